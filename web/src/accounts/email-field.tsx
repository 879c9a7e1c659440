import { Field } from '../ui/field.tsx';

interface EmailFieldProps {
  readonly name?: string;
  readonly label: string;
  readonly fault: string | undefined;
  /** What the browser may fill in; by default whom it knows the site's password of. */
  readonly autoComplete?: string;
}

/** An address, which no keyboard capitalises or corrects. */
export function EmailField({ name = 'email', label, fault, autoComplete = 'username' }: EmailFieldProps) {
  return (
    <Field
      name={name}
      type="email"
      label={label}
      autoComplete={autoComplete}
      autoCapitalize="none"
      spellCheck={false}
      required
      fault={fault}
    />
  );
}
