import type { SourceRow } from '@poliedro/contracts/redaccion/sources';
import { type FormEvent, useCallback, useState } from 'react';
import { fillText } from '../../platform/translate.ts';
import { useTranslation } from '../../platform/translation.tsx';
import { usePages } from '../../platform/use-pages.ts';
import { Field } from '../../ui/field.tsx';
import { MoreButton } from '../../ui/more-button.tsx';
import { EmptyNotice, ErrorNotice } from '../../ui/notice.tsx';
import { PageLink } from '../../ui/page-link.tsx';
import { SourceLogo } from '../../ui/source-logo.tsx';
import { SubmitButton } from '../../ui/submit-button.tsx';
import { type Column, DataTable } from '../data-table.tsx';
import { partAddress } from '../part.ts';
import { PartSkeleton } from '../part-skeleton.tsx';
import { callSources } from './source-calls.ts';
import type { SourcesProps } from './source-props.ts';
import {
  countryOptions,
  faultWords,
  languageOptions,
  momentOr,
  number,
  type SourcesText,
  share,
} from './source-words.ts';

type Estado = keyof SourcesText['states'];
const NO_FILTER = { q: '', pais: '', idioma: '', estado: 'todos' as Estado };

/** All newspapers by their domain, or those that are looked for. */
export function SourceList({ text, own }: SourcesProps) {
  const { countryNames, countryName } = useTranslation();
  const [filter, setFilter] = useState(NO_FILTER);
  const pages = usePages(
    useCallback(
      async (cursor: string | undefined) => {
        const { q, pais, idioma, estado } = filter;
        const { periodicos, ...page } = await callSources('listSources', {
          cursor,
          ...(q && { q }),
          ...(pais && { pais }),
          ...(idioma && { idioma }),
          ...(estado !== 'todos' && { estado }),
        });
        return { ...page, items: periodicos };
      },
      [filter],
    ),
  );
  const { items, retry } = pages;
  const choose = (change: Partial<typeof NO_FILTER>) => setFilter((known) => ({ ...known, ...change }));

  function search(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    choose({ q: String(new FormData(event.currentTarget).get('q') ?? '').trim() });
  }

  return (
    <>
      <div className="sources-tools">
        {/* biome-ignore lint/a11y/useSemanticElements: not every browser we serve knows <search> */}
        <form role="search" className="sources-search" onSubmit={search}>
          <Field name="q" type="search" label={own.search} autoComplete="off" />
          <SubmitButton label={text.actions.search} busyLabel={text.actions.search} busy={items === undefined} />
        </form>
        <Choice
          label={own.country}
          options={[['', own.anyCountry], ...countryOptions(countryNames)]}
          onChoose={(pais) => choose({ pais })}
        />
        <Choice
          label={own.language}
          options={[['', own.anyLanguage], ...languageOptions()]}
          onChoose={(idioma) => choose({ idioma })}
        />
        <Choice
          label={own.state}
          options={Object.entries(own.states)}
          onChoose={(estado) => choose({ estado: estado as Estado })}
        />
      </div>
      {items === undefined ? <PartSkeleton /> : null}
      {items === null ? <ErrorNotice text={text.loadFailed} onRetry={retry} /> : null}
      {items?.length === 0 ? <EmptyNotice text={own.empty} /> : null}
      {items && items.length > 0 ? (
        <DataTable
          label={own.title}
          columns={columnsOf(own, countryName)}
          rows={items}
          keyOf={({ periodico_id }) => periodico_id}
        />
      ) : null}
      <MoreButton pages={pages} />
    </>
  );
}

interface ChoiceProps {
  readonly label: string;
  readonly options: readonly (readonly [value: string, name: string])[];
  readonly onChoose: (value: string) => void;
}

function Choice({ label, options, onChoose }: ChoiceProps) {
  return (
    <label className="redaccion-choice">
      <span>{label}</span>
      <select onChange={({ target }) => onChoose(target.value)}>
        {options.map(([value, name]) => (
          <option key={value} value={value}>
            {name}
          </option>
        ))}
      </select>
    </label>
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
    cell: ({ pais_iso_code, idioma }) => `${countryName(pais_iso_code)} · ${idioma}`,
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
