import type { CardProvider } from '../adapters/stripe/open-stripe.ts';
import { checkLedger } from '../payments/check/check-ledger.ts';
import { payAuthors } from '../payments/payouts/pay-authors.ts';
import { reconcile } from '../payments/reconcile/reconcile.ts';
import { sweepProvider } from '../payments/sweep-provider.ts';
import { createLogger } from '../platform/logger.ts';
import { type AdminTools, type Command, Finding, Mistake } from './command.ts';
import { day, table } from './table.ts';

const euros = (cents: number) => `${(cents / 100).toFixed(2)} €`;

function needProvider({ cardProvider }: AdminTools): CardProvider {
  if (cardProvider === undefined) throw new Mistake('The STRIPE_ settings name no card provider.');
  return cardProvider;
}

async function check({ db, say }: AdminTools): Promise<void> {
  const { transfers, faults, remainders } = await checkLedger(db);
  for (const { account, cents, oldest_on } of remainders)
    say(`${account}: ${euros(cents)} on its way${oldest_on === null ? '' : ` since ${day(oldest_on)}`}`);
  if (faults.length === 0) return say(`${transfers} movements, no fault`);
  say(table([['rule', 'broken by'], ...faults.map(({ rule, what }) => [rule, what])]));
  throw new Finding(`${transfers} movements, ${faults.length} faults`);
}

async function compare(tools: AdminTools): Promise<void> {
  const { db, say } = tools;
  const found = await reconcile(db, needProvider(tools).stripe);
  const { unexplained, unexplainedCents, atProviderCents, inLedgerCents, isCertain } = found;
  say(`At the provider ${euros(atProviderCents)}, in the ledger ${euros(inLedgerCents)}`);
  if (unexplained.length > 0)
    say(
      table([
        ['movement', 'type', 'of', 'amount', 'made (UTC)'],
        ...unexplained.map((one) => [
          one.movement_id,
          one.type,
          one.source_id ?? '',
          euros(one.amount_cents),
          day(one.created_on),
        ]),
      ]),
    );
  const verdict = `${euros(unexplainedCents)} unexplained`;
  if (!isCertain) return say(`${verdict}; money moved all the while, so the two are of different moments`);
  if (unexplained.length > 0 || atProviderCents !== inLedgerCents) throw new Finding(verdict);
  say(verdict);
}

async function sweep(tools: AdminTools): Promise<void> {
  const { db, origin, say } = tools;
  // The worker finds the mails.
  const own = { db, origin, log: createLogger('warn'), wakeMail: () => {} };
  const { added, applied } = await sweepProvider({ ...own, cardProvider: needProvider(tools) });
  say(`${added} events that no webhook had brought, ${applied} applied or tried`);
}

/** What the worker does every hour. */
async function pay(tools: AdminTools): Promise<void> {
  const { db, origin, say } = tools;
  const { stripe } = needProvider(tools);
  await payAuthors({ db, stripe, origin, log: createLogger('warn'), wakeMail: () => {} });
  say('Every author with an account and enough due has been paid, or will be as soon as the provider can');
}

const WAYS: Readonly<Record<string, (tools: AdminTools) => Promise<void>>> = { check, reconcile: compare, sweep, pay };

const ledger: Command = {
  usage: '<check|reconcile|sweep|pay>',
  names: 1,
  meaning:
    'proves the ledger; compares it with the provider; asks the provider for what no webhook has told, and sends refunds that wait; pays authors what is due. Ends with 1 on a fault',
  async run(tools, { names: [way = ''] }) {
    const work = Object.hasOwn(WAYS, way) ? WAYS[way] : undefined;
    if (work === undefined) throw new Mistake(`Say one of ${Object.keys(WAYS).join(', ')}.`);
    await work(tools);
  },
};

export const LEDGER_COMMANDS = { ledger };
