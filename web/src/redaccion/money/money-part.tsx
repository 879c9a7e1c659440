import '../../ui/styles/redaccion-figures.css';
import '../../ui/styles/redaccion-money.css';
import { use, useCallback, useMemo } from 'react';
import { loadRedaccionMoneyText } from '../../locales/redaccion-money.ts';
import { pageIdioma } from '../../platform/language.ts';
import type { PartProps } from '../part.ts';
import { PartFrame } from '../part-frame.tsx';
import { PartSection, WatchedPlace } from '../part-section.tsx';
import { useWatched } from '../use-watched.ts';
import { LedgerRuns } from './ledger-runs.tsx';
import { callMoney } from './money-calls.ts';
import { DifferenceTable, DisputeTable, HeldTable } from './money-lists.tsx';
import { LedgerChecks, MoneyFigures } from './money-state.tsx';
import { PayoutTable, RefundTable } from './open-tables.tsx';

const EVERY_MS = 15_000;

/** Money that has not reached its place, and what can be done for it. */
export default function MoneyPart({ text: frame }: PartProps) {
  const own = use(loadRedaccionMoneyText(pageIdioma()));
  const texts = useMemo(() => ({ frame, own }), [frame, own]);
  const state = useWatched(
    useCallback(() => callMoney('getMoney'), []),
    EVERY_MS,
  );
  const differences = useWatched(
    useCallback(() => callMoney('listDifferences'), []),
    EVERY_MS,
  );
  const place = { failed: frame.loadFailed, stale: own.stale };
  const payments = state.value?.payments_on ?? true;
  return (
    <PartFrame title={own.title} lead={own.lead}>
      {payments ? null : <p className="part-stale">{own.off}</p>}
      <PartSection title={own.state.title}>
        <WatchedPlace watched={state} {...place}>
          {(money) => <MoneyFigures money={money} text={own} />}
        </WatchedPlace>
      </PartSection>
      <PartSection title={own.runs.title} lead={own.runs.lead}>
        <LedgerRuns texts={texts} payments={payments} />
      </PartSection>
      <PartSection title={own.refunds.title}>
        <RefundTable texts={texts} />
      </PartSection>
      <PartSection title={own.payouts.title}>
        <PayoutTable texts={texts} />
      </PartSection>
      <PartSection title={own.held.title} lead={own.held.lead}>
        <HeldTable texts={texts} />
      </PartSection>
      <PartSection title={own.disputes.title}>
        <DisputeTable texts={texts} />
      </PartSection>
      <PartSection title={own.differences.title}>
        <WatchedPlace watched={differences} {...place}>
          {({ movements }) => <DifferenceTable movements={movements} texts={texts} />}
        </WatchedPlace>
      </PartSection>
      {state.value ? <LedgerChecks money={state.value} text={own} /> : null}
    </PartFrame>
  );
}
