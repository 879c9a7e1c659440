import type { SourceRow } from '@poliedro/contracts/redaccion/sources';
import { useCallback, useState } from 'react';
import { countryOptions } from '../../platform/country-options.ts';
import { fillText } from '../../platform/translate.ts';
import { useTranslation } from '../../platform/translation.tsx';
import { Choice } from '../../ui/choice.tsx';
import { PageLink } from '../../ui/page-link.tsx';
import { SourceLogo } from '../../ui/source-logo.tsx';
import type { Column } from '../data-table.tsx';
import { languageName } from '../language-name.ts';
import { PagedTable } from '../paged-table.tsx';
import { partAddress } from '../part.ts';
import { SearchForm } from '../search-form.tsx';
import { callSources } from './source-calls.ts';
import type { SourcesProps } from './source-props.ts';
import { faultWords, languageOptions, momentOr, number, type SourcesText, share } from './source-words.ts';

type Estado = keyof SourcesText['states'];
const NO_FILTER = { q: '', pais: '', idioma: '', estado: 'todos' as Estado };

/** All newspapers by their domain, or those that are looked for. */
export function SourceList({ text, own }: SourcesProps) {
  const { countryNames, countryName } = useTranslation();
  const [filter, setFilter] = useState(NO_FILTER);
  const { q, pais, idioma, estado } = filter;
  const ask = useCallback(
    async (cursor: string | undefined) => {
      const { periodicos, ...page } = await callSources('listSources', {
        cursor,
        ...(q && { q }),
        ...(pais && { pais }),
        ...(idioma && { idioma }),
        ...(estado !== 'todos' && { estado }),
      });
      return { ...page, items: periodicos };
    },
    [q, pais, idioma, estado],
  );
  const choose = (change: Partial<typeof NO_FILTER>) => setFilter((known) => ({ ...known, ...change }));

  return (
    <>
      <div className="list-tools">
        <SearchForm
          label={own.search}
          button={text.actions.search}
          busy={false}
          onSearch={(words) => choose({ q: words })}
        />
        <Choice
          className="redaccion-choice"
          label={own.country}
          value={pais}
          options={[['', own.anyCountry], ...countryOptions(countryNames)]}
          onChoose={(chosen) => choose({ pais: chosen })}
        />
        <Choice
          className="redaccion-choice"
          label={own.language}
          value={idioma}
          options={[['', own.anyLanguage], ...languageOptions()]}
          onChoose={(chosen) => choose({ idioma: chosen })}
        />
        <Choice
          className="redaccion-choice"
          label={own.state}
          value={estado}
          options={Object.entries(own.states) as [Estado, string][]}
          onChoose={(chosen) => choose({ estado: chosen })}
        />
      </div>
      <PagedTable
        text={text}
        label={own.title}
        empty={own.empty}
        ask={ask}
        columnsOf={() => columnsOf(own, countryName)}
        keyOf={({ periodico_id }) => periodico_id}
      />
    </>
  );
}

export function stateOf({ removed, active }: Pick<SourceRow, 'removed' | 'active'>, own: SourcesText): string {
  if (removed) return own.removed;
  return active ? own.reading : own.paused;
}

const columnsOf = (own: SourcesText, countryName: (code: string) => string): Column<SourceRow>[] => [
  {
    name: 'newspaper',
    label: own.columns.newspaper,
    isHead: true,
    cell: ({ periodico_id, nombre, dominio, removed }) => (
      <PageLink className="source-name" to={`${partAddress('fuentes')}/${periodico_id}`} prefetch="none">
        <SourceLogo logo_url={removed ? '' : `/logos/${dominio}.svg`} />
        <span>
          {nombre} <small>{dominio}</small>
        </span>
      </PageLink>
    ),
  },
  {
    name: 'place',
    label: own.columns.place,
    cell: ({ pais_iso_code, idioma }) => `${countryName(pais_iso_code)} · ${languageName(idioma)}`,
  },
  {
    name: 'state',
    label: own.columns.state,
    cell: (row) => (
      <>
        {stateOf(row, own)}
        {row.fault ? (
          <span className="source-fault">{fillText(own.failing, { fallo: faultWords(row.fault, own) })}</span>
        ) : null}
      </>
    ),
  },
  { name: 'feeds', label: own.columns.feeds, isNumber: true, cell: ({ feeds }) => number(feeds) },
  { name: 'polled', label: own.columns.polled, cell: ({ polled_on }) => momentOr(polled_on, own.never) },
  {
    name: 'perDay',
    label: own.columns.perDay,
    isNumber: true,
    cell: ({ articulos_al_dia }) => number(articulos_al_dia, 1),
  },
  {
    name: 'share',
    label: own.columns.share,
    isNumber: true,
    cell: ({ proporcion_en_eventos }) => share(proporcion_en_eventos, own.none),
  },
];
