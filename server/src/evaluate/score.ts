/** One figure of how good an analysis is. */
export interface Score {
  readonly figure: string;
  readonly value: number;
  readonly unit?: string;
  /** What it must reach, like `>= 0.72`. */
  readonly bar?: string;
  /** The lowest and the highest of several runs or folds. */
  readonly spread?: readonly [number, number];
  readonly detail?: string;
}
