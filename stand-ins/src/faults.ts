/** What goes wrong on demand: numbers by name, most of them how often it still will. */
export interface Faults<Settings extends Record<string, number>> {
  current(): Settings;
  /** What is not named is none. Returns what is wrong with it, if anything. */
  set(settings: unknown): string | undefined;
  /** One request is at stake: does it go wrong this way? Counts down. */
  take(fault: keyof Settings): boolean;
}

export function createFaults<Settings extends Record<string, number>>(
  none: Settings,
  faultOf: (wanted: Settings) => string | undefined = () => undefined,
): Faults<Settings> {
  let settings = { ...none };
  return {
    current: () => settings,
    set(given) {
      if (typeof given !== 'object' || given === null || Array.isArray(given)) return 'an object is expected';
      for (const [name, value] of Object.entries(given)) {
        if (!Object.hasOwn(none, name)) return `there is no fault called ${name}`;
        if (!Number.isInteger(value) || value < 0) return `${name} must be a whole number from 0 on`;
      }
      const wanted = { ...none, ...given };
      const wrong = faultOf(wanted);
      if (wrong === undefined) settings = wanted;
      return wrong;
    },
    take(fault) {
      const left = settings[fault];
      if (left === undefined || left === 0) return false;
      settings = { ...settings, [fault]: left - 1 };
      return true;
    },
  };
}
