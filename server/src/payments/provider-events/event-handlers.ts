import type Stripe from 'stripe';
import type { MailRequest } from '../../mail/mail.service.ts';
import type { Transaction } from '../../platform/database.ts';
import type { Logger } from '../../platform/logger.ts';

/**
 * Refused: it cannot be true, nothing moves, and somebody has to look at it. Unknown: it speaks of what we do not know
 * yet, because something else is still to come; tried again for a day, then refused.
 */
export type Outcome = 'applied' | 'ignored' | { readonly refused: string } | { readonly unknown: string };

export interface Applying {
  /** The one in which the event is marked as applied: all of it or nothing. */
  readonly tx: Transaction;
  /** What has a state is asked anew, before anything is locked. */
  readonly stripe: Stripe;
  readonly log: Logger;
  /** When it happened, by the provider's clock. */
  readonly happenedOn: Date;
  /** Sent when all is committed. */
  mail(request: MailRequest): Promise<void>;
  /** Of the site, for the addresses in mails. */
  readonly origin: string;
}

type EventOf<Type extends Stripe.Event['type']> = Extract<Stripe.Event, { type: Type }>;

/** May run twice and in any order; a failure is tried again later. */
export type EventHandlers = {
  readonly [Type in Stripe.Event['type']]?: (
    object: EventOf<Type>['data']['object'],
    applying: Applying,
  ) => Promise<Outcome>;
};
