import type { NumberFound } from './numbers-of.ts';

export const shareReading = (one: readonly string[], other: readonly string[]): boolean =>
  one.some((reading) => other.includes(reading));

const differ = (one: string | undefined, other: string | undefined): boolean =>
  one !== undefined && other !== undefined && one !== other;

/** Whether two numbers say the same: not 300 pounds for 300 million, months for years, or the evening for the morning. */
export const isSameNumber = (one: NumberFound, other: NumberFound): boolean =>
  one.percent === other.percent &&
  shareReading(one.readings, other.readings) &&
  !differ(one.half, other.half) &&
  !differ(one.unit, other.unit);
