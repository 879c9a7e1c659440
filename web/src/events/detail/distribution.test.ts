import { describe, expect, test } from 'vitest';
import { countByCountry, countOverTime, withOthersTogether } from './distribution.ts';

const from = (...codes: string[]) => codes.map((pais_iso_code) => ({ pais_iso_code }));
const at = (...times: string[]) => times.map((created_on) => ({ created_on }));

describe('articles by country', () => {
  test('come with the most first and equal ones in a steady order', () => {
    expect(countByCountry(from('FR', 'ES', 'ES', 'DE'))).toEqual([
      { pais_iso_code: 'ES', count: 2 },
      { pais_iso_code: 'DE', count: 1 },
      { pais_iso_code: 'FR', count: 1 },
    ]);
  });

  test('are all shown where they have room', () => {
    expect(withOthersTogether(countByCountry(from('ES', 'FR', 'DE')), 3).others).toEqual([]);
  });

  test('are put together behind the first ones where they have none', () => {
    const { shown, others } = withOthersTogether(countByCountry(from('ES', 'ES', 'FR', 'DE', 'IT')), 3);
    expect(shown.map(({ pais_iso_code }) => pais_iso_code)).toEqual(['ES', 'DE']);
    expect(others.map(({ pais_iso_code }) => pais_iso_code)).toEqual(['FR', 'IT']);
  });
});

describe('articles over time', () => {
  test('are counted per hour within two days, hours without any included', () => {
    const { unit, columns } = countOverTime(at('2026-11-12T08:59:00Z', '2026-11-12T08:01:00Z', '2026-11-12T11:00:00Z'));
    expect(unit).toBe('overHours');
    expect(columns.map(({ count }) => count)).toEqual([2, 0, 0, 1]);
    expect(new Date(columns[0]?.from ?? 0).toISOString()).toBe('2026-11-12T08:00:00.000Z');
  });

  test('per day within some weeks, as the reader’s days go', () => {
    const late = at('2026-11-09T22:30:00Z', '2026-11-12T23:30:00Z');
    expect(countOverTime(late).columns.map(({ count }) => count)).toEqual([1, 0, 0, 1]);
    const { columns } = countOverTime(late, 3_600_000);
    expect(columns.map(({ count }) => count)).toEqual([1, 0, 0, 0, 1]);
    expect(new Date(columns.at(-1)?.from ?? 0).toISOString()).toBe('2026-11-12T23:00:00.000Z');
  });

  test('per week beyond', () => {
    const { unit, columns } = countOverTime(at('2026-01-01T00:00:00Z', '2026-06-30T00:00:00Z'));
    expect(unit).toBe('overWeeks');
    expect(columns.reduce((sum, { count }) => sum + count, 0)).toBe(2);
  });

  test('are nothing when there are none', () => {
    expect(countOverTime([]).columns).toEqual([]);
  });
});
