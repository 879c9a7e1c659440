/** What goes wrong on purpose. */
export interface FaultSettings {
  /** So many of the next mails are refused, */
  refuse: number;
  /** with this code: 451 to be tried again, 550 for a mailbox that does not exist. */
  refuse_code: number;
  /** So long before the answer to a mail. */
  delay_ms: number;
  /** After so many of the next mails the connection breaks instead of an answer; they are not kept. */
  drop_after_data: number;
}

export interface Faults {
  current(): FaultSettings;
  /** What is not named is none. Returns what is wrong with it, if anything. */
  set(settings: unknown): string | undefined;
  /** One mail is at stake: does it go wrong this way? Counts down. */
  take(fault: 'refuse' | 'drop_after_data'): boolean;
}

const NONE: FaultSettings = { refuse: 0, refuse_code: 451, delay_ms: 0, drop_after_data: 0 };

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
      const wanted: FaultSettings = { ...NONE, ...given };
      if (wanted.refuse_code < 400 || wanted.refuse_code > 599) return 'refuse_code must be from 400 to 599';
      settings = wanted;
      return undefined;
    },
    take(fault) {
      if (settings[fault] === 0) return false;
      settings = { ...settings, [fault]: settings[fault] - 1 };
      return true;
    },
  };
}
