import type { NumberInContext } from '../../gate/numbers/numbers-of.ts';
import { numberKey, type Telling } from '../compare/telling.ts';
import { findWording } from '../wording/find-wording.ts';
import { type Concept, conceptOf } from './concepts.ts';

/** One number in one sentence, and what stands beside it. */
export interface Mention {
  readonly telling: Telling;
  readonly value: string;
  readonly amount: number;
  /** Only numbers of one type can be told for one another. */
  readonly type: 'count' | 'percent' | 'time' | 'year';
  readonly concept: Concept | undefined;
  /** The word that it counts, as it is written: "voluntarios". */
  readonly noun: string | undefined;
  readonly nounStem: string | undefined;
  /** Stems and concepts beside it, the nearer the weightier. */
  readonly features: ReadonlyMap<string, number>;
  readonly inexact: 'about' | 'atLeast' | 'atMost' | undefined;
}

const YEAR = /^(?:19|20)\d\d$/;
const TIME = /^t(\d+):(\d+)/;
const STOP = /^[.;:()]$/;
const REACH = 8;
const COMMA = 2;
const BESIDE = 2;
const STATE = 4;
/** Says who or how many, not what about them: "14 personas heridas". */
const ANYBODY = /^(?:personas?|gente|people|persons?|personnes?|gens|menschen|personen|pessoas|millon(?:es)?|mil)$/;

function typeOf({ percent, readings: [reading = ''] }: NumberInContext, noun: string | undefined): Mention['type'] {
  if (percent) return 'percent';
  if (TIME.test(reading)) return 'time';
  return YEAR.test(reading) && noun === undefined ? 'year' : 'count';
}

function amountOf([reading = '']: readonly string[]): number {
  const time = TIME.exec(reading);
  return time === null ? Number(reading) : Number(time[1]) * 60 + Number(time[2]);
}

interface Beside {
  readonly low: string;
  readonly far: number;
}

/** Words one after the other, until something ends what they belong to. */
function reach(lows: readonly string[]): Beside[] {
  const found: Beside[] = [];
  let far = 0;
  for (const low of lows) {
    if (STOP.test(low) || far > REACH) break;
    far += low === ',' ? COMMA : 1;
    if (/^\p{L}/u.test(low)) found.push({ low, far });
  }
  return found;
}

/** "unos", "más de": which numbers it leaves open. */
function inexactnessOf(number: NumberInContext, idioma: string): Mention['inexact'] {
  const wording = findWording(idioma);
  const before = number.before.slice(-5).join(' ');
  if (wording === undefined) return undefined;
  if (wording.atLeast.test(before)) return 'atLeast';
  if (wording.atMost.test(before)) return 'atMost';
  return wording.about.test(before) ? 'about' : undefined;
}

function readMention(telling: Telling, number: NumberInContext): Mention | undefined {
  const value = numberKey(number);
  if (value === undefined) return undefined;
  const known = new Map(telling.words.map((word) => [word.low, word]));
  const after = reach(number.after);
  const before = reach(number.before.toReversed());
  const [counted] = after;
  const noun = counted !== undefined && counted.far === 1 ? known.get(counted.low) : undefined;
  const isNoun = noun?.content === true && !ANYBODY.test(noun.low);
  const features = new Map<string, number>();
  let [concept, nearest]: [Concept | undefined, number] = [undefined, Number.POSITIVE_INFINITY];
  for (const [side, words] of [after, before].entries())
    for (const { low, far } of words) {
      const word = known.get(low);
      if (word?.content !== true || ANYBODY.test(low)) continue;
      const meant = conceptOf(low);
      const found = meant?.thing === true && far > BESIDE ? undefined : meant;
      // What follows a number is counted by it more often than what stands before.
      const distance = far + side * 2;
      const becomes = concept?.people === true && found?.thing === false && far <= STATE;
      if (found !== undefined && (distance < nearest || becomes)) [concept, nearest] = [found, distance];
      const weight = 1 / (1 + distance / 3);
      const feature = found === undefined ? word.stem : `@${found.name}`;
      features.set(feature, Math.max(weight, features.get(feature) ?? 0));
    }
  for (const other of telling.values) if (other !== value) features.set(`#${other}`, 0.4);
  return {
    telling,
    value,
    amount: amountOf(number.readings),
    type: typeOf(number, isNoun ? noun.low : undefined),
    concept,
    noun: isNoun ? noun.text : undefined,
    nounStem: isNoun ? noun.stem : undefined,
    features,
    inexact: inexactnessOf(number, telling.article.idioma),
  };
}

export const mentionsOf = (telling: Telling): Mention[] =>
  telling.numbers.flatMap((number) => readMention(telling, number) ?? []);
