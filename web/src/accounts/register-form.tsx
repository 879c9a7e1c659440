import type { User } from '@poliedro/contracts/accounts';
import type { AccountText } from '../locales/account-text.ts';
import { Field } from '../ui/field.tsx';
import { callAccount } from './account-calls.ts';
import { AccountForm } from './account-form.tsx';
import { EmailField } from './email-field.tsx';
import { aliasFault, emailFault, newPasswordFault } from './field-rules.ts';
import { NewPasswordField } from './new-password-field.tsx';
import { useAccountForm } from './use-account-form.ts';

interface RegisterFormProps {
  readonly text: AccountText;
  readonly onUser: (user: User) => void;
}

export function RegisterForm({ text, onUser }: RegisterFormProps) {
  const form = useAccountForm({
    text,
    rules: { alias: aliasFault, email: emailFault, password: newPasswordFault },
    fieldOfCode: { alias_taken: 'alias', email_taken: 'email', password_common: 'password' },
    failed: text.register.failed,
    retryField: 'alias',
    async send({ alias, email, password }) {
      const { user } = await callAccount('register', { alias: alias.trim(), email: email.trim(), password });
      onUser(user);
    },
  });
  return (
    <AccountForm form={form} submit={text.register.submit} sending={text.register.sending}>
      <Field
        name="alias"
        label={text.fields.alias}
        hint={text.fields.aliasHint}
        autoComplete="nickname"
        spellCheck={false}
        required
        fault={form.faults.alias}
      />
      <EmailField label={text.fields.email} fault={form.faults.email} />
      <NewPasswordField text={text} label={text.fields.password} fault={form.faults.password} />
    </AccountForm>
  );
}
