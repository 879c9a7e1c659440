import { median, spreadOf } from './statistics.ts';

export interface Pair<Result> {
  readonly first: Result;
  readonly second: Result;
}

/**
 * Two sides in turn, so that whatever else the machine does meets both alike.
 * Each round swaps which side begins: the later one would otherwise always meet the warmer machine.
 */
export async function takeTurns<Result>(
  rounds: number,
  first: () => Promise<Result>,
  second: () => Promise<Result>,
): Promise<Pair<Result>[]> {
  const pairs: Pair<Result>[] = [];
  for (let round = 0; round < rounds; round++) {
    if (round % 2 === 0) {
      const one = await first();
      pairs.push({ first: one, second: await second() });
    } else {
      const two = await second();
      pairs.push({ first: await first(), second: two });
    }
  }
  return pairs;
}

export interface Ratio {
  readonly value: number;
  readonly spread: readonly [number, number];
}

/** The median of the rounds' ratios, first over second. */
export function ratioOf<Result>(pairs: readonly Pair<Result>[], measure: (result: Result) => number): Ratio {
  const ratios = pairs.map((pair) => measure(pair.first) / measure(pair.second));
  return { value: median(ratios), spread: spreadOf(ratios) };
}
