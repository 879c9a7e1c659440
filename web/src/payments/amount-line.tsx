import { euros } from '../platform/money.ts';
import { usePaying } from './pay-context.ts';

interface AmountLineProps {
  readonly label: string;
  readonly amount: number;
  readonly tone?: 'strong' | 'short';
}

/** One amount with its name. */
export function AmountLine({ label, amount, tone }: AmountLineProps) {
  const { idioma } = usePaying();
  return (
    <div className={`amount-line ${tone ?? ''}`}>
      <dt>{label}</dt>
      <dd>{euros(amount, idioma)}</dd>
    </div>
  );
}
