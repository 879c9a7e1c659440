import { useState } from 'react';
import { FieldFrame, type FieldWords } from './field-frame.tsx';

interface TextFieldProps extends FieldWords {
  readonly name: string;
  readonly rows: number;
  /** How long it may be; it is counted, and never cut off while somebody writes. */
  readonly max: number;
  readonly defaultValue?: string;
  readonly required?: boolean;
}

/** A text of several lines that knows how long it is. */
export function TextField({ label, hint, fault, max, defaultValue = '', ...area }: TextFieldProps) {
  const [length, setLength] = useState(defaultValue.trim().length);
  return (
    <FieldFrame label={label} hint={hint} fault={fault} count={`${length} / ${max}`}>
      {(control) => (
        <textarea
          {...area}
          {...control}
          defaultValue={defaultValue}
          onInput={({ currentTarget }) => setLength(currentTarget.value.trim().length)}
        />
      )}
    </FieldFrame>
  );
}
