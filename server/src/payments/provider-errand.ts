import Stripe from 'stripe';
import { isProviderAway } from '../adapters/stripe/open-stripe.ts';
import type { WakeMail } from '../mail/mail.jobs.ts';
import { type MailRequest, queueMail } from '../mail/mail.service.ts';
import type { Database, Transaction } from '../platform/database.ts';
import type { Logger } from '../platform/logger.ts';
import { reasonOf } from '../platform/reason-of.ts';

/** Something that the provider does once, however often it has to be asked. */
export interface Errand<Item, Made> {
  readonly name: string;
  idOf(item: Item): string;
  /** What was made before is found again: answers get lost, and the provider forgets keys after a day. */
  ask(item: Item): Promise<Made>;
  /** Books what was made; answers the mail that tells of it. */
  settle(tx: Transaction, item: Item, made: Made): Promise<MailRequest | undefined>;
  /** The provider will not do it, however often it is asked. */
  giveUp(tx: Transaction, item: Item, reason: string): Promise<void>;
  /** What is left to do when that is booked. */
  afterGivingUp?(item: Item): Promise<void>;
  /** Refused for want of money it was surely not made; else nobody knows. */
  postpone(tx: Transaction, item: Item, reason: string, isRefused: boolean): Promise<void>;
}

/** Next of those that wait, held until the transaction ends; undefined where there is none, or somebody else has it. */
export type Claim<Item> = (tx: Transaction) => Promise<Item | undefined>;
type Outcome = 'none' | 'done' | 'given up' | 'postponed';

interface ErrandTools {
  readonly db: Database;
  readonly log: Logger;
  readonly wakeMail: WakeMail;
}

const lacksFunds = (error: unknown) =>
  error instanceof Stripe.errors.StripeInvalidRequestError && error.code === 'balance_insufficient';
export const isRefusedForGood = (error: unknown) =>
  !isProviderAway(error) &&
  error instanceof Stripe.errors.StripeInvalidRequestError &&
  !lacksFunds(error) &&
  error.statusCode !== 409;
interface Refusal {
  readonly refusal: string;
}
const isRefusal = (answer: unknown): answer is Refusal =>
  typeof answer === 'object' && answer !== null && 'refusal' in answer;

/** Runs one that waits. What fails is postponed while it is still held, so nobody tries it in between. */
export async function runErrand<Item, Made>(
  { db, log, wakeMail }: ErrandTools,
  errand: Errand<Item, Made>,
  claim: Claim<Item>,
): Promise<Outcome> {
  let item: Item | undefined;
  let mail_id: number | undefined;

  async function attempt(tx: Transaction, held: Item): Promise<Outcome> {
    const made = await errand.ask(held).catch((error: unknown) => {
      if (!isRefusedForGood(error)) throw error;
      return { refusal: reasonOf(error) };
    });
    if (isRefusal(made)) {
      log.warn({ [errand.name]: errand.idOf(held), reason: made.refusal }, `the provider refuses a ${errand.name}`);
      await errand.giveUp(tx, held, made.refusal);
      return 'given up';
    }
    const mail = await errand.settle(tx, held, made);
    if (mail !== undefined) mail_id = await queueMail(tx, mail);
    return 'done';
  }

  const outcome = await db.transaction<Outcome>(async (tx) => {
    const held = await claim(tx);
    if (held === undefined) return 'none';
    item = held;
    await tx.client.query('savepoint untouched');
    try {
      return await attempt(tx, held);
    } catch (error) {
      await tx.client.query('rollback to savepoint untouched');
      mail_id = undefined;
      const reason = reasonOf(error);
      log.warn({ [errand.name]: errand.idOf(held), reason }, `a ${errand.name} has to be asked for again`);
      await errand.postpone(tx, held, reason, lacksFunds(error));
      return 'postponed';
    }
  });
  if (mail_id !== undefined) wakeMail(mail_id);
  if (outcome === 'given up' && item !== undefined) await errand.afterGivingUp?.(item);
  return outcome;
}

/** All that are due; postponed means that the provider is away, or has too little: the rest can wait too. */
export async function runDueErrands<Item, Made>(
  tools: ErrandTools,
  errand: Errand<Item, Made>,
  claim: Claim<Item>,
): Promise<void> {
  let outcome: Outcome;
  do outcome = await runErrand(tools, errand, claim);
  while (outcome === 'done' || outcome === 'given up');
}
