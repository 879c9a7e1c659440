import { Gauge, type Registry } from 'prom-client';
import type { Queryable } from '../platform/database.ts';
import { readPaymentState } from './payment-state.repository.ts';

interface OnItsWay {
  readonly account: string;
  readonly cents: number;
  readonly age: number;
}

const ON_ITS_WAY = {
  name: 'payment-metrics-on-its-way',
  text: `select account, coalesce(sum(amount_cents), 0)::float8 as cents,
      coalesce(extract(epoch from now() - min(created_on)), 0)::float8 as age
    from (values ('refund_clearing'), ('payout_clearing')) accounts (account) left join (
      select 'refund_clearing' as account, amount_cents, created_on from card_refunds where estado = 'pedido'
      union all select 'payout_clearing', amount_cents, created_on from payouts where estado = 'pedido') open
      using (account)
    group by account`,
};

/** How the money is, over all processes; nothing while PostgreSQL is away. */
export function exposePayments(registry: Registry, db: Queryable): void {
  const registers = [registry];
  new Gauge({
    name: 'payments',
    help: 'faults and checked_seconds_ago of the last proof of the ledger, unexplained_cents at the provider, events_due and events_refused of what it told',
    labelNames: ['what'],
    registers,
    async collect() {
      this.reset();
      const state = await readPaymentState(db).catch(() => undefined);
      for (const [what, value] of Object.entries(state ?? {})) if (value !== null) this.set({ what }, value);
    },
  });
  new Gauge({
    name: 'payments_on_their_way',
    help: 'Refunds and payouts that have left somebody and not yet the house, by account: cents, and seconds of the oldest',
    labelNames: ['account', 'what'],
    registers,
    async collect() {
      this.reset();
      for (const { account, cents, age } of await db.query<OnItsWay>(ON_ITS_WAY, []).catch(() => [])) {
        this.set({ account, what: 'cents' }, cents);
        this.set({ account, what: 'oldest_seconds' }, age);
      }
    },
  });
}
