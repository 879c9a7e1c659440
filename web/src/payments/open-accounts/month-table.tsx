import type { OpenAccounts } from '@poliedro/contracts/open-accounts';
import type { OpenAccountsText } from '../../locales/open-accounts-text.ts';
import { euros } from '../../platform/money.ts';
import { usePage } from '../../platform/page.ts';
import { longMonth } from './months.ts';

const AMOUNTS = [
  'recargas',
  'donaciones',
  'compras',
  'autores',
  'comision',
  'pagado_autores',
  'costes',
  'devuelto',
] as const;

/** The same as the pictures, to be read, and all that there ever was. */
export function MonthTable({ accounts, text }: { accounts: OpenAccounts; text: OpenAccountsText }) {
  const { idioma } = usePage();
  const cells = (amounts: OpenAccounts['total']) =>
    AMOUNTS.map((name) => (
      <td key={name} className={amounts[name] === 0 ? 'nothing' : undefined}>
        {euros(amounts[name], idioma)}
      </td>
    ));
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a table that is wider than the screen must be scrolled by key too
    <section className="month-table" aria-label={text.table.scroll} tabIndex={0}>
      <table>
        <thead>
          <tr>
            <th scope="col">{text.table.mes}</th>
            {AMOUNTS.map((name) => (
              <th key={name} scope="col">
                {text.table[name]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {accounts.meses.map(({ mes, ...amounts }) => (
            <tr key={mes}>
              <th scope="row" suppressHydrationWarning>
                {longMonth(mes, idioma)}
              </th>
              {cells(amounts)}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{text.table.total}</th>
            {cells(accounts.total)}
          </tr>
        </tfoot>
      </table>
    </section>
  );
}
