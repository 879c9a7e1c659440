import type { Queryable } from '../platform/database.ts';

/** How the money is: null before the ledger was proved for the first time. */
interface PaymentState {
  readonly faults: number | null;
  readonly checked_seconds_ago: number | null;
  readonly unexplained_cents: number;
  readonly events_due: number;
  readonly events_refused: number;
}

const STATE = {
  name: 'payment-state',
  text: `select (select jsonb_array_length(faults) from ledger_checks order by check_id desc limit 1) as faults,
      (select extract(epoch from now() - ended_on)::float8 from ledger_checks order by check_id desc limit 1)
        as checked_seconds_ago,
      (select coalesce(sum(abs(amount_cents)), 0)::float8 from provider_movements where explained_on is null)
        as unexplained_cents,
      (select count(*)::int from provider_events where next_try_on is not null) as events_due,
      (select count(*)::int from provider_events where outcome = 'refused') as events_refused`,
};

export async function readPaymentState(db: Queryable): Promise<PaymentState> {
  const [state] = await db.query<PaymentState>(STATE, []);
  if (state === undefined) throw new Error('PostgreSQL did not say how the money is');
  return state;
}
