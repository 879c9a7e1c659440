import { CircleAlert } from 'lucide-react';

/** What did not work, said where the reader is. */
export function PayFailure({ text }: { readonly text: string | undefined }) {
  if (!text) return null;
  return (
    <p className="form-failure" role="alert">
      <CircleAlert className="icon" aria-hidden="true" />
      <span>{text}</span>
    </p>
  );
}
