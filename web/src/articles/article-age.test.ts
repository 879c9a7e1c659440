import { describe, expect, test } from 'vitest';
import { ageInHours } from './article-age.ts';

const now = Date.parse('2026-11-12T12:00:00Z');

describe("an article's age", () => {
  test.each([
    ['2026-11-12T11:59:00Z', 0],
    ['2026-11-12T10:01:00Z', 1],
    ['2026-11-09T12:00:00Z', 72],
    ['2026-11-05T12:00:01Z', 167],
    ['2026-11-05T12:00:00Z', undefined],
    ['2026-11-12T13:30:00Z', undefined],
  ])('of %s is %s whole hours', (created_on, hours) => {
    expect(ageInHours(created_on, now)).toBe(hours);
  });
});
