import type { DecidedReport } from '@poliedro/contracts/redaccion/reports';
import { useCallback } from 'react';
import { localMoment } from '../../platform/dates.ts';
import { pageIdioma } from '../../platform/language.ts';
import { fillText } from '../../platform/translate.ts';
import { usePages } from '../../platform/use-pages.ts';
import { MoreButton } from '../../ui/more-button.tsx';
import { EmptyNotice, ErrorNotice } from '../../ui/notice.tsx';
import { type Column, DataTable } from '../data-table.tsx';
import { PartSkeleton } from '../part-skeleton.tsx';
import { callReports } from './reports-calls.ts';
import type { ReportsProps } from './reports-props.ts';

/** What was decided, the newest first; the way back is in the journal. */
export function DecidedReports({ text, own }: ReportsProps) {
  const pages = usePages(
    useCallback(async (cursor: string | undefined) => {
      const { decisiones, ...page } = await callReports('listDecided', { cursor });
      return { ...page, items: decisiones };
    }, []),
  );
  const { items, retry } = pages;
  return (
    <div className="reports-list">
      {items === undefined ? <PartSkeleton /> : null}
      {items === null ? <ErrorNotice text={text.loadFailed} onRetry={retry} /> : null}
      {items?.length === 0 ? <EmptyNotice text={own.emptyDecided} /> : null}
      {items && items.length > 0 ? (
        <DataTable label={own.table} columns={columnsOf(own)} rows={items} keyOf={({ decision_id }) => decision_id} />
      ) : null}
      <MoreButton pages={pages} />
    </div>
  );
}

const columnsOf = (own: ReportsProps['own']): Column<DecidedReport>[] => [
  {
    name: 'que',
    label: own.columns.que,
    isHead: true,
    cell: ({ tipo, objeto_id }) => fillText(own.heading, { tipo: own.types[tipo], id: String(objeto_id) }),
  },
  { name: 'decision', label: own.columns.decision, cell: ({ decision }) => own.decisions[decision] },
  { name: 'motivo', label: own.columns.motivo, cell: ({ motivo }) => motivo },
  { name: 'avisos', label: own.columns.avisos, isNumber: true, cell: ({ avisos }) => avisos },
  { name: 'cuando', label: own.columns.cuando, cell: ({ created_on }) => localMoment(created_on, pageIdioma()) },
];
