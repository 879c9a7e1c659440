import type { SourceSite } from '@poliedro/contracts/redaccion/sources';
import { fillText } from '../../platform/translate.ts';
import { EmptyNotice } from '../../ui/notice.tsx';
import { type Column, DataTable } from '../data-table.tsx';
import { PartSection } from '../part-section.tsx';
import type { SourceProps } from './source-props.ts';
import { momentOr, number } from './source-words.ts';

/** How its hosts want to be visited. */
export function SiteSection({ own, source: { sitios } }: Pick<SourceProps, 'own' | 'source'>) {
  const { sites, columns } = own;
  const shown: Column<SourceSite>[] = [
    { name: 'host', label: columns.host, isHead: true, cell: ({ host }) => host },
    {
      name: 'robots',
      label: columns.robots,
      cell: ({ robots, paused_until }) => (
        <>
          {sites.robots[robots]}
          {paused_until !== null && Date.parse(paused_until) > Date.now() ? (
            <span className="source-fault">{fillText(sites.away, { fecha: momentOr(paused_until, own.never) })}</span>
          ) : null}
        </>
      ),
    },
    { name: 'tdm', label: columns.tdm, cell: ({ tdm_reservado }) => (tdm_reservado ? sites.reserved : sites.free) },
    {
      name: 'pace',
      label: columns.pace,
      isNumber: true,
      cell: ({ pausa_segundos }) => fillText(sites.seconds, { segundos: number(pausa_segundos) }),
    },
    { name: 'again', label: columns.readAgain, cell: ({ read_again_on }) => momentOr(read_again_on, own.never) },
  ];
  return (
    <PartSection title={sites.title}>
      {sitios.length === 0 ? (
        <EmptyNotice text={sites.empty} />
      ) : (
        <DataTable label={columns.host} columns={shown} rows={sitios} keyOf={({ host }) => host} />
      )}
    </PartSection>
  );
}
