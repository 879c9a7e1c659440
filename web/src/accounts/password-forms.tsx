import type { AccountText } from '../locales/account-text.ts';
import { callAccount } from './account-calls.ts';
import { AccountForm } from './account-form.tsx';
import { EmailField } from './email-field.tsx';
import { emailFault, newPasswordFault } from './field-rules.ts';
import { NewPasswordField } from './new-password-field.tsx';
import { useAccountForm } from './use-account-form.ts';

/** Asks for a link by mail. */
export function ForgotPasswordForm({ text, onSent }: { text: AccountText; onSent: () => void }) {
  const form = useAccountForm({
    text,
    rules: { email: emailFault },
    failed: text.forgot.failed,
    retryField: 'email',
    async send({ email }) {
      await callAccount('forgotPassword', { email: email.trim() });
      onSent();
    },
  });
  return (
    <AccountForm form={form} submit={text.forgot.submit} sending={text.forgot.sending}>
      <EmailField label={text.fields.email} fault={form.faults.email} />
    </AccountForm>
  );
}

interface ResetPasswordFormProps {
  readonly text: AccountText;
  readonly token: string;
  readonly onDone: () => void;
}

/** Chooses a new password with the token of the mail. */
export function ResetPasswordForm({ text, token, onDone }: ResetPasswordFormProps) {
  const form = useAccountForm({
    text,
    rules: { password: newPasswordFault },
    fieldOfCode: { password_common: 'password' },
    failed: text.reset.failed,
    retryField: 'password',
    async send({ password }) {
      await callAccount('resetPassword', { token, password });
      onDone();
    },
  });
  return (
    <AccountForm form={form} submit={text.reset.submit} sending={text.reset.sending}>
      <NewPasswordField text={text} label={text.fields.newPassword} fault={form.faults.password} />
    </AccountForm>
  );
}
