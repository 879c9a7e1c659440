import * as calls from '@poliedro/contracts/redaccion/money';
import type { PersonalRegistry } from '../../accounts/personal-calls.ts';
import { listDisputes } from '../../payments/disputes/dispute-list.repository.ts';
import { listOpenPayouts } from '../../payments/payouts/open-payout.repository.ts';
import { listOpenRefunds } from '../../payments/refunds/open-refund.repository.ts';
import { registerOperatorCall } from '../operator-calls.ts';
import { listRuns } from './ledger-run.repository.ts';
import * as money from './money.service.ts';

const RUNS_SHOWN = 10;
const DONE = { success: true as const };

export function registerMoneyRoutes(registry: PersonalRegistry, tools: money.MoneyTools): void {
  const { db } = tools;
  registerOperatorCall(registry, calls.getMoney, () => money.describeMoney(tools));
  registerOperatorCall(registry, calls.listRefunds, async ({ input: { query } }) => {
    const { rows: refunds, ...page } = await money.pageNewest(
      (...asked) => listOpenRefunds(db, ...asked),
      query.cursor,
    );
    return { refunds, ...page };
  });
  registerOperatorCall(registry, calls.listPayouts, async ({ input: { query } }) => {
    const { rows: payouts, ...page } = await money.pageNewest(
      (...asked) => listOpenPayouts(db, ...asked),
      query.cursor,
    );
    return { payouts, ...page };
  });
  registerOperatorCall(registry, calls.listDisputes, async ({ input: { query } }) => {
    const { rows: disputes, ...page } = await money.pageNewest((...asked) => listDisputes(db, ...asked), query.cursor);
    return { disputes, ...page };
  });
  registerOperatorCall(registry, calls.listHeldAuthors, ({ input: { query } }) =>
    money.pageHeldAuthors(db, query.cursor),
  );
  registerOperatorCall(registry, calls.listDifferences, () => money.listDifferences(db));
  registerOperatorCall(registry, calls.retryRefund, async ({ input: { params }, user }) => {
    await money.askRefund(tools, user, params.card_refund_id);
    return DONE;
  });
  registerOperatorCall(registry, calls.retryPayout, async ({ input: { params }, user }) => {
    await money.askPayout(tools, user, params.payout_id);
    return DONE;
  });
  registerOperatorCall(registry, calls.listLedgerRuns, async () => ({ runs: await listRuns(db, RUNS_SHOWN) }));
  registerOperatorCall(registry, calls.startLedgerRun, async ({ input: { body }, user }) => ({
    run_id: await money.startRun(tools, user, body.way),
  }));
}
