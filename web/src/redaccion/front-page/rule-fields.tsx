import type { CarrilBody } from '@poliedro/contracts/redaccion/front-page';
import { useTranslation } from '../../platform/translation.tsx';
import { Field } from '../../ui/field.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { languageName } from '../language-name.ts';
import { inPageIdioma } from './carril-summary.ts';
import type { FrontPageProps } from './front-page-props.ts';
import { type Faults, PERIODICOS_MAX } from './front-page-rules.ts';

interface RuleFieldsProps extends Pick<FrontPageProps, 'words' | 'front'> {
  readonly body: CarrilBody;
  readonly faults: Faults;
  readonly onChange: (change: Partial<CarrilBody>) => void;
}

type Options = readonly (readonly [value: string, name: string])[];

/** What goes into a carril: only what its type asks for. */
export function RuleFields({ words, front, body, faults, onChange }: RuleFieldsProps) {
  const { form, tipos, ordenes } = words;
  const { countryName } = useTranslation();
  const any: Options = [['', form.any]];
  const named = (codes: readonly string[], chosen: string | null, name: (code: string) => string): Options => {
    const all = chosen === null || codes.includes(chosen) ? codes : [...codes, chosen];
    return all.map((code) => [code, name(code)] as const).sort(([, one], [, other]) => one.localeCompare(other));
  };
  return (
    <>
      <SelectField
        name="tipo"
        label={form.tipo}
        defaultValue={body.tipo}
        options={Object.entries(tipos)}
        onChoose={(tipo) => onChange({ tipo: tipo as CarrilBody['tipo'] })}
      />
      {body.tipo === 'banner' ? (
        <Field
          name="url"
          label={form.url}
          hint={form.urlHint}
          fault={faults.url}
          value={body.url ?? ''}
          onChange={({ currentTarget }) => onChange({ url: currentTarget.value.trim() || null })}
          inputMode="url"
          autoComplete="off"
          spellCheck={false}
        />
      ) : (
        <div className="front-pair">
          <SelectField
            name="categoria_id"
            label={form.category}
            defaultValue={String(body.categoria_id ?? '')}
            options={[
              ...any,
              ...front.categorias.map(
                ({ categoria_id, nombre }) => [String(categoria_id), inPageIdioma(nombre)] as const,
              ),
            ]}
            onChoose={(value) => onChange({ categoria_id: value === '' ? null : Number(value) })}
          />
          <SelectField
            name="pais_iso_code"
            label={form.country}
            defaultValue={body.pais_iso_code ?? ''}
            options={[...any, ...named(front.paises, body.pais_iso_code, countryName)]}
            onChoose={(value) => onChange({ pais_iso_code: value || null })}
          />
          <SelectField
            name="idioma"
            label={form.language}
            defaultValue={body.idioma ?? ''}
            options={[...any, ...named(front.idiomas, body.idioma, languageName)]}
            onChoose={(value) => onChange({ idioma: value || null })}
          />
          {body.tipo === 'eventos' ? (
            <>
              <Field
                name="min_periodicos"
                type="number"
                label={form.papers}
                fault={faults.min_periodicos}
                min={1}
                max={PERIODICOS_MAX}
                step={1}
                defaultValue={body.min_periodicos}
                onChange={({ currentTarget }) => onChange({ min_periodicos: currentTarget.valueAsNumber })}
              />
              <SelectField
                name="orden"
                label={form.orden}
                defaultValue={body.orden}
                options={Object.entries(ordenes)}
                onChoose={(orden) => onChange({ orden: orden as CarrilBody['orden'] })}
              />
            </>
          ) : (
            <div>
              <Check
                label={form.opinion}
                checked={body.solo_opinion}
                onChange={(solo_opinion) => onChange({ solo_opinion })}
              />
              <Check
                label={form.authors}
                checked={body.de_autores}
                onChange={(de_autores) => onChange({ de_autores })}
              />
            </div>
          )}
        </div>
      )}
    </>
  );
}

interface CheckProps {
  readonly label: string;
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
}

export function Check({ label, checked, onChange }: CheckProps) {
  return (
    <label className="front-check">
      <input type="checkbox" checked={checked} onChange={({ currentTarget }) => onChange(currentTarget.checked)} />
      {label}
    </label>
  );
}
