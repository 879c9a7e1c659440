import { ask, type Customer } from './customer.ts';
import type { Provider } from './provider.ts';
import type { Random } from './random.ts';

/** What a simulated day is made of. */
export interface Day {
  readonly origin: string;
  readonly provider: Provider;
  readonly random: Random;
  readonly readers: readonly Customer[];
  readonly authors: readonly Customer[];
  readonly articles: readonly number[];
  /** Payments that a card has paid. */
  readonly paid: string[];
  readonly disputes: string[];
  /** What the site said was bought, as `reader:article`. */
  readonly bought: Set<string>;
  /** What the worker does every hour. */
  payAuthors(): Promise<void>;
  /** Of the provider's time; nothing passes while the house cannot ask what has happened. */
  passTime(seconds: number): Promise<void>;
}

type Operation = (day: Day) => Promise<unknown>;

const AMOUNTS = [0.5, 1.37, 5, 9.99, 10, 20];
const CARDS = [
  ...Array<string>(16).fill('visa'),
  ...['mastercard', 'amex', 'authenticationRequired', 'threeDSecure2Required'],
  ...['chargeDeclined', 'chargeDeclinedInsufficientFunds', 'createDispute', 'pendingRefund', 'refundFail'],
];
const DAY_SECONDS = 86_400;
const LONGEST_DAYS = 12;
const FAULTS = [
  { webhook_lost_percent: 20 },
  { webhook_late_percent: 30, webhook_late_ms: 1500 },
  { webhook_doubled_percent: 40, webhook_copies: 3 },
  { webhook_shuffled_percent: 60 },
  { rate_limit_percent: 10 },
  { fail_percent: 10 },
  { fail_after_percent: 10 },
  { reset_percent: 10 },
  { reset_after_percent: 10 },
];

/** The provider may refuse what makes no sense, such as a second complaint about one payment. */
const attempt = (work: Promise<unknown>) => work.catch(() => undefined);
const intentOf = (clientSecret: unknown) => String(clientSecret).split('_secret')[0] ?? '';

async function topUp({ origin, provider, random, readers, paid }: Day): Promise<void> {
  const reader = random.pick(readers);
  const request = { amount: random.pick(AMOUNTS), tipo_dinero: 'pay_per_view', idempotency_key: random.uuid() };
  const card = random.pick(CARDS);
  const isAbandoned = random.next() < 0.03;
  const { status, body } = await ask(origin, reader, '/api/stripe/create-payment-intent', request);
  if (status !== 200 || isAbandoned) return;
  const intent = intentOf(body.client_secret);
  const after = await provider
    .control<{ status: string }>(`/payment_intents/${intent}/confirm`, { card })
    .catch(() => undefined);
  if (after?.status === 'succeeded') paid.push(intent);
}

async function buy({ origin, random, readers, articles, bought }: Day): Promise<void> {
  const reader = random.pick(readers);
  const articulo_id = random.pick(articles);
  const request = { articulo_id, idempotency_key: random.uuid() };
  const times = random.next() < 0.2 ? 3 : 1;
  const answers = await Promise.all(
    Array.from({ length: times }, () => ask(origin, reader, '/api/stripe/purchase-article', request)),
  );
  if (answers.some(({ status }) => status === 200)) bought.add(`${reader.usuario_id}:${articulo_id}`);
}

const refundBalance: Operation = ({ origin, random, readers }) =>
  ask(origin, random.pick(readers), '/api/stripe/refund-balance', { idempotency_key: random.uuid() });

async function refundByHand({ provider, random, paid }: Day): Promise<void> {
  const amount = 10 + random.below(200);
  if (paid.length > 0) await attempt(provider.control(`/charges/${random.pick(paid)}/refund`, { amount }));
}

async function settleRefund({ provider, random }: Day): Promise<void> {
  const pending = (await provider.list('/v1/refunds')).filter(({ status }) => status === 'pending');
  const status = random.next() < 0.7 ? 'succeeded' : 'failed';
  if (pending.length > 0) await attempt(provider.control(`/refunds/${random.pick(pending).id}/settle`, { status }));
}

async function dispute({ provider, random, paid, disputes }: Day): Promise<void> {
  if (paid.length === 0) return;
  const made = await provider
    .control<{ id: string }>(`/charges/${random.pick(paid)}/dispute`, {})
    .catch(() => undefined);
  if (made !== undefined) disputes.push(made.id);
}

async function closeDispute({ provider, random, disputes }: Day): Promise<void> {
  const outcome = random.next() < 0.5 ? 'won' : 'lost';
  if (disputes.length > 0) await attempt(provider.control(`/disputes/${random.pick(disputes)}/close`, { outcome }));
}

async function subscribe({ origin, provider, random, readers }: Day): Promise<void> {
  const reader = random.pick(readers);
  const card = random.pick(['visa', 'mastercard', 'chargeCustomerFail', 'chargeDeclined', 'authenticationRequired']);
  const request = {
    price_id: random.pick(provider.prices),
    payment_method_id: `pm_card_${card}`,
    idempotency_key: random.uuid(),
  };
  const { body } = await ask(origin, reader, '/api/stripe/create-subscription', request);
  if (body.requires_action !== true) return;
  await attempt(provider.control(`/payment_intents/${intentOf(body.client_secret)}/authenticate`, {}));
  await ask(origin, reader, '/api/stripe/subscription?refrescar=true');
}

async function changeSubscription({ origin, provider, random, readers }: Day): Promise<void> {
  const reader = random.pick(readers);
  const [path, body] = random.pick([
    ['change', { price_id: random.pick(provider.prices), idempotency_key: random.uuid() }],
    ['cancel', {}],
    ['change', { continuar: true, idempotency_key: random.uuid() }],
    ['withdraw', { confirmo: true, idempotency_key: random.uuid() }],
  ] as const);
  await ask(origin, reader, `/api/stripe/subscription/${path}`, body);
}

async function openAccount({ origin, provider, random, authors }: Day): Promise<void> {
  const { body } = await ask(origin, random.pick(authors), '/api/stripe/create-express-account', {});
  if (typeof body.account_id !== 'string') return;
  const act = random.next() < 0.8 ? 'enable' : 'restrict';
  await attempt(provider.control(`/accounts/${body.account_id}/${act}`, {}));
}

/** Renewals, mostly. */
const letDaysPass: Operation = ({ random, passTime }) => passTime((1 + random.below(LONGEST_DAYS)) * DAY_SECONDS);

async function changeFaults({ provider, random }: Day): Promise<void> {
  await provider.control('/faults/clear', {});
  if (random.next() < 0.7) await provider.control('/faults', random.pick(FAULTS));
}

/** How often each happens, out of all of them together. */
const WEIGHTS: readonly (readonly [Operation, number])[] = [
  [topUp, 350],
  [buy, 450],
  [refundBalance, 25],
  [refundByHand, 12],
  [settleRefund, 12],
  [dispute, 10],
  [closeDispute, 8],
  [subscribe, 30],
  [changeSubscription, 30],
  [openAccount, 12],
  [letDaysPass, 6],
  [changeFaults, 20],
  [(day) => day.payAuthors(), 3],
];
const TOTAL = WEIGHTS.reduce((sum, [, weight]) => sum + weight, 0);

export function pickOperation(random: Random): Operation {
  let left = random.below(TOTAL);
  for (const [operation, weight] of WEIGHTS) {
    if (left < weight) return operation;
    left -= weight;
  }
  throw new Error('no operation was picked');
}
