/** The time of the newspapers: it can be set, and can run faster or stand still. */
export interface Clock {
  now(): number;
  speed(): number;
  /** Returns what is wrong with it, if anything. */
  set(settings: unknown): string | undefined;
  /** Told when somebody moves the clock. */
  onSet(listener: () => void): void;
}

export function createClock(now: number, speed: number): Clock {
  let base = now;
  let pace = speed;
  let since = performance.now();
  const listeners: (() => void)[] = [];
  const read = () => Math.floor(base + (performance.now() - since) * pace);
  return {
    now: read,
    speed: () => pace,
    set(settings) {
      if (typeof settings !== 'object' || settings === null) return 'an object is expected';
      const { now: at, speed: wanted = pace, advance_seconds = 0, ...rest } = settings as Record<string, unknown>;
      const [unknown] = Object.keys(rest);
      if (unknown !== undefined) return `a clock has no ${unknown}`;
      const time = at === undefined ? read() : Date.parse(String(at));
      if (Number.isNaN(time)) return 'now must be a date and time';
      if (typeof wanted !== 'number' || !(wanted >= 0)) return 'speed must be a number from 0 on';
      if (typeof advance_seconds !== 'number') return 'advance_seconds must be a number';
      base = time + advance_seconds * 1000;
      pace = wanted;
      since = performance.now();
      for (const listener of listeners) listener();
      return undefined;
    },
    onSet: (listener) => void listeners.push(listener),
  };
}
