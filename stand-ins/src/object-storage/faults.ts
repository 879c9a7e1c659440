/** What goes wrong on purpose. */
export interface FaultSettings {
  /** So many of the next requests are answered 500. */
  fail: number;
  /** So many of the next requests are never answered. */
  hang: number;
}

export interface Faults {
  current(): FaultSettings;
  /** What is not named is none. Returns what is wrong with it, if anything. */
  set(settings: unknown): string | undefined;
  /** One request is at stake: does it go wrong this way? Counts down. */
  take(fault: keyof FaultSettings): boolean;
}

const NONE: FaultSettings = { fail: 0, hang: 0 };

export function createFaults(): Faults {
  let settings = { ...NONE };
  return {
    current: () => settings,
    set(given) {
      if (typeof given !== 'object' || given === null || Array.isArray(given)) return 'an object is expected';
      for (const [name, value] of Object.entries(given)) {
        if (!Object.hasOwn(NONE, name)) return `there is no fault called ${name}`;
        if (!Number.isInteger(value) || value < 0) return `${name} must be a whole number from 0 on`;
      }
      settings = { ...NONE, ...given };
      return undefined;
    },
    take(fault) {
      if (settings[fault] === 0) return false;
      settings = { ...settings, [fault]: settings[fault] - 1 };
      return true;
    },
  };
}
