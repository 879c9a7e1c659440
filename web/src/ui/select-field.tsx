import { FieldFrame, type FieldWords } from './field-frame.tsx';

interface SelectFieldProps extends FieldWords {
  readonly name: string;
  readonly defaultValue: string;
  /** Value and name of each, in the order they are shown. */
  readonly options: readonly (readonly [value: string, name: string])[];
  readonly onChoose?: (value: string) => void;
}

export function SelectField({ label, hint, fault, options, onChoose, ...select }: SelectFieldProps) {
  return (
    <FieldFrame label={label} hint={hint} fault={fault}>
      {(control) => (
        <select {...select} {...control} onChange={({ currentTarget }) => onChoose?.(currentTarget.value)}>
          {options.map(([value, name]) => (
            <option key={value} value={value}>
              {name}
            </option>
          ))}
        </select>
      )}
    </FieldFrame>
  );
}
