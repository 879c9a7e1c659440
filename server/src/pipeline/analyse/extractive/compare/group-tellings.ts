import { conceptOf } from '../quantities/concepts.ts';
import type { Similarity } from './similarity.ts';
import { countReports, type Telling } from './telling.ts';

/** Sentences of several articles that say the same, the one that says most first. */
export type TellingGroup = readonly Telling[];

/** From here on two sentences say the same. Chosen on the demonstration and on invented happenings of the newspapers stand-in. */
const SAME = { words: 0.38, number: 0.3, numbers: 0.12 };
const NEAREST = 2;

/** Whether one counts something otherwise than the other. */
export function clash(one: Telling, other: Telling): boolean {
  return one.numbers.some(({ counted, readings }) => {
    if (counted === undefined || counted.length < 4) return false;
    const same = other.numbers.filter((number) => number.counted === counted);
    return same.length > 0 && !same.some((number) => number.readings.some((reading) => readings.includes(reading)));
  });
}

export const shareValue = (one: Telling, other: Telling): boolean =>
  [...one.values].some((value) => other.values.has(value));

const SIGNIFICANT = /[1-9][\d.]*[1-9]|[1-9]/;
const YEAR = /^(?:19|20)\d\d$/;
/** Hardly two things of one event are counted with such a number by chance. */
const isRare = (value: string): boolean =>
  value.startsWith('t') ||
  (!YEAR.test(value) && Number.parseFloat(value) >= 10 && (SIGNIFICANT.exec(value)?.[0].length ?? 0) >= 2);

/** What both count alike says that they tell the same, whatever their words. */
function neededFor(telling: Telling, group: TellingGroup): number {
  const shared = [...telling.values].filter((value) => group.some((member) => member.values.has(value)));
  if (shared.some(isRare) || shared.length > 1) return SAME.numbers;
  return shared.length > 0 ? SAME.number : SAME.words;
}

/** Whether both count, and nothing alike. */
export const countsOtherwise = (one: Telling, other: Telling): boolean =>
  one.values.size > 0 && other.values.size > 0 && !shareValue(one, other);

function nearness(telling: Telling, group: TellingGroup, similarity: Similarity): number {
  const [founder] = group;
  if (founder === undefined || countsOtherwise(telling, founder)) return 0;
  const nearest = group
    .map((member) => similarity(telling, member))
    .sort((one, other) => other - one)
    .slice(0, NEAREST);
  const mean = nearest.reduce((sum, value) => sum + value, 0) / nearest.length;
  return mean >= neededFor(telling, group) ? mean : 0;
}

const byWeight = (one: Telling, other: Telling): number =>
  Number(other.alone) - Number(one.alone) ||
  other.claim.weight - one.claim.weight ||
  one.article.published_on.getTime() - other.article.published_on.getTime() ||
  Number(one.claim.pasaje > other.claim.pasaje) - Number(one.claim.pasaje < other.claim.pasaje);

/** Around the sentences that say most; the most carried group first. All in one language. */
export function groupTellings(tellings: readonly Telling[], similarity: Similarity): TellingGroup[] {
  const groups: Telling[][] = [];
  for (const telling of tellings.toSorted(byWeight)) {
    let [best, nearest]: [Telling[] | undefined, number] = [undefined, 0];
    for (const group of groups) {
      const near = nearness(telling, group, similarity);
      if (near > nearest) [best, nearest] = [group, near];
    }
    if (best === undefined) groups.push([telling]);
    else best.push(telling);
  }
  return groups.toSorted(
    (one, other) => countReports(other) - countReports(one) || byWeight(one[0] as Telling, other[0] as Telling),
  );
}

const conceptsOf = ({ words }: Telling): ReadonlySet<string> =>
  new Set(words.flatMap(({ low }) => conceptOf(low)?.name ?? []));

/** Whether a number that both have surely counts the same. */
function isSameCount(value: string, one: Telling, other: Telling): boolean {
  if (!isRare(value)) return false;
  return (
    Number.parseFloat(value) >= 100 ||
    !conceptsOf(one).isDisjointFrom(conceptsOf(other)) ||
    (value.startsWith('t') && !one.names.isDisjointFrom(other.names))
  );
}

/** Sentences in other languages that surely say the same: all that they count, the sentence counts too. */
export const findForeign = (telling: Telling, foreign: readonly Telling[]): Telling[] =>
  foreign.filter((other) => {
    const shared = [...other.values].filter((value) => telling.values.has(value));
    if (shared.length < other.values.size) return false;
    return shared.length > 1
      ? shared.some((value) => value.startsWith('t') || Number.parseFloat(value) > 3)
      : shared.some((value) => isSameCount(value, telling, other));
  });
