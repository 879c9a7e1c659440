import { type FormEvent, useState } from 'react';
import { countryOptions } from '../../platform/country-options.ts';
import { useTranslation } from '../../platform/translation.tsx';
import { Field } from '../../ui/field.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { SubmitButton } from '../../ui/submit-button.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { PartSection } from '../part-section.tsx';
import { useOperation } from '../use-operation.ts';
import { callSources } from './source-calls.ts';
import type { SourceProps } from './source-props.ts';
import { EXTRACT_MAX, LICENCE_MAX, NOTE_MAX, OWNER_MAX } from './source-rules.ts';
import { languageOptions } from './source-words.ts';

interface Faults {
  readonly nombre?: string;
  readonly extract_limit?: string;
}

/** What is known of it, and what was agreed with it. */
export function SourceForm({ text, own, source, onChanged }: SourceProps) {
  const { form } = own;
  const { countryNames } = useTranslation();
  const { periodico_id } = source;
  const [busy, run] = useOperation(text, own.errors);
  const [faults, setFaults] = useState<Faults>({});

  async function save(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const place = event.currentTarget;
    const sent = new FormData(place);
    const word = (name: string) => String(sent.get(name) ?? '').trim();
    const extract_limit = Number(word('extract_limit'));
    const isLimit = /^\d+$/.test(word('extract_limit')) && extract_limit <= EXTRACT_MAX;
    const found: Faults = {
      ...(word('nombre') === '' && { nombre: form.nameFault }),
      ...(!isLimit && { extract_limit: form.extractFault }),
    };
    setFaults(found);
    const [first] = Object.keys(found);
    if (first !== undefined) {
      place.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
      return;
    }
    const fields = {
      nombre: word('nombre'),
      pais_iso_code: word('pais_iso_code'),
      idioma: word('idioma'),
      propietario: word('propietario'),
      licencia: word('licencia'),
      extract_limit,
      nota: word('nota'),
    };
    if (await run(() => callSources('saveSource', { periodico_id }, fields))) onChanged();
  }

  return (
    <PartSection title={form.title}>
      <form className="source-form" onSubmit={(event) => void save(event)} noValidate>
        <Field name="nombre" label={form.name} defaultValue={source.nombre} maxLength={200} fault={faults.nombre} />
        <SelectField
          name="pais_iso_code"
          label={own.country}
          defaultValue={source.pais_iso_code}
          options={countryOptions(countryNames)}
        />
        <SelectField
          name="idioma"
          label={own.language}
          defaultValue={source.idioma}
          options={languageOptions(source.idioma)}
        />
        <Field
          name="propietario"
          label={form.owner}
          hint={form.ownerHint}
          defaultValue={source.propietario}
          maxLength={OWNER_MAX}
        />
        <TextField
          name="licencia"
          label={form.licence}
          hint={form.licenceHint}
          rows={4}
          max={LICENCE_MAX}
          defaultValue={source.licencia}
        />
        <Field
          name="extract_limit"
          label={form.extract}
          hint={form.extractHint}
          inputMode="numeric"
          defaultValue={source.extract_limit}
          fault={faults.extract_limit}
        />
        <Field name="nota" label={form.note} maxLength={NOTE_MAX} autoComplete="off" />
        <SubmitButton label={text.actions.save} busyLabel={text.actions.saving} busy={busy} />
      </form>
    </PartSection>
  );
}
