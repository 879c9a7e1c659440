/** What is known of a feed before it is asked. */
export interface PollHistory {
  readonly articles_per_hour: number;
  readonly failures: number;
  readonly polled_on: Date | null;
  /** When it last had something new. */
  readonly changed_on: Date | null;
  /** A hub tells us of news: asking is only for what the hub forgets. */
  readonly subscribed: boolean;
}

export type PollResult =
  | {
      readonly kind: 'answered';
      /** Articles that nobody had found before, and those published in the last day. */
      readonly found: number;
      readonly recent: number;
      /** How long the feed and its answer want to be left alone. */
      readonly ttlSeconds: number | undefined;
      readonly freshSeconds: number | undefined;
    }
  | { readonly kind: 'failed' };

export interface PollPlan {
  /** From now to the next time. */
  readonly seconds: number;
  readonly articles_per_hour: number;
  readonly failures: number;
}

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const SHORTEST = 2 * MINUTE;
const LONGEST = 12 * HOUR;
/** A feed that says more is taken at its word no further. */
const LONGEST_WISH = HOUR;
const LONGEST_OF_LIVELY = 30 * MINUTE;
/** A feed that has been silent for so long is asked once in a twelfth of it. */
const SILENCE_SHARE = 1 / 12;
const SHORTEST_OF_SUBSCRIBED = 2 * HOUR;
const AFTER_FIRST_FAILURE = 5 * MINUTE;
/** What was seen so long ago counts a third. */
const MEMORY_HOURS = 3;
/** So that feeds which were asked together are not asked together for ever. */
const SPREAD = 0.1;

const between = (low: number, value: number, high: number) => Math.min(Math.max(value, low), high);
const secondsSince = (date: Date | null, now: number) =>
  date === null ? DAY : Math.max(0, now - date.getTime()) / 1000;

/** At first by the dates of what it has; then a mean in which the last hours count most, so that nights are seen. */
function articlesPerHour(history: PollHistory, found: number, recent: number, now: number): number {
  if (history.polled_on === null) return recent / 24;
  const hours = Math.max(secondsSince(history.polled_on, now), SHORTEST / 2) / HOUR;
  const weight = 1 - Math.exp(-hours / MEMORY_HOURS);
  return history.articles_per_hour + weight * (found / hours - history.articles_per_hour);
}

/** When to ask a feed again: about once for each new article, within what it wishes and what is decent. */
export function planPoll(history: PollHistory, result: PollResult, now: number, random: () => number): PollPlan {
  const spread = 1 + SPREAD * random();
  if (result.kind === 'failed') {
    const failures = history.failures + 1;
    const seconds = between(SHORTEST, AFTER_FIRST_FAILURE * 2 ** Math.min(failures - 1, 20), DAY / (1 + SPREAD));
    return { seconds: Math.round(seconds * spread), articles_per_hour: history.articles_per_hour, failures };
  }
  const { found, recent, ttlSeconds = 0, freshSeconds = 0 } = result;
  const rate = articlesPerHour(history, found, recent, now);
  const silence = found > 0 ? 0 : secondsSince(history.changed_on, now);
  const forOneArticle = rate > 0 ? HOUR / rate : LONGEST;
  const seconds = Math.max(
    Math.min(forOneArticle, Math.max(LONGEST_OF_LIVELY, silence * SILENCE_SHARE)),
    Math.min(Math.max(ttlSeconds, freshSeconds), LONGEST_WISH),
    history.subscribed ? SHORTEST_OF_SUBSCRIBED : SHORTEST,
  );
  const planned = between(SHORTEST, seconds, LONGEST / (1 + SPREAD));
  return { seconds: Math.round(planned * spread), articles_per_hour: rate, failures: 0 };
}
