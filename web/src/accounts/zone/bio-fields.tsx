import type { Bio } from '@poliedro/contracts/profiles';
import type { BioText } from '../../locales/bio-text.ts';
import { countryOptions } from '../../platform/country-options.ts';
import { useTranslation } from '../../platform/translation.tsx';
import { Field } from '../../ui/field.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { BIO_DESCRIPCION_MAX, BIO_TEXT_MAX } from '../field-rules.ts';

interface BioFieldsProps {
  readonly words: BioText;
  readonly bio: Bio;
  readonly faults: { readonly [name: string]: string | undefined };
}

export function BioAbout({ words, bio, faults }: BioFieldsProps) {
  const { countryNames } = useTranslation();
  return (
    <fieldset className="bio-part">
      <legend>{words.edit.about}</legend>
      <TextField
        name="descripcion"
        label={words.edit.descripcion}
        hint={words.edit.descripcionHint}
        rows={4}
        max={BIO_DESCRIPCION_MAX}
        defaultValue={bio.descripcion}
        fault={faults.descripcion}
      />
      <div className="bio-pair">
        <SelectField
          name="pais"
          label={words.fields.pais}
          defaultValue={bio.pais ?? ''}
          options={[['', words.edit.noCountry], ...countryOptions(countryNames)]}
        />
        <Field
          name="estudios"
          label={words.fields.estudios}
          maxLength={BIO_TEXT_MAX}
          defaultValue={bio.estudios}
          autoComplete="off"
          fault={faults.estudios}
        />
      </div>
    </fieldset>
  );
}

const LINKS = ['link_blog', 'link_linkedin', 'link_twitter', 'link_periodico1', 'link_periodico2'] as const;

export function BioLinks({ words, bio, faults }: BioFieldsProps) {
  return (
    <fieldset className="bio-part">
      <legend>{words.edit.links}</legend>
      <div className="bio-pair">
        {LINKS.map((name) => (
          <Field
            key={name}
            name={name}
            type="url"
            inputMode="url"
            label={words.fields[name]}
            placeholder="https://"
            defaultValue={bio[name]}
            autoComplete="off"
            fault={faults[name]}
          />
        ))}
      </div>
    </fieldset>
  );
}
