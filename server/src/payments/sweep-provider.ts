import type { CardProvider } from '../adapters/stripe/open-stripe.ts';
import type { WakeMail } from '../mail/mail.jobs.ts';
import type { Database } from '../platform/database.ts';
import type { Logger } from '../platform/logger.ts';
import { createEventApplier } from './provider-events/apply-events.ts';
import { sweepEvents } from './provider-events/sweep-events.ts';
import { createRefundSender } from './refunds/send-refund.ts';

export interface SweepTools {
  readonly db: Database;
  readonly cardProvider: CardProvider;
  readonly origin: string;
  readonly log: Logger;
  readonly wakeMail: WakeMail;
}

/** Asks the provider for what no webhook has told, applies it, and sends the refunds that wait. */
export async function sweepProvider(tools: SweepTools): Promise<{ added: number; applied: number }> {
  const { stripe, settings } = tools.cardProvider;
  const own = { ...tools, stripe };
  const added = await sweepEvents(tools.db, stripe, settings.isLive);
  const applied = await createEventApplier(own).applyAllDue(1);
  await createRefundSender(own).sendAllDue();
  return { added, applied };
}
