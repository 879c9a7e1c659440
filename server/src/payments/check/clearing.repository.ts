import type { Queryable } from '../../platform/database.ts';
import type { CLEARING_ACCOUNTS } from '../ledger/chart.ts';
import { LONG_PROOF_MS } from './ledger-rules.ts';

/** What is on its way by one account, what is known to be, and since when the oldest is. */
export interface Remainder {
  readonly account: (typeof CLEARING_ACCOUNTS)[number];
  readonly cents: number;
  readonly known_cents: number;
  readonly oldest_on: Date | null;
}

const READ = {
  name: 'ledger-clearing-remainders',
  text: `with open as (
      select 'refund_clearing' as account, amount_cents, created_on from card_refunds where estado = 'pedido'
      union all select 'payout_clearing', amount_cents, created_on from payouts where estado = 'pedido')
    select a.kind as account,
      coalesce((select sum(amount_cents) from ledger_entries e where e.account_id = a.account_id), 0)::float8 as cents,
      coalesce((select sum(amount_cents) from open o where o.account = a.kind), 0)::float8 as known_cents,
      (select min(created_on) from open o where o.account = a.kind) as oldest_on
    from ledger_accounts a where a.kind in ('refund_clearing', 'payout_clearing') order by a.kind`,
  timeoutMs: LONG_PROOF_MS,
};

export const readRemainders = (db: Queryable): Promise<Remainder[]> => db.query<Remainder>(READ, []);
