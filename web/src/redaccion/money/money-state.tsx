import type { getMoney } from '@poliedro/contracts/redaccion/money';
import type { z } from 'zod';
import type { RedaccionMoneyText } from '../../locales/redaccion-money-text.ts';
import { localMoment } from '../../platform/dates.ts';
import { pageIdioma } from '../../platform/language.ts';
import { fillText } from '../../platform/translate.ts';
import { EmptyNotice } from '../../ui/notice.tsx';
import { DataTable } from '../data-table.tsx';
import { duration } from '../duration.ts';
import { PartSection } from '../part-section.tsx';
import { centsText } from './money-texts.ts';

type Money = z.output<typeof getMoney.reply>;

interface MoneyStateProps {
  readonly money: Money;
  readonly text: RedaccionMoneyText;
}

/** The few figures that say whether all is well. */
export function MoneyFigures({ money, text }: MoneyStateProps) {
  const idioma = pageIdioma();
  const [last] = money.checks;
  const proof =
    last === undefined
      ? text.state.never
      : last.faults.length === 0
        ? text.state.noFault
        : fillText(text.state.faults, { n: last.faults.length.toLocaleString(idioma) });
  const figures = [
    [text.state.lastCheck, proof, last !== undefined && last.faults.length > 0],
    [text.state.unexplained, centsText(money.unexplained_cents), money.unexplained_cents > 0],
    [text.state.eventsDue, money.events_due.toLocaleString(idioma), false],
    [text.state.eventsRefused, money.events_refused.toLocaleString(idioma), money.events_refused > 0],
  ] as const;
  return (
    <dl className="money-figures">
      {figures.map(([name, value, isBad]) => (
        <div key={name} data-bad={isBad || undefined}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** The last proofs of the ledger, with what they found, and what was on its way. */
export function LedgerChecks({ money: { checks, remainders }, text }: MoneyStateProps) {
  const idioma = pageIdioma();
  const faults = checks[0]?.faults ?? [];
  return (
    <>
      <PartSection title={text.checks.title}>
        {checks.length === 0 ? (
          <EmptyNotice text={text.checks.empty} />
        ) : (
          <DataTable
            label={text.checks.table}
            columns={[
              {
                name: 'ended',
                label: text.checks.ended,
                isHead: true,
                cell: ({ ended_on }) => localMoment(ended_on, idioma),
              },
              {
                name: 'took',
                label: text.checks.took,
                isNumber: true,
                cell: ({ seconds }) => duration(seconds, idioma),
              },
              {
                name: 'transfers',
                label: text.checks.transfers,
                isNumber: true,
                cell: ({ transfers }) => transfers.toLocaleString(idioma),
              },
              { name: 'faults', label: text.checks.faults, isNumber: true, cell: (check) => check.faults.length },
            ]}
            rows={checks}
            keyOf={({ check_id }) => check_id}
          />
        )}
        {faults.length > 0 ? (
          <DataTable
            label={text.checks.faultsOf}
            columns={[
              {
                name: 'rule',
                label: text.checks.rule,
                isHead: true,
                cell: ({ rule }) => <span lang="en">{rule}</span>,
              },
              { name: 'what', label: text.checks.what, cell: ({ what }) => what },
            ]}
            rows={faults}
            keyOf={({ rule, what }) => `${rule} ${what}`}
          />
        ) : null}
      </PartSection>
      {remainders.length > 0 ? <Clearing remainders={remainders} text={text.clearing} /> : null}
    </>
  );
}

interface ClearingProps {
  readonly remainders: Money['remainders'];
  readonly text: RedaccionMoneyText['clearing'];
}

function Clearing({ remainders, text }: ClearingProps) {
  const idioma = pageIdioma();
  const names: Readonly<Record<string, string>> = text.accounts;
  return (
    <PartSection title={text.title} lead={text.lead}>
      <DataTable
        label={text.table}
        columns={[
          { name: 'account', label: text.account, isHead: true, cell: ({ account }) => names[account] ?? account },
          { name: 'cents', label: text.amount, isNumber: true, cell: ({ cents }) => centsText(cents) },
          { name: 'known', label: text.known, isNumber: true, cell: ({ known_cents }) => centsText(known_cents) },
          {
            name: 'since',
            label: text.since,
            cell: ({ oldest_on }) => (oldest_on === null ? text.nothing : localMoment(oldest_on, idioma)),
          },
        ]}
        rows={remainders}
        keyOf={({ account }) => account}
      />
    </PartSection>
  );
}
