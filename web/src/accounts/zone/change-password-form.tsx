import type { UserText } from '../../locales/zone-text.ts';
import { showToast } from '../../ui/toasts.ts';
import { callAccount } from '../account-calls.ts';
import { AccountForm } from '../account-form.tsx';
import { knownPasswordFault, newPasswordFault } from '../field-rules.ts';
import { NewPasswordField } from '../new-password-field.tsx';
import { useAccountForm } from '../use-account-form.ts';
import { KnownUser, OwnPasswordField } from './password-gate.tsx';

interface ChangePasswordFormProps {
  readonly text: UserText;
  readonly email: string;
  readonly onClose: () => void;
}

export function ChangePasswordForm({ text, email, onClose }: ChangePasswordFormProps) {
  const form = useAccountForm({
    text,
    rules: { actual: knownPasswordFault, nueva: newPasswordFault },
    fieldOfCode: { wrong_password: 'actual', password_common: 'nueva' },
    failed: text.security.failed,
    retryField: 'actual',
    async send({ actual, nueva }) {
      await callAccount('changePassword', { actual, nueva });
      showToast('success', text.security.saved);
      onClose();
    },
  });
  return (
    <AccountForm
      form={form}
      submit={text.actions.save}
      sending={text.actions.saving}
      cancel={{ label: text.actions.cancel, onCancel: onClose }}
    >
      <p className="quiet">{text.security.lead}</p>
      <KnownUser email={email} />
      <OwnPasswordField text={text} name="actual" label={text.security.current} fault={form.faults.actual} />
      <NewPasswordField text={text} name="nueva" label={text.fields.newPassword} fault={form.faults.nueva} />
    </AccountForm>
  );
}
