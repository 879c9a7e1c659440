import '../../ui/styles/open-accounts.css';
import { authorShareCents, commissionCents, toEuros } from '@poliedro/contracts/money';
import type { OpenAccounts } from '@poliedro/contracts/open-accounts';
import type { ReactNode } from 'react';
import type { OpenAccountsText } from '../../locales/open-accounts-text.ts';
import { euros } from '../../platform/money.ts';
import { usePage } from '../../platform/page.ts';
import { fillText } from '../../platform/translate.ts';
import { EmptyNotice } from '../../ui/notice.tsx';
import { CAME_IN, lastMonths, sumOf, whoseItIs } from './account-figures.ts';
import { FlowChart } from './flow-chart.tsx';
import { MonthTable } from './month-table.tsx';
import { longMonth } from './months.ts';
import { ProofNote } from './proof-note.tsx';
import { ShareBars } from './share-bars.tsx';

const EURO_CENTS = 100;

/** All that came in and went out, as a sentence, pictures and a table. */
export function AccountBook({ accounts, text }: { accounts: OpenAccounts; text: OpenAccountsText }) {
  const { desde, total } = accounts;
  const { idioma } = usePage();
  return (
    <>
      {desde ? (
        <p className="accounts-summary" suppressHydrationWarning>
          {fillText(text.summary, {
            mes: longMonth(desde.slice(0, 7), idioma),
            entrado: euros(sumOf(CAME_IN.map((flow) => total[flow])), idioma),
            pagado: euros(total.pagado_autores, idioma),
          })}
        </p>
      ) : (
        <EmptyNotice text={text.empty} />
      )}
      {desde ? <Months accounts={accounts} text={text} /> : null}
      <div className="accounts-pair">
        {desde ? <Now accounts={accounts} text={text.now} /> : null}
        <Euro text={text.euro} />
      </div>
      {desde ? (
        <Part title={text.table.title}>
          <p className="accounts-lead">{text.table.lead}</p>
          <MonthTable accounts={accounts} text={text} />
        </Part>
      ) : null}
      <Part title={text.proof.title} className="accounts-proof">
        <ProofNote accounts={accounts} text={text.proof} />
      </Part>
    </>
  );
}

function Part({ title, className, children }: { title: string; className?: string; children: ReactNode }) {
  return (
    <section className={className ? `accounts-part ${className}` : 'accounts-part'}>
      <h2>{title}</h2>
      {children}
    </section>
  );
}

function Months({ accounts, text }: { accounts: OpenAccounts; text: OpenAccountsText }) {
  const { idioma } = usePage();
  const columns = lastMonths(accounts.meses, accounts.actualizado_on);
  const [desde = '', hasta = ''] = [columns[0], columns.at(-1)].map((column) => longMonth(column?.mes ?? '', idioma));
  return (
    <Part title={text.months.title}>
      <p className="accounts-lead" suppressHydrationWarning>
        {fillText(text.months.range, { desde, hasta })}
      </p>
      <FlowChart columns={columns} text={text} />
    </Part>
  );
}

function Now({ accounts, text }: { accounts: OpenAccounts; text: OpenAccountsText['now'] }) {
  const { idioma } = usePage();
  const { left, readers, authors, cards, house } = whoseItIs(accounts);
  return (
    <Part title={text.title}>
      <p className="accounts-lead">{fillText(text.lead, { importe: euros(left, idioma) })}</p>
      <ShareBars
        whole={left}
        shares={[
          { name: text.readers, note: text.readersNote, amount: readers },
          { name: text.authors, note: text.authorsNote, amount: authors },
          { name: text.cards, note: text.cardsNote, amount: cards },
          { name: text.house, note: text.houseNote, amount: house },
        ]}
      />
    </Part>
  );
}

function Euro({ text }: { text: OpenAccountsText['euro'] }) {
  return (
    <Part title={text.title}>
      <p className="accounts-lead">{text.lead}</p>
      <ShareBars
        whole={toEuros(EURO_CENTS)}
        shares={[
          { name: text.author, amount: toEuros(authorShareCents(EURO_CENTS)) },
          { name: text.house, amount: toEuros(commissionCents(EURO_CENTS)) },
        ]}
      />
    </Part>
  );
}
