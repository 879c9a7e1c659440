import type { Idioma } from '@poliedro/contracts/language';
import { IDIOMA_NAMES, IDIOMAS } from '../../platform/language.ts';
import { fillText } from '../../platform/translate.ts';
import { Field } from '../../ui/field.tsx';
import type { Faults } from './front-page-rules.ts';

type Texts = Readonly<Record<Idioma, string>>;

interface LanguageFieldsProps<T extends Texts> {
  readonly name: string;
  /** With the language's own name in it. */
  readonly label: string;
  readonly texts: T;
  readonly faults: Faults;
  readonly onChange: (texts: T) => void;
}

/** One text in each of our languages. */
export function LanguageFields<T extends Texts>({ name, label, texts, faults, onChange }: LanguageFieldsProps<T>) {
  return (
    <div className="front-pair">
      {IDIOMAS.map((idioma) => (
        <Field
          key={idioma}
          name={`${name}.${idioma}`}
          lang={idioma}
          label={fillText(label, { idioma: IDIOMA_NAMES[idioma] })}
          fault={faults[`${name}.${idioma}`]}
          value={texts[idioma]}
          onChange={({ currentTarget }) => onChange({ ...texts, [idioma]: currentTarget.value })}
          autoComplete="off"
        />
      ))}
    </div>
  );
}
