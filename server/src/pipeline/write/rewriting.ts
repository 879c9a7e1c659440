/** An event is written when so many independent reports tell it, and anew at each of these; then at each half more. */
const STEPS = [3, 6, 12, 24, 40] as const;
const GROWTH = 1.5;

const nextStep = (written: number): number => STEPS.find((step) => step > written) ?? Math.ceil(written * GROWTH);

/** Whether an event has grown enough since it was written, or its newspapers have begun to disagree. */
export const isDueForRewriting = (written: number, now: number, contradicts: boolean): boolean =>
  now >= nextStep(written) || (contradicts && now >= STEPS[0]);
