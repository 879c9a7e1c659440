import type Stripe from 'stripe';
import type { WakeMail } from '../../mail/mail.jobs.ts';
import { queueMail } from '../../mail/mail.service.ts';
import type { Database, Transaction } from '../../platform/database.ts';
import type { Logger } from '../../platform/logger.ts';
import { reasonOf } from '../../platform/reason-of.ts';
import { claimDueEvent, claimEvent, postponeEvent, settleEvent, type WaitingEvent } from './event.repository.ts';
import type { Applying, Outcome } from './event-handlers.ts';
import { EVENT_HANDLERS } from './handlers.ts';

export interface EventTools {
  readonly db: Database;
  readonly stripe: Stripe;
  readonly log: Logger;
  readonly origin: string;
  readonly wakeMail: WakeMail;
}

/** `none`: it is applied already, or somebody else is at it. */
export type Application = 'none' | 'applied' | 'ignored' | 'refused' | 'postponed';

/** Only what an account is may be told of an author's; their payments are not ours. */
const isOthers = ({ account, type }: Stripe.Event) => account !== undefined && !type.startsWith('account.');

async function handle(event: Stripe.Event, applying: Applying): Promise<Outcome> {
  const handler = EVENT_HANDLERS[event.type] as
    | ((object: Stripe.Event.Data.Object, applying: Applying) => Promise<Outcome>)
    | undefined;
  if (handler === undefined) return 'ignored';
  if (isOthers(event)) return { refused: 'of another account' };
  return handler(event.data.object, applying);
}

export function createEventApplier({ db, stripe, log, origin, wakeMail }: EventTools) {
  async function settle(tx: Transaction, { event_id, payload, is_old }: WaitingEvent, outcome: Outcome) {
    if (typeof outcome === 'string') {
      await settleEvent(tx, event_id, outcome, null);
      return outcome;
    }
    if ('unknown' in outcome && !is_old) {
      await postponeEvent(tx, event_id, outcome.unknown);
      return 'postponed';
    }
    const reason = 'unknown' in outcome ? outcome.unknown : outcome.refused;
    await settleEvent(tx, event_id, 'refused', reason);
    log.warn({ event: event_id, type: payload.type, reason }, 'what the provider told was refused');
    return 'refused';
  }

  function describe(error: unknown, { event_id, payload }: WaitingEvent): string {
    const reason = reasonOf(error);
    log.warn({ event: event_id, type: payload.type, reason }, 'an event could not be applied yet');
    return reason;
  }

  /** What fails is undone and postponed while the event is still ours: nobody else tries it in between. */
  async function attempt(tx: Transaction, claimed: WaitingEvent, mails: number[]): Promise<Application> {
    await tx.client.query('savepoint untouched');
    try {
      const outcome = await handle(claimed.payload, {
        tx,
        stripe,
        log,
        origin,
        happenedOn: new Date(claimed.payload.created * 1000),
        async mail(request) {
          mails.push(await queueMail(tx, request));
        },
      });
      return await settle(tx, claimed, outcome);
    } catch (error) {
      await tx.client.query('rollback to savepoint untouched');
      mails.length = 0;
      await postponeEvent(tx, claimed.event_id, describe(error, claimed));
      return 'postponed';
    }
  }

  async function apply(claim: (tx: Transaction) => Promise<WaitingEvent | undefined>): Promise<Application> {
    const mails: number[] = [];
    let claimed: WaitingEvent | undefined;
    try {
      const application = await db.transaction(async (tx) => {
        claimed = await claim(tx);
        return claimed === undefined ? 'none' : attempt(tx, claimed, mails);
      });
      for (const mail_id of mails) wakeMail(mail_id);
      return application;
    } catch (error) {
      // The connection is gone, and with it all that was done.
      if (claimed === undefined) throw error;
      await postponeEvent(db, claimed.event_id, describe(error, claimed));
      return 'postponed';
    }
  }

  const applyDue = () => apply(claimDueEvent);

  return {
    applyOne: (event_id: string) => apply((tx) => claimEvent(tx, event_id)),
    /** All whose time has come, several at once; so many were tried. */
    async applyAllDue(abreast = 4): Promise<number> {
      let tried = 0;
      const work = async () => {
        while ((await applyDue()) !== 'none') tried += 1;
      };
      await Promise.all(Array.from({ length: abreast }, work));
      return tried;
    },
  };
}

export type EventApplier = ReturnType<typeof createEventApplier>;
