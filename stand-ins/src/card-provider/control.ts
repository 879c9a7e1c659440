import { get } from './call.ts';
import { findCardByName } from './cards.ts';
import { forgedEvent } from './forge.ts';
import { enableAccount, restrictAccount } from './objects/accounts.ts';
import { closeDispute, openDispute } from './objects/disputes.ts';
import { putTestCard } from './objects/payment-methods.ts';
import { authenticate, pay } from './objects/payments.ts';
import { refundCharge, settleRefund } from './objects/refunds.ts';
import { advance, renew } from './objects/renewals.ts';
import { authenticateSetup } from './objects/setup-intents.ts';
import type { Outage } from './outage.ts';
import { sign, type Webhooks } from './webhooks.ts';
import type { Charge } from './wire.ts';
import type { World } from './world.ts';

export interface Control {
  readonly world: World;
  readonly webhooks: Webhooks;
  readonly outage: Outage;
}

interface Asked {
  readonly id: string;
  readonly query: URLSearchParams;
  readonly body: Readonly<Record<string, unknown>>;
}

/** What was asked for makes no sense. */
export class ControlError extends Error {}

function word<Word extends string>(value: unknown, words: readonly Word[], name: string): Word {
  const found = words.find((one) => one === value);
  if (found === undefined) throw new ControlError(`${name} must be one of ${words.join(', ')}`);
  return found;
}

function whole(value: unknown, name: string): number {
  if (typeof value !== 'number' || !Number.isInteger(value) || value < 0) {
    throw new ControlError(`${name} must be a whole number from 0 on`);
  }
  return value;
}

/** By its own id or by that of its payment intent. */
function chargeOf({ platform }: World, id: string): Charge {
  const charge = platform.payment_intents.find(id)?.latest_charge ?? id;
  return get(platform.charges, 'charge', String(charge));
}

function setEndpoints(world: World, given: unknown): unknown {
  if (!Array.isArray(given)) throw new ControlError('endpoints must be a list of {url, secret, connect}');
  // One without a secret is none any more.
  for (const endpoint of world.endpoints.oldestFirst()) world.endpoints.put({ ...endpoint, secret: '' });
  for (const { url, secret, connect = true } of given as { url: string; secret: string; connect?: boolean }[]) {
    if (!URL.canParse(url) || !secret) throw new ControlError('an endpoint needs a url and a secret');
    world.endpoints.put({ id: url, secret, connect });
  }
  return listEndpoints(world);
}

const listEndpoints = (world: World) =>
  [...world.endpoints.oldestFirst()]
    .filter(({ secret }) => secret !== '')
    .map(({ id, connect }) => ({ url: id, connect }));

async function forge({ world, webhooks }: Control, { body }: Asked): Promise<unknown> {
  const how = word(body.signature ?? 'wrong', ['right', 'wrong', 'none', 'old'], 'signature');
  const event = forgedEvent(world, body);
  const payload = JSON.stringify(event);
  const endpoint = [...world.endpoints.newestFirst()].find(
    ({ id, secret }) => secret !== '' && id === (body.url ?? id),
  );
  if (endpoint === undefined) throw new ControlError('there is no such endpoint');
  const signatures = {
    right: () => sign(payload, endpoint.secret),
    wrong: () => sign(payload, 'whsec_of_somebody_else'),
    none: () => undefined,
    old: () => sign(payload, endpoint.secret, Math.floor(Date.now() / 1000) - 86_400),
  };
  return { event, status: await webhooks.forge(endpoint, payload, signatures[how]()) };
}

/** As if its owner had typed a card in and said yes to the bank. */
function confirmIntent({ world }: Control, { id, body }: Asked): unknown {
  const { platform } = world;
  const card = findCardByName(String(body.card ?? 'visa'));
  if (card === undefined) throw new ControlError(`there is no card called ${String(body.card)}`);
  const intent = get(platform.payment_intents, 'payment_intent', id);
  if (!intent.status.startsWith('requires_')) throw new ControlError(`the payment is ${intent.status}`);
  const after = pay(world, platform, intent, putTestCard(world, platform, card), {});
  return body.authenticate === false ? after : authenticate(world, platform, after, true);
}

/** By its own id or by that of its last invoice, which is what its owner sees. */
function renewNow({ world }: Control, { id }: Asked): unknown {
  const { subscriptions } = world.platform;
  const found = [...subscriptions.newestFirst()].find((one) => one.id === id || one.latest_invoice === id);
  const subscription = found ?? get(subscriptions, 'subscription', id);
  renew(world, world.platform, subscription);
  return get(subscriptions, 'subscription', subscription.id);
}

const REPEATING_MS = 60_000;

/** Who has got no answer asks again within seconds, and is to find the key however far the clock was moved meanwhile. */
function keepFreshKeys({ answers, clock }: World): void {
  for (const answer of answers.newestFirst()) {
    if (answer.kept_at < Date.now() - REPEATING_MS) break;
    answers.put({ ...answer, created: clock.now() });
  }
}

