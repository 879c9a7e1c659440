import type { PeopleFilter, PersonRow } from '@poliedro/contracts/redaccion/people';
import { useCallback, useState } from 'react';
import { shortDate } from '../../platform/dates.ts';
import { pageIdioma } from '../../platform/language.ts';
import { fillText } from '../../platform/translate.ts';
import { usePages } from '../../platform/use-pages.ts';
import { Choice } from '../../ui/choice.tsx';
import { MoreButton } from '../../ui/more-button.tsx';
import { EmptyNotice, ErrorNotice } from '../../ui/notice.tsx';
import { PageLink } from '../../ui/page-link.tsx';
import { type Column, DataTable } from '../data-table.tsx';
import { partAddress } from '../part.ts';
import { PartSkeleton } from '../part-skeleton.tsx';
import { SearchForm } from '../search-form.tsx';
import { callPeople } from './people-calls.ts';
import type { PeopleProps } from './people-props.ts';

/** As many as a search shows. */
const FOUND_MAX = 50;

/** All accounts, the newest first, or those that are looked for. */
export function Accounts({ text, own }: PeopleProps) {
  const [buscar, setBuscar] = useState('');
  const [filtro, setFiltro] = useState<PeopleFilter>('todas');
  const pages = usePages(
    useCallback(
      async (cursor: string | undefined) => {
        const { personas, ...page } = await callPeople('listPeople', { cursor, buscar, filtro });
        return { ...page, items: personas };
      },
      [buscar, filtro],
    ),
  );
  const { items, retry } = pages;

  return (
    <section className="people-section">
      <h3>{own.accounts}</h3>
      <div className="list-tools people-tools">
        <SearchForm
          label={own.search}
          hint={own.searchHint}
          button={text.actions.search}
          busy={items === undefined}
          onSearch={setBuscar}
        />
        <Choice
          className="redaccion-choice"
          label={own.show}
          value={filtro}
          disabled={buscar !== ''}
          options={Object.entries(own.filters) as [PeopleFilter, string][]}
          onChoose={setFiltro}
        />
      </div>
      {items === undefined ? <PartSkeleton /> : null}
      {items === null ? <ErrorNotice text={text.loadFailed} onRetry={retry} /> : null}
      {items?.length === 0 ? <EmptyNotice text={buscar === '' ? own.empty : own.notFound} /> : null}
      {items && items.length > 0 ? (
        <DataTable label={own.accounts} columns={columnsOf(own)} rows={items} keyOf={({ usuario_id }) => usuario_id} />
      ) : null}
      {buscar !== '' && items?.length === FOUND_MAX ? <p>{fillText(own.firstOnes, { count: FOUND_MAX })}</p> : null}
      <MoreButton pages={pages} />
    </section>
  );
}

const columnsOf = (own: PeopleProps['own']): Column<PersonRow>[] => [
  {
    name: 'alias',
    label: own.columns.alias,
    isHead: true,
    cell: ({ usuario_id, alias }) => (
      <PageLink className="text-link" to={`${partAddress('personas')}/${usuario_id}`} prefetch="none">
        {alias}
      </PageLink>
    ),
  },
  { name: 'correo', label: own.columns.correo, cell: ({ correo }) => correo },
  { name: 'rol', label: own.columns.rol, cell: ({ rol }) => own.roles[rol] },
  { name: 'estado', label: own.columns.estado, cell: (person) => marksOf(person, own) },
  { name: 'desde', label: own.columns.desde, cell: ({ created_on }) => shortDate(created_on, pageIdioma()) },
];

function marksOf(person: PersonRow, { marks }: PeopleProps['own']): string {
  const held = [
    person.suspendida && marks.suspendida,
    person.es_administrador && marks.administra,
    person.segundo_factor && marks.segundoFactor,
    !person.email_verificado && marks.sinVerificar,
  ].filter((mark) => mark !== false);
  return held.length === 0 ? marks.nada : held.join(' · ');
}
