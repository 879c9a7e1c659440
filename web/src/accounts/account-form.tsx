import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { SubmitButton } from '../ui/submit-button.tsx';
import type { AccountForm as FormState } from './use-account-form.ts';

interface AccountFormProps<Name extends string> {
  readonly form: FormState<Name>;
  readonly submit: string;
  readonly sending: string;
  /** Where the form can be put away again. */
  readonly cancel?: { readonly label: string; readonly onCancel: () => void } | undefined;
  readonly children: ReactNode;
}

/** The frame of every form about the account: what failed, the fields, the button. */
export function AccountForm<Name extends string>({ form, submit, sending, cancel, children }: AccountFormProps<Name>) {
  return (
    <form
      ref={form.ref}
      className="account-form needs-script"
      method="post"
      noValidate
      onSubmit={form.onSubmit}
      onInput={form.onInput}
    >
      <div role="alert">
        {form.failure ? (
          <p className="form-failure">
            <CircleAlert className="icon" aria-hidden="true" />
            {form.failure}
          </p>
        ) : null}
      </div>
      {children}
      {cancel ? (
        <div className="form-actions">
          <SubmitButton label={submit} busyLabel={sending} busy={form.busy} />
          <button type="button" className="button" onClick={cancel.onCancel}>
            {cancel.label}
          </button>
        </div>
      ) : (
        <SubmitButton label={submit} busyLabel={sending} busy={form.busy} />
      )}
    </form>
  );
}
