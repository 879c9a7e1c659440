import { disputeHandlers } from '../disputes/apply-dispute-events.ts';
import { payoutHandlers } from '../payouts/apply-payout-events.ts';
import { refundHandlers } from '../refunds/apply-refund-events.ts';
import { subscriptionHandlers } from '../subscriptions/apply-subscription-events.ts';
import { topUpHandlers } from '../top-ups/apply-top-up-events.ts';
import type { EventHandlers } from './event-handlers.ts';

/** All that the provider may tell us of; the rest is nothing to us. */
export const EVENT_HANDLERS: EventHandlers = {
  ...topUpHandlers,
  ...refundHandlers,
  ...disputeHandlers,
  ...subscriptionHandlers,
  ...payoutHandlers,
};

export const isHeard = (type: string): boolean => Object.hasOwn(EVENT_HANDLERS, type);
