import type { User } from '@poliedro/contracts/accounts';
import type { AccountText } from '../locales/account-text.ts';
import { PageLink } from '../ui/page-link.tsx';
import { PasswordField } from '../ui/password-field.tsx';
import { callAccount } from './account-calls.ts';
import { AccountForm } from './account-form.tsx';
import { EmailField } from './email-field.tsx';
import { emailFault, knownPasswordFault } from './field-rules.ts';
import { useAccountForm } from './use-account-form.ts';

interface LoginFormProps {
  readonly text: AccountText;
  readonly onUser: (user: User) => void;
  readonly onSecondFactor: () => void;
}

export function LoginForm({ text, onUser, onSecondFactor }: LoginFormProps) {
  const form = useAccountForm({
    text,
    rules: { email: emailFault, password: knownPasswordFault },
    failed: text.login.failed,
    retryField: 'password',
    async send({ email, password }) {
      const { user, segundo_factor } = await callAccount('login', { email: email.trim(), password });
      if (user) onUser(user);
      else if (segundo_factor) onSecondFactor();
    },
  });
  return (
    <AccountForm form={form} submit={text.login.submit} sending={text.login.sending}>
      <EmailField label={text.fields.email} autoComplete="username webauthn" fault={form.faults.email} />
      <PasswordField
        name="password"
        label={text.fields.password}
        showLabel={text.fields.show}
        autoComplete="current-password"
        required
        fault={form.faults.password}
      />
      <p className="account-aside">
        <PageLink className="text-link" to="/password">
          {text.login.forgot}
        </PageLink>
      </p>
    </AccountForm>
  );
}
