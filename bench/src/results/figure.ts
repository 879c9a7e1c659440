import { holdsTo } from '../measure/bar.ts';
import type { FigureDetails } from '../suite.ts';

export interface Figure {
  readonly suite: string;
  readonly name: string;
  readonly value: number;
  readonly unit: string;
  readonly bar: string | null;
  readonly holds: boolean | null;
  readonly spread: readonly [number, number] | null;
  readonly date: string;
}

const DIGITS = 4;
/** Whole numbers stay whole: a rate of 23,417 is as exact as it was measured. */
const shorten = (value: number) =>
  Math.abs(value) >= 10 ** DIGITS ? Math.round(value) : Number(value.toPrecision(DIGITS));

export interface Measured {
  suite: string;
  name: string;
  value: number;
  unit: string;
  details: FigureDetails;
}

export function makeFigure({ suite, name, value, unit, details }: Measured, date: Date): Figure {
  const bar = details.bar ?? null;
  return {
    suite,
    name,
    value: shorten(value),
    unit,
    bar,
    holds: holdsTo(value, bar),
    spread: details.spread ? [shorten(details.spread[0]), shorten(details.spread[1])] : null,
    date: date.toISOString(),
  };
}

/** New figures take the place of those of the same suite and name; the rest stay. */
export function mergeFigures(before: readonly Figure[], fresh: readonly Figure[]): Figure[] {
  const key = ({ suite, name }: Figure) => `${suite}\n${name}`;
  const merged = new Map(before.map((figure) => [key(figure), figure]));
  for (const figure of fresh) merged.set(key(figure), figure);
  return [...merged.values()];
}
