import { describe, expect, test } from 'vitest';
import { type PollHistory, type PollPlan, type PollResult, planPoll } from './poll-schedule.ts';

const NOW = Date.parse('2026-03-05T12:00:00Z');
const [MINUTE, HOUR, DAY] = [60, 3600, 86_400];
const ago = (seconds: number) => new Date(NOW - seconds * 1000);

const usual: PollHistory = {
  articles_per_hour: 6,
  failures: 0,
  polled_on: ago(10 * MINUTE),
  changed_on: ago(10 * MINUTE),
  subscribed: false,
};
const answered = { kind: 'answered', found: 1, recent: 20, ttlSeconds: undefined, freshSeconds: undefined } as const;

const plan = (history: Partial<PollHistory>, result: Partial<PollResult> = {}, random = 0): PollPlan =>
  planPoll({ ...usual, ...history }, { ...answered, ...result } as PollResult, NOW, () => random);
const secondsOf = (...given: Parameters<typeof plan>) => plan(...given).seconds;

describe('the next time a feed is asked', () => {
  test('is when about one article is to be expected', () => {
    expect(secondsOf({})).toBe(10 * MINUTE);
    expect(secondsOf({ articles_per_hour: 20 }, { found: 3 })).toBeCloseTo(3 * MINUTE, -1);
    expect(secondsOf({ articles_per_hour: 200 }, { found: 40 })).toBe(2 * MINUTE);
  });

  test('comes later the longer it has been silent', () => {
    const silent = (seconds: number) =>
      secondsOf({ articles_per_hour: 0.001, changed_on: ago(seconds), polled_on: ago(HOUR) }, { found: 0 });
    expect([HOUR, 12 * HOUR, 2 * DAY, 30 * DAY].map(silent)).toEqual([
      30 * MINUTE,
      HOUR,
      4 * HOUR,
      Math.round((12 * HOUR) / 1.1),
    ]);
  });

  test('is not before what the feed and its answer wish, up to an hour', () => {
    expect(secondsOf({}, { ttlSeconds: 40 * MINUTE })).toBe(40 * MINUTE);
    expect(secondsOf({}, { freshSeconds: 15 * MINUTE, ttlSeconds: MINUTE })).toBe(15 * MINUTE);
    expect(secondsOf({}, { ttlSeconds: 7 * DAY })).toBe(HOUR);
  });

  test('is rare while a hub tells us of news', () => {
    expect(secondsOf({ subscribed: true })).toBe(2 * HOUR);
    expect(secondsOf({ subscribed: true, changed_on: ago(4 * DAY), articles_per_hour: 0 }, { found: 0 })).toBe(
      8 * HOUR,
    );
  });

  test('is twice as far away after each failure, up to a day', () => {
    const failed = (failures: number) => secondsOf({ failures }, { kind: 'failed' } as PollResult);
    expect([0, 1, 2, 3].map(failed)).toEqual([5, 10, 20, 40].map((minutes) => minutes * MINUTE));
    expect(failed(50)).toBe(Math.round(DAY / 1.1));
    expect(plan({ failures: 3 }, { kind: 'failed' } as PollResult)).toMatchObject({
      failures: 4,
      articles_per_hour: 6,
    });
    expect(plan({ failures: 3 }).failures).toBe(0);
  });

  test('differs a little from feed to feed, always between two minutes and twelve hours', () => {
    expect(secondsOf({}, {}, 1)).toBe(11 * MINUTE);
    for (const articles_per_hour of [0, 0.01, 1, 1000]) {
      for (const age of [0, DAY, 365 * DAY]) {
        for (const random of [0, 0.5, 1]) {
          const seconds = secondsOf({ articles_per_hour, changed_on: ago(age) }, { found: 0 }, random);
          expect(seconds).toBeGreaterThanOrEqual(2 * MINUTE);
          expect(seconds).toBeLessThanOrEqual(12 * HOUR);
        }
      }
    }
  });
});

describe('articles an hour', () => {
  test('are told at first by the dates of what the feed has', () => {
    expect(plan({ polled_on: null, articles_per_hour: 0 }, { found: 30, recent: 24 }).articles_per_hour).toBe(1);
    expect(secondsOf({ polled_on: null, changed_on: null, articles_per_hour: 0 }, { found: 0, recent: 0 })).toBe(
      2 * HOUR,
    );
  });

  test('follow days and nights without jumping', () => {
    let history = usual;
    for (let poll = 0; poll < 8; poll += 1) {
      history = { ...history, ...plan({ ...history, polled_on: ago(HOUR) }, { found: 0 }) };
    }
    expect(history.articles_per_hour).toBeLessThan(0.6);
    for (let poll = 0; poll < 8; poll += 1) {
      const before = history.articles_per_hour;
      history = { ...history, ...plan({ ...history, polled_on: ago(HOUR) }, { found: 6 }) };
      expect(history.articles_per_hour).toBeGreaterThan(before);
    }
    expect(history.articles_per_hour).toBeGreaterThan(5);
    expect(history.articles_per_hour).toBeLessThan(6);
  });
});
