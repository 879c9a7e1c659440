import type { ListedEvent } from '@poliedro/contracts/redaccion/events';
import { useCallback, useState } from 'react';
import { localMoment } from '../../platform/dates.ts';
import { pageIdioma } from '../../platform/language.ts';
import { fillText } from '../../platform/translate.ts';
import { PageLink } from '../../ui/page-link.tsx';
import type { Column } from '../data-table.tsx';
import { PagedTable } from '../paged-table.tsx';
import { SearchForm } from '../search-form.tsx';
import { eventDeskAddress } from './event-desk-address.ts';
import { callEvents } from './events-calls.ts';
import type { EventsProps } from './events-props.ts';

/** The newest events, or those that are looked for. */
export function EventList({ text, own }: EventsProps) {
  const [q, setQ] = useState('');
  const ask = useCallback(
    async (cursor: string | undefined) => {
      const { eventos, ...page } = await callEvents('listOperatorEvents', { q, cursor, idioma: pageIdioma() });
      return { ...page, items: eventos };
    },
    [q],
  );

  return (
    <>
      <SearchForm label={own.search} button={text.actions.search} busy={false} onSearch={setQ} />
      <PagedTable
        text={text}
        label={own.title}
        empty={own.empty}
        ask={ask}
        columnsOf={() => columnsOf(own)}
        keyOf={({ evento_id }) => evento_id}
      />
    </>
  );
}

export function stateOf({ unido_a, publicado }: ListedEvent, own: EventsProps['own']): string {
  if (unido_a !== null) return fillText(own.mergedInto, { id: String(unido_a) });
  return publicado ? own.published : own.hidden;
}

const columnsOf = (own: EventsProps['own']): Column<ListedEvent>[] => [
  {
    name: 'event',
    label: own.columns.event,
    isHead: true,
    cell: ({ evento_id, titulo }) => (
      <PageLink className="events-title" to={eventDeskAddress(evento_id)} prefetch="none">
        {titulo} <small>{evento_id}</small>
      </PageLink>
    ),
  },
  { name: 'state', label: own.columns.state, cell: (event) => stateOf(event, own) },
  { name: 'articles', label: own.columns.articles, isNumber: true, cell: ({ articulos }) => articulos },
  {
    name: 'reports',
    label: own.columns.reports,
    isNumber: true,
    cell: ({ informes_independientes }) => informes_independientes,
  },
  { name: 'writer', label: own.columns.writer, cell: ({ analista }) => analista ?? own.people },
  { name: 'changed', label: own.columns.changed, cell: ({ updated_on }) => localMoment(updated_on, pageIdioma()) },
];
