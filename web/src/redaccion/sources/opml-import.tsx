import type { ListedSource } from '@poliedro/contracts/redaccion/source-discovery';
import { type ChangeEvent, type FormEvent, useState } from 'react';
import { countryOptions } from '../../platform/country-options.ts';
import { fillText } from '../../platform/translate.ts';
import { useTranslation } from '../../platform/translation.tsx';
import { PageLink } from '../../ui/page-link.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { SubmitButton } from '../../ui/submit-button.tsx';
import { showToast } from '../../ui/toasts.ts';
import { type Column, DataTable } from '../data-table.tsx';
import { languageName } from '../language-name.ts';
import { operatorErrorText } from '../operator-error-text.ts';
import { partAddress } from '../part.ts';
import { PartFrame } from '../part-frame.tsx';
import { callDiscovery } from './source-calls.ts';
import type { SourcesProps } from './source-props.ts';
import { OPML_MAX } from './source-rules.ts';
import { languageOptions, number } from './source-words.ts';

interface Read {
  readonly periodicos: readonly ListedSource[];
  readonly sin_leer: number;
}

const canBeAdded = ({ estado, feeds }: ListedSource) => estado !== 'retirado' && feeds.length > 0;

/** Many newspapers from a file: first what it would add, then what is chosen of that. */
export function OpmlImport({ text, own }: SourcesProps) {
  const { opml } = own;
  const [busy, setBusy] = useState(false);
  const [read, setRead] = useState<Read>();

  async function attempt(act: () => Promise<void>) {
    if (busy) return;
    setBusy(true);
    try {
      await act();
    } catch (error) {
      showToast('error', operatorErrorText(error, text, own.errors));
    } finally {
      setBusy(false);
    }
  }

  function choose({ target: { files } }: ChangeEvent<HTMLInputElement>) {
    const [file] = files ?? [];
    if (file === undefined) return;
    setRead(undefined);
    void attempt(async () => {
      if (file.size > OPML_MAX) showToast('error', opml.tooLarge);
      else setRead(await callDiscovery('readOpml', { opml: await file.text() }));
    });
  }

  function add(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const sent = new FormData(event.currentTarget);
    const chosen = new Set(sent.getAll('dominios').map(String));
    const word = (name: string) => String(sent.get(name));
    const periodicos = (read?.periodicos ?? [])
      .filter(({ dominio }) => chosen.has(dominio))
      .map(({ dominio, nombre, pais_iso_code, idioma, feeds }) => ({
        dominio,
        nombre,
        feeds,
        pais_iso_code: pais_iso_code ?? word('pais_iso_code'),
        idioma: idioma ?? word('idioma'),
      }));
    if (periodicos.length === 0) return;
    void attempt(async () => {
      const added = await callDiscovery('importOpml', { periodicos });
      showToast('success', fillText(opml.done, { periodicos: added.periodicos, fuentes: added.feeds }));
      setRead(undefined);
    });
  }

  return (
    <PartFrame
      title={opml.title}
      lead={opml.lead}
      actions={
        <PageLink className="text-link" to={partAddress('fuentes')} prefetch="none">
          {own.back}
        </PageLink>
      }
    >
      <label className="opml-file">
        <span>{busy ? opml.reading : opml.file}</span>
        <input type="file" accept=".opml,.xml,text/x-opml,text/xml,application/xml" onChange={choose} />
      </label>
      <div role="status">
        {read ? (
          <p>
            {read.periodicos.length === 0
              ? opml.unreadable
              : fillText(opml.found, { cuantos: number(read.periodicos.length) })}
            {read.sin_leer > 0 ? ` · ${fillText(opml.unread, { cuantas: number(read.sin_leer) })}` : ''}
          </p>
        ) : null}
      </div>
      {read && read.periodicos.length > 0 ? (
        <Listed text={text} own={own} periodicos={read.periodicos} busy={busy} onSubmit={add} />
      ) : null}
    </PartFrame>
  );
}

interface ListedProps extends SourcesProps {
  readonly periodicos: readonly ListedSource[];
  readonly busy: boolean;
  readonly onSubmit: (event: FormEvent<HTMLFormElement>) => void;
}

function Listed({ text, own, periodicos, busy, onSubmit }: ListedProps) {
  const { opml, columns } = own;
  const { countryNames, countryName } = useTranslation();
  const shown: Column<ListedSource>[] = [
    {
      name: 'newspaper',
      label: columns.newspaper,
      isHead: true,
      cell: (listed) => (
        <label className="opml-choice">
          <input
            type="checkbox"
            name="dominios"
            value={listed.dominio}
            aria-label={fillText(opml.choose, { nombre: listed.nombre })}
            defaultChecked={canBeAdded(listed)}
            disabled={!canBeAdded(listed)}
          />
          <span>
            {listed.nombre} <small>{listed.dominio}</small>
          </span>
        </label>
      ),
    },
    {
      name: 'place',
      label: columns.place,
      cell: ({ pais_iso_code, idioma }) =>
        [pais_iso_code === null ? null : countryName(pais_iso_code), idioma && languageName(idioma)]
          .filter(Boolean)
          .join(' · ') || '—',
    },
    {
      name: 'state',
      label: columns.state,
      cell: ({ estado }) => ({ nuevo: opml.isNew, conocido: opml.known, retirado: opml.wasRemoved })[estado],
    },
    { name: 'feeds', label: opml.news, isNumber: true, cell: ({ feeds }) => number(feeds.length) },
  ];
  const lacksPlace = periodicos.some(({ pais_iso_code, idioma }) => pais_iso_code === null || idioma === null);
  return (
    <form className="opml-list" onSubmit={onSubmit}>
      <DataTable label={opml.title} columns={shown} rows={periodicos} keyOf={({ dominio }) => dominio} />
      {lacksPlace ? (
        <fieldset className="source-form">
          <legend>{opml.missing}</legend>
          <SelectField
            name="pais_iso_code"
            label={own.country}
            defaultValue="ES"
            options={countryOptions(countryNames)}
          />
          <SelectField name="idioma" label={own.language} defaultValue="es" options={languageOptions()} />
        </fieldset>
      ) : null}
      {periodicos.some(canBeAdded) ? (
        <SubmitButton label={opml.submit} busyLabel={text.actions.saving} busy={busy} />
      ) : (
        <p>{opml.nothing}</p>
      )}
    </form>
  );
}
