import type { LedgerRun, LedgerWay } from '@poliedro/contracts/redaccion/money';
import { useCallback } from 'react';
import type { RedaccionMoneyText } from '../../locales/redaccion-money-text.ts';
import { localMoment } from '../../platform/dates.ts';
import { pageIdioma } from '../../platform/language.ts';
import { fillText } from '../../platform/translate.ts';
import { EmptyNotice } from '../../ui/notice.tsx';
import { AskFirst } from '../ask-first.tsx';
import { DataTable } from '../data-table.tsx';
import { WatchedPlace } from '../part-section.tsx';
import { useOperation } from '../use-operation.ts';
import { useWatched } from '../use-watched.ts';
import { callMoney } from './money-calls.ts';
import { centsText, type MoneyTexts } from './money-texts.ts';

const EVERY_MS = 3000;

interface LedgerRunsProps {
  readonly texts: MoneyTexts;
  /** Without a card provider the ledger can be proved, and nothing else be done. */
  readonly payments: boolean;
}

/** What can be done with the ledger, and what came of it when it was done. */
export function LedgerRuns({ texts, payments }: LedgerRunsProps) {
  const { frame, own } = texts;
  const [busy, run] = useOperation(frame, own.errors);
  const runs = useWatched(
    useCallback(() => callMoney('listLedgerRuns'), []),
    EVERY_MS,
  );
  const ways = (Object.keys(own.runs.ways) as LedgerWay[]).filter((way) => payments || way === 'check');
  return (
    <>
      <ul className="ledger-ways">
        {ways.map((way) => (
          <li key={way}>
            <p>{own.runs.meanings[way]}</p>
            <AskFirst
              text={frame}
              label={own.runs.ways[way]}
              question={own.runs.question}
              busy={busy}
              onConfirm={() =>
                void run(() => callMoney('startLedgerRun', { way }), own.runs.asked).then(() => runs.reload())
              }
            />
          </li>
        ))}
      </ul>
      <WatchedPlace watched={runs} failed={frame.loadFailed} stale={own.stale}>
        {(found) => <RunTable runs={found.runs} text={own.runs} />}
      </WatchedPlace>
    </>
  );
}

function RunTable({ runs, text }: { runs: readonly LedgerRun[]; text: RedaccionMoneyText['runs'] }) {
  const idioma = pageIdioma();
  if (runs.length === 0) return <EmptyNotice text={text.empty} />;
  return (
    <DataTable
      label={text.table}
      columns={[
        { name: 'what', label: text.what, isHead: true, cell: ({ way }) => text.ways[way] },
        { name: 'when', label: text.when, cell: ({ asked_on }) => localMoment(asked_on, idioma) },
        { name: 'outcome', label: text.outcome, cell: (run) => <span role="status">{outcomeOf(run, text)}</span> },
      ]}
      rows={runs}
      keyOf={({ run_id }) => run_id}
    />
  );
}

function outcomeOf({ way, began_on, ended_on, outcome, fault }: LedgerRun, text: RedaccionMoneyText['runs']): string {
  if (ended_on === null) return began_on === null ? text.waiting : text.running;
  if (fault !== null) return fillText(text.failed, { motivo: fault });
  if (way === 'pay') return text.paid;
  const figures = Object.entries(outcome ?? {}).map(([name, value]) => [
    name,
    name.endsWith('_cents') ? centsText(value) : value.toLocaleString(pageIdioma()),
  ]);
  const told = fillText(text.outcomes[way], Object.fromEntries(figures));
  return outcome?.undecided === undefined ? told : `${told}. ${text.undecided}`;
}
