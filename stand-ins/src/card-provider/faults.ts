import { createFaults, type Faults } from '../faults.ts';
import type { Random } from '../newspapers/random.ts';

/** What can go wrong. Each has a count ("the next three"), and a share of a hundred as `…_percent`. */
const KINDS = [
  /** Answered 429, and nothing is done. */
  'rate_limit',
  /** Answered 500, and nothing is done. */
  'fail',
  /** Done, but answered 500. */
  'fail_after',
  /** The connection breaks, and nothing is done. */
  'reset',
  /** Done, but the connection breaks before the answer. */
  'reset_after',
  /** Done, but the answer never comes. */
  'silent',
  /** Done, and the answer comes after `slow_ms`. */
  'slow',
  /** A refund is pending until it is completed or failed by hand. */
  'refund_pending',
  /** A webhook that is never sent, */
  'webhook_lost',
  /** is sent after `webhook_late_ms`, */
  'webhook_late',
  /** `webhook_copies` times more than it should, */
  'webhook_doubled',
  /** or among others in any order. */
  'webhook_shuffled',
] as const;
export type FaultKind = (typeof KINDS)[number];

type CardFaultSettings = Record<FaultKind | `${FaultKind}_percent`, number> & {
  /** Seconds that a 429 asks for. */
  retry_after: number;
  /** So long before every call is worked on. */
  delay_ms: number;
  slow_ms: number;
  webhook_late_ms: number;
  webhook_copies: number;
};

const NONE = {
  ...Object.fromEntries(
    KINDS.flatMap((kind) => [
      [kind, 0],
      [`${kind}_percent`, 0],
    ]),
  ),
  retry_after: 1,
  delay_ms: 0,
  slow_ms: 3000,
  webhook_late_ms: 500,
  webhook_copies: 1,
} as CardFaultSettings;

export interface CardFaults {
  /** For all calls and events, or for those whose path or type begins so. */
  at(begin: string): Faults<CardFaultSettings>;
  clear(): void;
  /** If it happens to this call or event: the settings it happens by. */
  take(kind: FaultKind, place: string): CardFaultSettings | undefined;
  delayOf(place: string): number;
}

export function createCardFaults(random: Random): CardFaults {
  const places = new Map<string, Faults<CardFaultSettings>>();
  const matching = (place: string) =>
    [...places].filter(([begin]) => place.startsWith(begin)).map(([, faults]) => faults);
  return {
    at(begin) {
      const faults = places.get(begin) ?? createFaults(NONE);
      places.set(begin, faults);
      return faults;
    },
    clear: () => places.clear(),
    take: (kind, place) =>
      matching(place)
        .find((faults) => {
          const percent = faults.current()[`${kind}_percent`];
          return faults.take(kind) || (percent > 0 && random.next() * 100 < percent);
        })
        ?.current(),
    delayOf: (place) => Math.max(0, ...matching(place).map((faults) => faults.current().delay_ms)),
  };
}
