import { CircleAlert } from 'lucide-react';
import { type ComponentProps, type ReactNode, useId } from 'react';

interface FieldProps extends Omit<ComponentProps<'input'>, 'id' | 'className' | 'aria-invalid' | 'aria-describedby'> {
  readonly name: string;
  readonly label: string;
  /** What helps to fill it in; it gives its place to the fault. */
  readonly hint?: ReactNode;
  readonly fault?: string | undefined;
  /** A control inside the field, at its end. */
  readonly end?: ReactNode;
}

/** One line to fill in, with its name above and what is to be said about it below. */
export function Field({ label, hint, fault, end, ...input }: FieldProps) {
  const id = useId();
  const noteId = `${id}note`;
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <div className="field-box">
        <input
          {...input}
          id={id}
          aria-invalid={fault ? true : undefined}
          aria-describedby={fault || hint ? noteId : undefined}
        />
        {end}
      </div>
      {fault ? (
        <p id={noteId} className="field-note fault" role="alert">
          <CircleAlert className="icon" aria-hidden="true" />
          {fault}
        </p>
      ) : hint ? (
        <div id={noteId} className="field-note">
          {hint}
        </div>
      ) : null}
    </div>
  );
}
