/** The stand-in's own time: real time, and how far it was moved on. In seconds, as the provider counts. */
export interface Clock {
  now(): number;
  /** Never backwards. */
  moveTo(time: number): void;
}

export function createClock(offset: { get(): number; set(seconds: number): void }): Clock {
  const real = () => Math.floor(Date.now() / 1000);
  return {
    now: () => real() + offset.get(),
    moveTo: (time) => offset.set(Math.max(offset.get(), time - real())),
  };
}
