import type { ReactNode } from 'react';
import type { UserText } from '../../locales/zone-text.ts';
import { PasswordField } from '../../ui/password-field.tsx';
import { AccountForm } from '../account-form.tsx';
import { knownPasswordFault } from '../field-rules.ts';
import { useAccountForm } from '../use-account-form.ts';

interface PasswordGateProps {
  readonly text: UserText;
  readonly email: string;
  readonly lead?: ReactNode;
  readonly submit: string;
  readonly sending: string;
  readonly failed: string;
  readonly onCancel: () => void;
  readonly send: (password: string) => Promise<void>;
}

/** What is done only by somebody who knows the password. */
export function PasswordGate({ text, email, lead, submit, sending, failed, onCancel, send }: PasswordGateProps) {
  const form = useAccountForm({
    text,
    rules: { password: knownPasswordFault },
    fieldOfCode: { wrong_password: 'password' },
    failed,
    retryField: 'password',
    send: ({ password }) => send(password),
  });
  return (
    <AccountForm form={form} submit={submit} sending={sending} cancel={{ label: text.actions.cancel, onCancel }}>
      {lead ? <p className="quiet">{lead}</p> : null}
      <KnownUser email={email} />
      <OwnPasswordField text={text} fault={form.faults.password} />
    </AccountForm>
  );
}

/** Tells password managers whose password it is. */
export function KnownUser({ email }: { email: string }) {
  return <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />;
}

interface OwnPasswordFieldProps {
  readonly text: UserText;
  readonly name?: string;
  readonly label?: string;
  readonly fault: string | undefined;
}

export function OwnPasswordField({ text, name = 'password', label, fault }: OwnPasswordFieldProps) {
  return (
    <PasswordField
      name={name}
      label={label ?? text.fields.password}
      showLabel={text.fields.show}
      autoComplete="current-password"
      required
      fault={fault}
    />
  );
}