type Act = (control: Control, asked: Asked) => unknown;

const ACTS: Readonly<Record<string, Act>> = {
  'GET /webhooks': ({ world }) => listEndpoints(world),
  'POST /webhooks': ({ world }, { body }) => setEndpoints(world, body.endpoints),
  'POST /webhooks/hold': ({ webhooks }) => webhooks.hold(),
  'POST /webhooks/release': ({ webhooks }, { body }) => ({
    released: webhooks.release(
      word(body.order ?? 'as_held', ['as_held', 'reversed', 'shuffled'], 'order'),
      whole(body.copies ?? 1, 'copies'),
    ),
  }),
  'POST /webhooks/drop': ({ webhooks }) => ({ lost: webhooks.drop() }),
  'POST /webhooks/forge': forge,
  'POST /events/:id/resend': ({ world, webhooks }, { id }) => webhooks.resend(get(world.platform.events, 'event', id)),
  'GET /deliveries': ({ webhooks }, { query }) => {
    const [event, type] = [query.get('event'), query.get('type')];
    return webhooks.deliveries().filter((one) => one.event === (event ?? one.event) && one.type === (type ?? one.type));
  },
  'GET /idle': ({ webhooks }) => webhooks.idle(),
  'GET /faults': ({ world }, { query }) => world.faults.at(query.get('at') ?? '').current(),
  'POST /faults': ({ world }, { query, body }) => {
    const faults = world.faults.at(query.get('at') ?? '');
    const wrong = faults.set(body);
    if (wrong !== undefined) throw new ControlError(wrong);
    return faults.current();
  },
  'POST /faults/clear': ({ world }) => world.faults.clear(),
  'POST /outage': ({ outage }, { body }) => outage.begin(whole(body.seconds, 'seconds')),
  'GET /clock': ({ world }) => ({ now: world.clock.now() }),
  'POST /clock': ({ world }, { body }) => {
    advance(world, whole(body.advance_seconds, 'advance_seconds'));
    if (body.fresh_keys_stay === true) keepFreshKeys(world);
    return { now: world.clock.now() };
  },
  'POST /payment_intents/:id/confirm': confirmIntent,
  'POST /payment_intents/:id/authenticate': ({ world }, { id, body }) => {
    const intent = get(world.platform.payment_intents, 'payment_intent', id);
    return authenticate(world, world.platform, intent, body.agreed !== false);
  },
  'POST /setup_intents/:id/authenticate': ({ world }, { id, body }) => {
    const intent = get(world.platform.setup_intents, 'setup_intent', id);
    return authenticateSetup(world, world.platform, intent, body.agreed !== false);
  },
  'POST /subscriptions/:id/renew': renewNow,
  'POST /charges/:id/dispute': ({ world }, { id, body }) =>
    openDispute(world, world.platform, chargeOf(world, id), String(body.reason ?? 'fraudulent')),
  'POST /disputes/:id/close': ({ world }, { id, body }) => {
    const dispute = get(world.platform.disputes, 'dispute', id);
    return closeDispute(world, world.platform, dispute, word(body.outcome, ['won', 'lost'], 'outcome'));
  },
  'POST /charges/:id/refund': ({ world }, { id, body }) =>
    refundCharge(world, world.platform, chargeOf(world, id), {
      amount: body.amount === undefined ? undefined : whole(body.amount, 'amount'),
      reason: null,
      metadata: {},
    }),
  'POST /refunds/:id/settle': ({ world }, { id, body }) => {
    const refund = get(world.platform.refunds, 'refund', id);
    return settleRefund(world, world.platform, refund, word(body.status, ['succeeded', 'failed'], 'status'));
  },
  'POST /accounts/:id/enable': ({ world }, { id }) => enableAccount(world, get(world.accounts, 'account', id)),
  'POST /accounts/:id/restrict': ({ world }, { id }) => restrictAccount(world, get(world.accounts, 'account', id)),
};

/** What whoever watches the stand-in may ask and do. Undefined where there is no such thing. */
export async function answerControl(control: Control, method: string, url: URL, text: string): Promise<unknown> {
  const [, , room = '', id = '', act] = url.pathname.split('/');
  const name = act === undefined ? `${method} /${room}${id === '' ? '' : `/${id}`}` : `${method} /${room}/:id/${act}`;
  const found = ACTS[name];
  if (found === undefined) return undefined;
  const body = parseBody(text);
  return (await found(control, { id, query: url.searchParams, body })) ?? {};
}

function parseBody(text: string): Asked['body'] {
  if (text === '') return {};
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value === 'object' && value !== null) return value as Asked['body'];
  } catch {
    // Said below.
  }
  throw new ControlError('an object in JSON is expected');
}
