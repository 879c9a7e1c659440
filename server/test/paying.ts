import type { createPaymentIntent } from '@poliedro/contracts/payments';
import { expect } from 'vitest';
import type { z } from 'zod';
import { type CardProvider, needCardProvider } from '../src/adapters/stripe/open-stripe.ts';
import { checkLedger } from '../src/payments/check/check-ledger.ts';
import { createEventApplier, type EventApplier } from '../src/payments/provider-events/apply-events.ts';
import { sweepEvents } from '../src/payments/provider-events/sweep-events.ts';
import { type Reconciliation, reconcile } from '../src/payments/reconcile/reconcile.ts';
import { createRefundSender, type RefundSender } from '../src/payments/refunds/send-refund.ts';
import { startTestApp, type TestApp, type TestAppOptions } from './app.ts';
import { startTestCardProvider, type TestCardProvider } from './card-provider-stand-in.ts';
import type { Reader } from './reader.ts';
import { addPerson, type Person, signInAs } from './signed-in.ts';
import { arriveAuthor, publishNew } from './writing.ts';

type Begun = z.infer<typeof createPaymentIntent.reply> & { code?: string };

export interface Payer {
  readonly person: Person;
  readonly reader: Reader;
}

export interface TestTopUp {
  readonly top_up_id: string;
  readonly payment_intent_id: string;
}

export interface Paying extends Payer {
  readonly app: TestApp;
  readonly cards: TestCardProvider;
  readonly provider: CardProvider;
  readonly applier: EventApplier;
  readonly refunds: RefundSender;
  /** Another one. */
  arrive(): Promise<Payer>;
  /** Asked for and paid, but not yet told. */
  topUp(euros: number, payer?: Payer, card?: string): Promise<TestTopUp>;
  /** All that the provider has to tell, without a webhook; so many events were new. */
  hearAll(): Promise<number>;
  /** The ledger has no fault, and the provider's balance no cent that it does not explain. */
  expectProved(): Promise<Reconciliation>;
}

const TOP_UP = '/api/stripe/create-payment-intent';

export const beginTopUp = (reader: Reader, euros: number, idempotency_key?: string) =>
  reader.post<Begun>(TOP_UP, { amount: euros, tipo_dinero: 'pay_per_view', idempotency_key });

export const intentOf = ({ client_secret }: Pick<Begun, 'client_secret'>): string =>
  client_secret.split('_secret')[0] ?? '';

/** The whole server with the card provider's stand-in, and somebody with a card; nothing is told unless asked for. */
export async function startPaying(config: TestAppOptions['config'] = {}): Promise<Paying> {
  const cards = await startTestCardProvider();
  const app = await startTestApp({ config: { ...cards.config, ...config } });
  const { db, log, cardProvider } = app.context;
  const provider = needCardProvider(cardProvider);
  const { stripe, settings } = provider;
  const wakeMail = () => {};
  const applier = createEventApplier({ db, stripe, log, origin: app.origin, wakeMail });
  const arrive = async () => {
    const person = await addPerson(app);
    return { person, reader: await signInAs(app, person) };
  };
  const first = await arrive();
  return {
    ...first,
    app,
    cards,
    provider,
    applier,
    refunds: createRefundSender({ db, stripe, log, wakeMail }),
    arrive,
    async topUp(euros, payer = first, card = 'visa') {
      const { status, body } = await beginTopUp(payer.reader, euros);
      expect([status, body.code]).toEqual([200, undefined]);
      const payment_intent_id = intentOf(body);
      await cards.pay(payment_intent_id, card);
      return { top_up_id: body.top_up_id, payment_intent_id };
    },
    async hearAll() {
      const added = await sweepEvents(db, stripe, settings.isLive);
      await applier.applyAllDue();
      return added;
    },
    async expectProved() {
      const found = await reconcile(db, stripe);
      expect(found.unexplained).toEqual([]);
      expect(found.inLedgerCents).toBe(found.atProviderCents);
      expect((await checkLedger(db)).faults).toEqual([]);
      return found;
    },
  };
}

/** Money as the pages see it. */
export async function balanceOf({ reader }: Payer) {
  const { body } = await reader.get<{ pay_per_view: number; deuda_euros: number; devolvible_euros: number }>(
    '/api/stripe/user-balance',
  );
  const { pay_per_view, deuda_euros, devolvible_euros } = body;
  return { saldo: pay_per_view, deuda: deuda_euros, devolvible: devolvible_euros };
}

/** An article of somebody else at that price; the answer is how the payer buys it, and the code where that fails. */
export async function offerArticle(paying: Paying, importe_euros: number): Promise<() => Promise<string | undefined>> {
  const author = await arriveAuthor(paying.app, { rol: 'experto' });
  const { id } = await publishNew(author.reader, { importe_euros });
  return async () => {
    const { body } = await paying.reader.post<{ code?: string }>('/api/stripe/purchase-article', { articulo_id: id });
    return body.code;
  };
}
