import type { TransparencyMonth } from '@poliedro/contracts/transparency';
import type { TransparencyText } from '../locales/transparency-text.ts';
import { longMonth } from '../payments/open-accounts/months.ts';
import { usePage } from '../platform/page.ts';
import { sumOver } from './transparency-totals.ts';

type Text = TransparencyText['months'];
interface Count {
  readonly name: keyof Text;
  readonly read: (month: TransparencyMonth) => number;
}

const REASONS = ['falso', 'sin_fuente', 'ofensivo', 'ilegal', 'spam', 'otro'] as const;
const DECISIONS = ['mantener', 'retirar', 'sin_accion'] as const;
const received: readonly Count[] = REASONS.map((name) => ({ name, read: ({ recibidos }) => recibidos[name] }));
const decided: readonly Count[] = DECISIONS.map((name) => ({ name, read: ({ decididos }) => decididos[name] }));
const made: readonly Count[] = [
  { name: 'correcciones', read: ({ correcciones }) => correcciones },
  { name: 'periodicos_retirados', read: ({ periodicos_retirados }) => periodicos_retirados },
];
const GROUPS = [
  ['received', received],
  ['decided', decided],
  ['made', made],
] as const;
const COUNTS = GROUPS.flatMap(([, counts]) => counts);

/** Everything that was counted, by month, with its sums. */
export function TransparencyMonths({ meses, text }: { meses: readonly TransparencyMonth[]; text: Text }) {
  const { idioma } = usePage();
  const cells = (read: (count: Count) => number) =>
    COUNTS.map((count) => {
      const value = read(count);
      return (
        <td key={count.name} className={value === 0 ? 'nothing' : undefined}>
          {value.toLocaleString(idioma)}
        </td>
      );
    });
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a table that is wider than the screen must be scrolled by key too
    <section className="month-table" aria-label={text.scroll} tabIndex={0}>
      <table>
        <thead>
          <tr>
            <th scope="col" rowSpan={2}>
              {text.mes}
            </th>
            {GROUPS.map(([name, counts]) => (
              <th key={name} scope="colgroup" colSpan={counts.length}>
                {text[name]}
              </th>
            ))}
          </tr>
          <tr>
            {COUNTS.map(({ name }) => (
              <th key={name} scope="col">
                {text[name]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {meses.map((month) => (
            <tr key={month.mes}>
              <th scope="row" suppressHydrationWarning>
                {longMonth(month.mes, idioma)}
              </th>
              {cells(({ read }) => read(month))}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{text.total}</th>
            {cells(({ read }) => sumOver(meses, read))}
          </tr>
        </tfoot>
      </table>
    </section>
  );
}
