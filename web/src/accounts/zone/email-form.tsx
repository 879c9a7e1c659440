import type { UserText } from '../../locales/zone-text.ts';
import { showToast } from '../../ui/toasts.ts';
import { callAccount } from '../account-calls.ts';
import { AccountForm } from '../account-form.tsx';
import { EmailField } from '../email-field.tsx';
import { emailFault, knownPasswordFault } from '../field-rules.ts';
import { useAccountForm } from '../use-account-form.ts';
import { KnownUser, OwnPasswordField } from './password-gate.tsx';

interface EmailFormProps {
  readonly text: UserText;
  readonly email: string;
  readonly onClose: () => void;
  readonly onSent: (correo_nuevo: string) => void;
}

export function EmailForm({ text, email, onClose, onSent }: EmailFormProps) {
  const form = useAccountForm({
    text,
    rules: { correo: emailFault, password: knownPasswordFault },
    fieldOfCode: { wrong_password: 'password' },
    failed: text.email.failed,
    retryField: 'correo',
    async send({ correo, password }) {
      const wished = correo.trim().toLowerCase();
      await callAccount('changeEmail', { email: wished, password });
      onSent(wished);
      showToast('success', text.email.sent);
      onClose();
    },
  });
  return (
    <AccountForm
      form={form}
      submit={text.email.submit}
      sending={text.email.sending}
      cancel={{ label: text.actions.cancel, onCancel: onClose }}
    >
      <p className="quiet">{text.email.lead}</p>
      <EmailField name="correo" label={text.email.field} autoComplete="email" fault={form.faults.correo} />
      <KnownUser email={email} />
      <OwnPasswordField text={text} fault={form.faults.password} />
    </AccountForm>
  );
}
