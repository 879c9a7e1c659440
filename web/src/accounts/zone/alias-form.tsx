import type { UserText } from '../../locales/zone-text.ts';
import { Field } from '../../ui/field.tsx';
import { showToast } from '../../ui/toasts.ts';
import { callAccount } from '../account-calls.ts';
import { AccountForm } from '../account-form.tsx';
import { signIn } from '../browser-session.ts';
import { aliasFault } from '../field-rules.ts';
import { useAccountForm } from '../use-account-form.ts';

export function AliasForm({ text, alias, onClose }: { text: UserText; alias: string; onClose: () => void }) {
  const form = useAccountForm({
    text,
    rules: { alias: aliasFault },
    fieldOfCode: { alias_taken: 'alias' },
    failed: text.profile.failed,
    retryField: 'alias',
    async send(written) {
      const { user } = await callAccount('updateProfile', { alias: written.alias.trim() });
      signIn(user);
      showToast('success', text.profile.saved);
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
      <Field
        name="alias"
        label={text.fields.alias}
        hint={text.fields.aliasHint}
        defaultValue={alias}
        autoComplete="nickname"
        spellCheck={false}
        required
        fault={form.faults.alias}
      />
    </AccountForm>
  );
}
