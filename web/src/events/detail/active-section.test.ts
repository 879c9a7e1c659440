import { describe, expect, test } from 'vitest';
import { activeSection, isNavigationAway } from './active-section.ts';

const places = (...tops: number[]) => tops.map((top, index) => ({ name: 'abc'[index], top }));

describe('the active section', () => {
  test.each([
    ['the first while nothing has passed', places(130, 400, 800), 'a'],
    ['the last one within 100 px of the top', places(-500, 100, 700), 'b'],
    ['not one that is a pixel further', places(-500, 101, 700), 'a'],
    ['the last that has passed when several are near', places(-40, 10, 90), 'c'],
  ])('is %s', (_, given, name) => {
    expect(activeSection(given, false)).toBe(name);
  });

  test('is the last one at the very end, even if it never reaches the top', () => {
    expect(activeSection(places(-900, -200, 480), true)).toBe('c');
  });

  test('is none where there are no sections', () => {
    expect(activeSection([], true)).toBeUndefined();
  });
});

describe('the navigation of a phone', () => {
  test.each([
    ['stays near the head', false, 0, 100, false],
    ['goes when scrolling down past 100 px', false, 90, 140, true],
    ['comes back when scrolling up', true, 900, 880, false],
    ['does not mind a tremble', true, 900, 898, true],
    ['is there at the head whatever came before', true, 300, 40, false],
  ])('%s', (_, away, from, to, expected) => {
    expect(isNavigationAway(away, from, to)).toBe(expected);
  });
});
