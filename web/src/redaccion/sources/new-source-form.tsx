import type { Discovery, TrialRead } from '@poliedro/contracts/redaccion/source-discovery';
import { type FormEvent, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { countryOptions } from '../../platform/country-options.ts';
import { fillText } from '../../platform/translate.ts';
import { useTranslation } from '../../platform/translation.tsx';
import { Field } from '../../ui/field.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { SubmitButton } from '../../ui/submit-button.tsx';
import { showToast } from '../../ui/toasts.ts';
import { operatorErrorText } from '../operator-error-text.ts';
import { partAddress } from '../part.ts';
import { useOperation } from '../use-operation.ts';
import { callDiscovery, callSources } from './source-calls.ts';
import type { SourcesProps } from './source-props.ts';
import { isDomain } from './source-rules.ts';
import { languageOptions } from './source-words.ts';
import { TrialView } from './trial-view.tsx';

interface Faults {
  readonly dominio?: string;
  readonly nombre?: string;
}

/** What was found, to be looked through, tried and added. */
export function NewSourceForm({ text, own, found }: SourcesProps & { readonly found: Discovery }) {
  const { adding } = own;
  const { countryNames } = useTranslation();
  const navigate = useNavigate();
  const form = useRef<HTMLFormElement>(null);
  const [busy, run] = useOperation(text, own.errors);
  const [faults, setFaults] = useState<Faults>({});
  const [trying, setTrying] = useState<string>();
  const [trial, setTrial] = useState<TrialRead>();

  const word = (name: string) => String(new FormData(form.current ?? undefined).get(name) ?? '').trim();

  async function attempt(url: string) {
    if (trying !== undefined) return;
    setTrying(url);
    setTrial(undefined);
    try {
      const asked = { url, pais_iso_code: word('pais_iso_code'), idioma: word('idioma') };
      setTrial(await callDiscovery('tryFeed', asked));
    } catch (error) {
      showToast('error', operatorErrorText(error, text, own.errors));
    } finally {
      setTrying(undefined);
    }
  }

  async function add(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const feeds = new FormData(event.currentTarget).getAll('feeds').map(String);
    const dominio = word('dominio').toLowerCase();
    const wrong: Faults = {
      ...(!isDomain(dominio) && { dominio: adding.domainFault }),
      ...(word('nombre') === '' && { nombre: own.form.nameFault }),
    };
    setFaults(wrong);
    const [first] = Object.keys(wrong);
    if (first !== undefined) {
      event.currentTarget.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
      return;
    }
    if (feeds.length === 0) {
      showToast('error', adding.chooseOne);
      return;
    }
    const newspaper = { dominio, nombre: word('nombre'), pais_iso_code: word('pais_iso_code'), idioma: word('idioma') };
    let added = 0;
    const act = async () => {
      added = (await callSources('addSource', { ...newspaper, feeds })).periodico_id;
    };
    if (await run(act, adding.done)) await navigate(`${partAddress('fuentes')}/${added}`);
  }

  return (
    <form ref={form} className="source-form" onSubmit={(event) => void add(event)} noValidate>
      <Field name="nombre" label={own.form.name} defaultValue={found.nombre} maxLength={200} fault={faults.nombre} />
      <Field name="dominio" label={adding.domain} defaultValue={found.dominio} fault={faults.dominio} />
      <SelectField name="pais_iso_code" label={own.country} defaultValue="ES" options={countryOptions(countryNames)} />
      <SelectField
        name="idioma"
        label={own.language}
        defaultValue={found.idioma ?? 'es'}
        options={languageOptions(found.idioma ?? undefined)}
      />
      <fieldset className="found-feeds">
        <legend>{own.feeds.title}</legend>
        {found.fuentes.map(({ url, titulo, articulos, conocida }, place) => (
          <div key={url}>
            <label>
              <input
                type="checkbox"
                name="feeds"
                value={url}
                defaultChecked={place === 0 && !conocida}
                disabled={conocida}
              />
              <span>
                {titulo || url}
                <small>
                  {url} · {conocida ? adding.isKnown : fillText(adding.items, { cuantos: articulos })}
                </small>
              </span>
            </label>
            <button
              type="button"
              className="button"
              aria-label={fillText(adding.tryOf, { url })}
              aria-disabled={trying !== undefined}
              onClick={() => void attempt(url)}
            >
              {trying === url ? adding.trying : adding.try}
            </button>
          </div>
        ))}
      </fieldset>
      <div role="status">{trial ? <TrialView own={own} trial={trial} /> : null}</div>
      <SubmitButton label={adding.submit} busyLabel={text.actions.saving} busy={busy} />
    </form>
  );
}
