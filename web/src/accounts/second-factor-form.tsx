import type { User } from '@poliedro/contracts/accounts';
import type { ComponentProps } from 'react';
import type { AccountText } from '../locales/account-text.ts';
import { Field } from '../ui/field.tsx';
import { callAccount } from './account-calls.ts';
import { AccountForm } from './account-form.tsx';
import { codeDigits, codeFault, recoveryFault } from './field-rules.ts';
import { useAccountForm } from './use-account-form.ts';

interface SecondFactorFormProps extends Pick<ComponentProps<typeof AccountForm>, 'cancel'> {
  readonly text: AccountText;
  readonly onUser: (user: User) => void;
}

/** The code that an authenticator app shows now. */
export function AppCodeForm({ text, onUser, cancel }: SecondFactorFormProps) {
  const form = useAccountForm({
    text,
    rules: { code: codeFault },
    fieldOfCode: { invalid_code: 'code' },
    failed: text.secondFactor.failed,
    retryField: 'code',
    async send({ code }) {
      onUser((await callAccount('verifySecondFactor', { code: codeDigits(code) })).user);
    },
  });
  return (
    <AccountForm form={form} submit={text.secondFactor.submit} sending={text.secondFactor.sending} cancel={cancel}>
      <Field
        name="code"
        label={text.fields.code}
        hint={text.secondFactor.lead}
        autoComplete="one-time-code"
        inputMode="numeric"
        required
        fault={form.faults.code}
      />
    </AccountForm>
  );
}

/** One of the codes kept for the day the app is lost. */
export function RecoveryCodeForm({ text, onUser }: SecondFactorFormProps) {
  const form = useAccountForm({
    text,
    rules: { code: recoveryFault },
    fieldOfCode: { invalid_code: 'code' },
    failed: text.secondFactor.failed,
    retryField: 'code',
    async send({ code }) {
      onUser((await callAccount('useRecoveryCode', { code: code.trim() })).user);
    },
  });
  return (
    <AccountForm form={form} submit={text.secondFactor.submit} sending={text.secondFactor.sending}>
      <Field
        name="code"
        label={text.fields.recovery}
        hint={text.secondFactor.recoveryLead}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        required
        fault={form.faults.code}
      />
    </AccountForm>
  );
}
