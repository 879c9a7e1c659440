import { CircleAlert } from 'lucide-react';
import { type ReactNode, useId } from 'react';

/** What every field says around its control. */
export interface FieldWords {
  readonly label: string;
  /** What helps to fill it in; it gives its place to the fault. */
  readonly hint?: ReactNode;
  readonly fault?: string | undefined;
}

interface ControlProps {
  readonly id: string;
  readonly 'aria-invalid': true | undefined;
  readonly 'aria-describedby': string | undefined;
}

interface FieldFrameProps extends FieldWords {
  /** How much has been written, for the eye. */
  readonly count?: string;
  readonly children: (control: ControlProps) => ReactNode;
}

/** Something to fill in, with its name above and what is to be said about it below. */
export function FieldFrame({ label, hint, fault, count, children }: FieldFrameProps) {
  const id = useId();
  const noteId = `${id}note`;
  return (
    <div className="field">
      <div className="field-name">
        <label htmlFor={id}>{label}</label>
        {count ? (
          <span className="field-count" aria-hidden="true">
            {count}
          </span>
        ) : null}
      </div>
      <div className="field-box">
        {children({
          id,
          'aria-invalid': fault ? true : undefined,
          'aria-describedby': fault || hint ? noteId : undefined,
        })}
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
