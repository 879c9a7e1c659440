import { euros } from '../../platform/money.ts';
import { usePage } from '../../platform/page.ts';

export interface ShareOfMoney {
  readonly name: string;
  readonly note?: string;
  readonly amount: number;
}

/** Whose each part of an amount is: a name, a bar as long as the part, and how much. */
export function ShareBars({ shares, whole }: { shares: readonly ShareOfMoney[]; whole: number }) {
  const { idioma } = usePage();
  return (
    <ul className="money-shares">
      {shares.map(({ name, note, amount }) => (
        <li key={name}>
          <span className="money-share-name">{name}</span>
          <b>{euros(amount, idioma)}</b>
          <Bar part={whole > 0 ? Math.min(1, Math.max(0, amount / whole)) : 0} />
          {note ? <small>{note}</small> : null}
        </li>
      ))}
    </ul>
  );
}

/** Drawn by attributes: the page's policy admits no inline style. */
function Bar({ part }: { part: number }) {
  return (
    <svg viewBox="0 0 1000 8" preserveAspectRatio="none" aria-hidden="true">
      <rect className="whole" width="1000" height="8" />
      <rect width={part * 1000} height="8" />
    </svg>
  );
}
