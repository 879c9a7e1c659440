import type { Passkey } from '@poliedro/contracts/passkeys';
import type { UserText } from '../../locales/zone-text.ts';
import { Field } from '../../ui/field.tsx';
import { showToast } from '../../ui/toasts.ts';
import { AccountForm } from '../account-form.tsx';
import { knownPasswordFault, PASSKEY_NAME_MAX, passkeyNameFault } from '../field-rules.ts';
import { hasOneAlready, makePasskey, wasCancelled } from '../passkeys.ts';
import { SaidError, useAccountForm } from '../use-account-form.ts';
import { KnownUser, OwnPasswordField } from './password-gate.tsx';

interface AddPasskeyFormProps {
  readonly text: UserText;
  readonly email: string;
  readonly onClose: () => void;
  readonly onAdded: (passkey: Passkey) => void;
}

export function AddPasskeyForm({ text, email, onClose, onAdded }: AddPasskeyFormProps) {
  const form = useAccountForm({
    text,
    rules: { nombre: passkeyNameFault, password: knownPasswordFault },
    fieldOfCode: { wrong_password: 'password' },
    failed: text.passkeys.failed,
    retryField: 'nombre',
    async send({ nombre, password }) {
      try {
        onAdded(await makePasskey(nombre.trim(), password));
      } catch (error) {
        if (wasCancelled(error)) throw new SaidError(text.passkeys.cancelled);
        if (hasOneAlready(error)) throw new SaidError(text.passkeys.exists);
        throw error;
      }
      showToast('success', text.passkeys.added);
      onClose();
    },
  });
  return (
    <AccountForm
      form={form}
      submit={text.passkeys.submit}
      sending={text.passkeys.sending}
      cancel={{ label: text.actions.cancel, onCancel: onClose }}
    >
      <Field
        name="nombre"
        label={text.passkeys.field}
        hint={text.passkeys.hint}
        maxLength={PASSKEY_NAME_MAX}
        autoComplete="off"
        required
        fault={form.faults.nombre}
      />
      <KnownUser email={email} />
      <OwnPasswordField text={text} fault={form.faults.password} />
    </AccountForm>
  );
}
