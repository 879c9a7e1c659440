import { residentBytes } from '../processes/memory.ts';

const EVERY_MS = 10_000;
/** By then a process has loaded and compiled what it uses. */
export const SETTLED_MINUTES = 15;
const SETTLED_MS = SETTLED_MINUTES * 60_000;
const HOUR_MS = 3_600_000;

interface Sample {
  readonly age: number;
  readonly bytes: number;
}

interface Life {
  readonly role: string;
  readonly began: number;
  readonly samples: Sample[];
}

export interface LongestLife {
  readonly minutes: number;
  readonly megabytes: number;
  /** In an hour, as a share of its size in the middle; by the straight line through all that was seen once it had settled. */
  readonly growth: number;
}

/** Of least squares, in bytes a millisecond. */
function slopeOf(samples: readonly Sample[]): number {
  const meanAge = samples.reduce((sum, { age }) => sum + age, 0) / samples.length;
  const meanBytes = samples.reduce((sum, { bytes }) => sum + bytes, 0) / samples.length;
  const spread = samples.reduce((sum, { age }) => sum + (age - meanAge) ** 2, 0);
  return samples.reduce((sum, { age, bytes }) => sum + (age - meanAge) * (bytes - meanBytes), 0) / spread;
}

/** Looks at processes, by role and number; a number that changes is another life. */
export function watchMemory(list: () => readonly { role: string; pid: number }[]) {
  const lives = new Map<number, Life>();
  const look = () => {
    for (const { role, pid } of list()) {
      const bytes = residentBytes(pid);
      if (bytes === undefined) continue;
      const life = lives.get(pid) ?? { role, began: Date.now(), samples: [] };
      lives.set(pid, life);
      life.samples.push({ age: Date.now() - life.began, bytes });
    }
  };
  const timer = setInterval(look, EVERY_MS);
  return {
    /** Of those in a role the one that lived longest, or none that has settled. */
    longest(role: string): LongestLife | undefined {
      const settled = [...lives.values()]
        .filter((life) => life.role === role)
        .map(({ samples }) => samples.filter(({ age }) => age >= SETTLED_MS))
        .toSorted((one, other) => other.length - one.length)[0];
      const last = settled?.at(-1);
      if (settled === undefined || last === undefined || settled.length < 3) return undefined;
      const mean = settled.reduce((sum, { bytes }) => sum + bytes, 0) / settled.length;
      return { minutes: last.age / 60_000, megabytes: mean / 1e6, growth: (slopeOf(settled) * HOUR_MS) / mean };
    },
    stop: () => clearInterval(timer),
  };
}
