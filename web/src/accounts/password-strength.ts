import { PASSWORD_MIN } from './field-rules.ts';

export type PasswordStrength = 'short' | 'weak' | 'fair' | 'good';

/** How many different characters each kind of them offers whoever guesses. */
const KINDS: readonly (readonly [RegExp, number])[] = [
  [/\p{Ll}/u, 26],
  [/\p{Lu}/u, 26],
  [/\p{N}/u, 10],
  [/[^\p{L}\p{N}]/u, 20],
  [/[^\p{ASCII}]/u, 40],
];
const FAIR_BITS = 45;
const GOOD_BITS = 65;

/** Length and variety, no more: a hint while typing. Whether a password is a common one, the server knows. */
export function passwordStrength(password: string): PasswordStrength {
  if (password.length < PASSWORD_MIN) return 'short';
  const pool = KINDS.reduce((sum, [kind, size]) => sum + (kind.test(password) ? size : 0), 0);
  const bits = surprises(password) * Math.log2(pool);
  return bits >= GOOD_BITS ? 'good' : bits >= FAIR_BITS ? 'fair' : 'weak';
}

/** A character that repeats the last one, follows it in the alphabet or has come often already hardly counts. */
function surprises(password: string): number {
  const seen = new Map<string, number>();
  let last = Number.NaN;
  let sum = 0;
  for (const character of password) {
    const point = character.codePointAt(0) ?? 0;
    const times = seen.get(character) ?? 0;
    seen.set(character, times + 1);
    sum += Math.abs(point - last) <= 1 ? 0.25 : 1 / (1 + times / 2);
    last = point;
  }
  return sum;
}
