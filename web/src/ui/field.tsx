import type { ComponentProps, ReactNode } from 'react';
import { FieldFrame, type FieldWords } from './field-frame.tsx';

type InputProps = Omit<ComponentProps<'input'>, 'id' | 'className' | 'aria-invalid' | 'aria-describedby'>;

interface FieldProps extends InputProps, FieldWords {
  readonly name: string;
  /** A control inside the field, at its end. */
  readonly end?: ReactNode;
}

/** One line to fill in. */
export function Field({ label, hint, fault, end, ...input }: FieldProps) {
  return (
    <FieldFrame label={label} hint={hint} fault={fault}>
      {(control) => (
        <>
          <input {...input} {...control} />
          {end}
        </>
      )}
    </FieldFrame>
  );
}
