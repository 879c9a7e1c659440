import type Stripe from 'stripe';
import { findAddressee } from '../addressee.repository.ts';
import { findCustomer } from '../customers/customer.repository.ts';
import { lockBalances, readBalances } from '../ledger/ledger.repository.ts';
import { post } from '../ledger/ledger.ts';
import { creditReader } from '../ledger/reader-entries.ts';
import type { Applying, EventHandlers, Outcome } from '../provider-events/event-handlers.ts';
import { isOurId, providerIdOf } from '../provider-ids.ts';
import { lockTopUp, markCancelled, markPaid, type TopUp } from './top-up.repository.ts';

async function findFault({ tx }: Applying, topUp: TopUp, intent: Stripe.PaymentIntent): Promise<string | undefined> {
  if (intent.currency !== 'eur') return `paid in ${intent.currency}`;
  if (intent.amount_received !== topUp.amount_cents || intent.amount !== topUp.amount_cents)
    return `${intent.amount_received} paid of ${topUp.amount_cents}`;
  if (topUp.payment_intent_id !== null && topUp.payment_intent_id !== intent.id) return 'another payment of the top-up';
  if (intent.metadata.usuario_id !== String(topUp.usuario_id)) return 'paid for another person';
  if (providerIdOf(intent.customer) !== (await findCustomer(tx, topUp.usuario_id))) return 'paid by another person';
  return undefined;
}

async function tell({ tx, mail }: Applying, { usuario_id, amount_cents }: TopUp): Promise<void> {
  const person = await findAddressee(tx, usuario_id);
  if (person === undefined) return;
  const { alias, ...to } = person;
  const importe_saldo = String((await readBalances(tx, usuario_id)).reader);
  await mail({ ...to, plantilla: 'top-up-receipt', datos: { alias, importe: String(amount_cents), importe_saldo } });
}

async function credit(intent: Stripe.PaymentIntent, applying: Applying): Promise<Outcome> {
  const { tx } = applying;
  const { top_up_id } = intent.metadata;
  // A payment of a subscription: its invoice tells of it.
  if (top_up_id === undefined) return 'ignored';
  const topUp = isOurId(top_up_id) ? await lockTopUp(tx, top_up_id) : undefined;
  if (topUp === undefined) return { refused: 'no such top-up' };
  const fault = await findFault(applying, topUp, intent);
  if (fault !== undefined) return { refused: fault };
  const { usuario_id, amount_cents } = topUp;
  const balances = await lockBalances(tx, usuario_id);
  const isNew = await post(tx, {
    kind: 'recarga',
    key: `recarga:${intent.id}`,
    usuario_id,
    provider_id: intent.id,
    areAccountsOpen: true,
    entries: [['provider', -amount_cents], ...creditReader(balances, usuario_id, amount_cents)],
  });
  if (!isNew) return 'applied';
  const charge_id = providerIdOf(intent.latest_charge);
  await markPaid(tx, { top_up_id, payment_intent_id: intent.id, charge_id, paid_on: applying.happenedOn });
  await tell(applying, topUp);
  return 'applied';
}

async function cancel({ metadata: { top_up_id } }: Stripe.PaymentIntent, { tx }: Applying): Promise<Outcome> {
  if (top_up_id === undefined || !isOurId(top_up_id)) return 'ignored';
  await markCancelled(tx, top_up_id);
  return 'applied';
}

export const topUpHandlers: EventHandlers = {
  'payment_intent.succeeded': credit,
  'payment_intent.canceled': cancel,
  // The browser has told it, and another card may be tried.
  'payment_intent.payment_failed': async () => 'ignored',
};
