import { describe, expect, test } from 'vitest';
import { closesWindow, meaningOf, pulledPx } from './swipe.ts';

const start = { x: 100, y: 100, at: 0 };
const moved = (x: number, y: number, at = 400) => ({ x: 100 + x, y: 100 + y, at });

describe('a finger on the window', () => {
  test.each([
    ['has not said yet what it wants', 4, 8, 'undecided'],
    ['pulls it down', 6, 30, 'pulls'],
    ['scrolls on', 0, -30, 'other'],
    ['moves the row of tabs', 30, 12, 'other'],
  ])('%s', (_, x, y, meaning) => {
    expect(meaningOf(start, moved(x, y))).toBe(meaning);
  });

  test('never lifts the window above its place', () => {
    expect(pulledPx(start, moved(0, -50))).toBe(0);
  });

  test.each([
    ['far closes it', 121, 900, true],
    ['a little lets it snap back', 119, 900, false],
    ['quickly closes it too', 60, 80, true],
    ['quickly but hardly at all does not', 30, 10, false],
  ])('pulling %s', (_, y, at, closes) => {
    expect(closesWindow(start, moved(0, y, at))).toBe(closes);
  });
});
