import { useState } from 'react';
import type { AccountText } from '../locales/account-text.ts';
import { PasswordField } from '../ui/password-field.tsx';
import { passwordStrength } from './password-strength.ts';

interface NewPasswordFieldProps {
  readonly text: AccountText;
  readonly name?: string;
  readonly label: string;
  readonly fault: string | undefined;
}

/** A password being chosen, with a quiet word on how well it would hold. */
export function NewPasswordField({ text, name = 'password', label, fault }: NewPasswordFieldProps) {
  const [written, setWritten] = useState('');
  const strength = passwordStrength(written);
  return (
    <PasswordField
      name={name}
      label={label}
      showLabel={text.fields.show}
      autoComplete="new-password"
      required
      fault={fault}
      onInput={({ currentTarget }) => setWritten(currentTarget.value)}
      hint={
        written === '' ? (
          text.fields.passwordHint
        ) : (
          <span className="strength" data-strength={strength}>
            <span className="strength-bar" aria-hidden="true">
              <i />
              <i />
              <i />
            </span>
            {text.strength[strength]}
          </span>
        )
      }
    />
  );
}
