import type { FormEvent } from 'react';
import { Field } from '../ui/field.tsx';
import { SubmitButton } from '../ui/submit-button.tsx';

interface SearchFormProps {
  readonly label: string;
  readonly hint?: string;
  readonly button: string;
  readonly busy: boolean;
  readonly onSearch: (words: string) => void;
}

/** Words that a list is narrowed down by, when asked. */
export function SearchForm({ label, hint, button, busy, onSearch }: SearchFormProps) {
  function search(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    onSearch(String(new FormData(event.currentTarget).get('q') ?? '').trim());
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: not every browser we serve knows <search>
    <form role="search" className="line-form" onSubmit={search}>
      <Field name="q" type="search" label={label} autoComplete="off" maxLength={100} {...(hint && { hint })} />
      <SubmitButton label={button} busyLabel={button} busy={busy} />
    </form>
  );
}
