import type { Bio } from '@poliedro/contracts/profiles';
import { CircleAlert } from 'lucide-react';
import { useState } from 'react';
import type { BioText } from '../../locales/bio-text.ts';
import { SelectField } from '../../ui/select-field.tsx';

interface BioOrientationProps {
  readonly words: BioText;
  readonly bio: Bio;
  readonly fault: string | undefined;
}

/** What the law protects especially: never without a consent of its own, asked for right beside it. */
export function BioOrientation({ words, bio, fault }: BioOrientationProps) {
  const [chosen, setChosen] = useState<string>(bio.orientacion ?? '');
  return (
    <fieldset className="bio-part">
      <legend>{words.fields.orientacion}</legend>
      <SelectField
        name="orientacion"
        label={words.edit.orientation}
        hint={words.edit.orientationHint}
        defaultValue={bio.orientacion ?? ''}
        options={[['', words.edit.noOrientation], ...Object.entries(words.orientaciones)]}
        onChoose={setChosen}
      />
      {chosen === '' ? null : (
        <div className="consent">
          <label className="check">
            <input
              type="checkbox"
              name="orientacion_consentida"
              defaultChecked={bio.orientacion_consentida && bio.orientacion !== null}
              aria-invalid={fault ? true : undefined}
              aria-describedby="consent-note"
            />
            {words.edit.consent}
          </label>
          <p id="consent-note" className={fault ? 'field-note fault' : 'field-note'} role={fault ? 'alert' : undefined}>
            {fault ? <CircleAlert className="icon" aria-hidden="true" /> : null}
            {fault ?? words.edit.consentHint}
          </p>
        </div>
      )}
    </fieldset>
  );
}
