/** An event is written when so many independent reports tell it, and anew at each of these; then at each half more. */
const STEPS = [3, 6, 12, 24, 40] as const;
const GROWTH = 1.5;

const nextStep = (written: number): number => STEPS.find((step) => step > written) ?? Math.ceil(written * GROWTH);

/**
 * How many independent reports an event needs to go on being shown: readers keep one that they know while its articles may
 * still go to others and come back.
 */
export const fewestReports = (isFinal: boolean): number => (isFinal ? STEPS[0] : STEPS[0] - 1);

/** Whether an event has grown enough since it was written, or its newspapers have begun to disagree. */
export const isDueForRewriting = (written: number, now: number, contradicts: boolean): boolean =>
  now >= nextStep(written) || (contradicts && now >= STEPS[0]);

/**
 * From how many reports an event counts as written: one that has lost less than half of them, and may get them back, is
 * not written anew for coming to the same step again.
 */
export const countAsWritten = (written: number, now: number): number =>
  now * 2 > written ? Math.max(written, now) : now;

/** So long an event whose statements rest on articles that have left it waits for more to leave, or to come back. */
const MENDED_AFTER_MS = 60_000;
export const mendedOn = (): Date => new Date(Date.now() + MENDED_AFTER_MS);

const QUIET_MS = 6 * 3_600_000;
const QUIET_SHARE = 0.5;

/**
 * When an event is taken to be told: no article has come for hours, and for half of the time in which they came. It is then
 * written once more, so that late columns are in it, however little it has grown.
 */
export const quietOn = (first: Date, last: Date): Date =>
  new Date(last.getTime() + Math.max(QUIET_MS, QUIET_SHARE * (last.getTime() - first.getTime())));
