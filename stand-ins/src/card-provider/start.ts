import { parseArgs } from 'node:util';
import { DEFAULTS, startCardProviderStandIn } from './card-provider-stand-in.ts';

const help = `Usage: pnpm run stand-in:cards [-- options]

Plays the card provider: its API, its test cards, its webhooks, its pages and, at /endive/stripe.js, its browser script.

  --port 8093               where to listen; 0 picks a free one (also CARDS_PORT)
  --secret-key KEY          ${DEFAULTS.secretKey} (also CARDS_SECRET_KEY)
  --public-key KEY          ${DEFAULTS.publicKey} (also CARDS_PUBLIC_KEY)
  --webhook-url URL         who is told of events (also CARDS_WEBHOOK_URL); more with POST /control/webhooks
  --webhook-secret SECRET   ${DEFAULTS.webhookSecret} (also CARDS_WEBHOOK_SECRET)
  --prices a,b,c            the ids of supporter, patron and champion: ${Object.values(DEFAULTS.prices).join(',')} (also CARDS_PRICES)
  --available-after 0       seconds until the money of a charge can be transferred
  --retry-pauses 100,500    milliseconds after each failed try to tell of an event
  --fault name=3            what goes wrong from the start, also by hundredths: --fault webhook_lost_percent=10; repeatable
  --seed cards              another seed lets other things go wrong
  --state FILE              keeps everything over a restart
  --control-token TOKEN     asked for by /control/ as a bearer token

Faults: rate_limit (retry_after), fail, fail_after, reset, reset_after, silent, slow (slow_ms), delay_ms, refund_pending,
webhook_lost, webhook_late (webhook_late_ms), webhook_doubled (webhook_copies), webhook_shuffled.

Control, with JSON: GET and POST /control/faults?at=/v1/refunds {"fail":1}; POST /control/faults/clear;
POST /control/outage {"seconds":600}; GET and POST /control/clock {"advance_seconds":86400,"fresh_keys_stay":true};
POST /control/webhooks {"endpoints":[{"url","secret","connect"}]}, /hold, /release {"order":"shuffled","copies":2}, /drop,
/forge {"type","object_id","change","account","signature":"wrong"}; GET /control/deliveries, /control/idle;
POST /control/events/ID/resend, /control/payment_intents/ID/confirm {"card":"visa"}, /control/payment_intents/ID/authenticate
{"agreed":false}, /control/charges/ID/dispute, /control/charges/ID/refund {"amount"}, /control/disputes/ID/close
{"outcome":"won"}, /control/refunds/ID/settle {"status":"failed"}, /control/accounts/ID/enable, /control/accounts/ID/restrict,
/control/subscriptions/ID/renew (or the id of its last invoice).`;

const { env } = process;
const { values } = parseArgs({
  args: process.argv.slice(2).filter((argument) => argument !== '--'),
  options: {
    help: { type: 'boolean', short: 'h' },
    port: { type: 'string', default: env.CARDS_PORT || '8093' },
    'secret-key': { type: 'string', default: env.CARDS_SECRET_KEY || DEFAULTS.secretKey },
    'public-key': { type: 'string', default: env.CARDS_PUBLIC_KEY || DEFAULTS.publicKey },
    'webhook-url': { type: 'string', default: env.CARDS_WEBHOOK_URL || '' },
    'webhook-secret': { type: 'string', default: env.CARDS_WEBHOOK_SECRET || DEFAULTS.webhookSecret },
    prices: { type: 'string', default: env.CARDS_PRICES || Object.values(DEFAULTS.prices).join(',') },
    'available-after': { type: 'string', default: '0' },
    'retry-pauses': { type: 'string', default: DEFAULTS.retryPauses.join(',') },
    fault: { type: 'string', multiple: true, default: [] },
    seed: { type: 'string', default: DEFAULTS.seed },
    state: { type: 'string' },
    'control-token': { type: 'string' },
  },
});

if (values.help) {
  console.log(help);
  process.exit();
}

const [supporter = '', patron = '', champion = ''] = values.prices.split(',');
const standIn = await startCardProviderStandIn({
  port: Number(values.port),
  secretKey: values['secret-key'],
  publicKey: values['public-key'],
  webhookSecret: values['webhook-secret'],
  prices: { supporter, patron, champion },
  availableAfter: Number(values['available-after']),
  retryPauses: values['retry-pauses'].split(',').filter(Boolean).map(Number),
  faults: Object.fromEntries(values.fault.map((one) => one.split('=')).map(([name, count]) => [name, Number(count)])),
  seed: values.seed,
  ...(values['webhook-url'] && { webhookUrl: values['webhook-url'] }),
  ...(values.state !== undefined && { stateFile: values.state }),
  ...(values['control-token'] !== undefined && { controlToken: values['control-token'] }),
});
// The one line on standard output, for whoever started this with a free port.
console.log(JSON.stringify({ port: standIn.port }));
const url = `http://127.0.0.1:${standIn.port}`;
console.error(
  `STRIPE_API_URL=${url} STRIPE_SCRIPT_URL=${url} STRIPE_SECRET_KEY=${values['secret-key']} STRIPE_PUBLIC_KEY=${values['public-key']} STRIPE_WEBHOOK_SECRET=${values['webhook-secret']} STRIPE_PRICE_SUPPORTER=${supporter} STRIPE_PRICE_PATRON=${patron} STRIPE_PRICE_CHAMPION=${champion}`,
);

const end = () => void standIn.close().then(() => process.exit());
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, end);
// A test that started this and is gone needs it no more.
process.once('disconnect', end);
