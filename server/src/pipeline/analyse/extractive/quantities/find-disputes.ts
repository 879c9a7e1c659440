import type { Telling } from '../compare/telling.ts';
import type { Concept } from './concepts.ts';
import { type Mention, mentionsOf } from './mentions.ts';

/** One side of a contradiction: a number and who tells it, in the order in which they appeared. */
export interface DisputeSide {
  readonly value: string;
  readonly mentions: readonly Mention[];
}

/** The same quantity, told with different numbers. The side that most carry comes first. */
export interface Dispute {
  readonly concept: Concept | undefined;
  readonly type: Mention['type'];
  readonly sides: readonly DisputeSide[];
}

/** How alike what stands beside two numbers must be. Chosen on the demonstration of the newspapers stand-in. */
const ALIKE = { value: 0.2, concept: 0.18, words: 0.42, alone: 0.6, year: 0.7 };
const FARTHEST = 3;
const FEW = 5;
const ROUGHLY = 0.1;

/** Mentions of one number that mean the same. */
interface Slot {
  readonly value: string;
  readonly type: Mention['type'];
  readonly mentions: Mention[];
}

const reportsOf = (mentions: readonly Mention[]): Set<number> => new Set(mentions.map(({ telling }) => telling.report));

function conceptOfMost(mentions: readonly Mention[]): Concept | undefined {
  const counts = Map.groupBy(
    mentions.flatMap(({ concept }) => concept ?? []),
    (concept) => concept,
  );
  const known = [...counts.values()].reduce((sum, { length }) => sum + length, 0);
  const [most] = [...counts].toSorted(([, one], [, other]) => other.length - one.length);
  if (most === undefined || known * 4 < mentions.length) return undefined;
  return most[1].length * 2 >= known ? most[0] : undefined;
}

type Alike = (one: Mention, other: Mention) => number;

/** How alike what stands beside two numbers is; what stands beside every number tells none from another. */
function openAlike(mentions: readonly Mention[]): Alike {
  const numbers = new Map<string, Set<string>>();
  for (const { features, value, type } of mentions)
    for (const feature of features.keys())
      numbers.set(feature, (numbers.get(feature) ?? new Set()).add(`${type} ${value}`));
  const all = new Set(mentions.map(({ value, type }) => `${type} ${value}`)).size;
  const weigh = (feature: string) =>
    (feature.startsWith('@') ? 1.5 : 1) * Math.log(1 + all / (numbers.get(feature)?.size ?? 1));
  const vectors = new Map(
    mentions.map((mention) => {
      const weighed = [...mention.features].map(([feature, weight]): [string, number] => [
        feature,
        weight * weigh(feature),
      ]);
      const length = Math.hypot(...weighed.map(([, weight]) => weight)) || 1;
      return [mention, new Map(weighed.map(([feature, weight]) => [feature, weight / length]))];
    }),
  );
  return (one, other) => {
    let product = 0;
    for (const [feature, weight] of vectors.get(one) ?? []) product += weight * (vectors.get(other)?.get(feature) ?? 0);
    return product;
  };
}

const MOST_COMPARED = 24;

const nearest = (mention: Mention, mentions: readonly Mention[], alike: Alike): number =>
  Math.max(...mentions.slice(0, MOST_COMPARED).map((other) => alike(mention, other)));

/** How well each mention of the smaller is met by one of the other. */
function likeness(one: Slot, other: Slot, alike: Alike): number {
  const [small, large] = one.mentions.length <= other.mentions.length ? [one, other] : [other, one];
  const compared = small.mentions.slice(0, MOST_COMPARED);
  return compared.reduce((sum, mention) => sum + nearest(mention, large.mentions, alike), 0) / compared.length;
}

const differ = (one: Concept | undefined, other: Concept | undefined): boolean =>
  one !== undefined && other !== undefined && one !== other;

/** Hardly two things of one event are counted with such a number by chance. */
const isRare = ({ amount, type }: Mention): boolean =>
  type !== 'year' && amount >= 100 && /[1-9]\d*[1-9]/.test(String(amount));

/** Numbers that are written alike and mean the same; the same number can count two things. */
function findSlots(mentions: readonly Mention[], alike: Alike): Slot[] {
  const slots: Slot[] = [];
  for (const mention of mentions) {
    const slot = slots
      .filter(({ value, type }) => value === mention.value && type === mention.type)
      .map((one) => ({ slot: one, near: nearest(mention, one.mentions, alike) }))
      .filter(({ slot: { mentions: own }, near }) => {
        const concept = conceptOfMost(own);
        const isSame = mention.concept !== undefined && mention.concept === concept;
        return isRare(mention) || (!differ(mention.concept, concept) && (near >= ALIKE.value || isSame));
      })
      .toSorted((one, other) => other.near - one.near)[0]?.slot;
    if (slot !== undefined) slot.mentions.push(mention);
    else slots.push({ value: mention.value, type: mention.type, mentions: [mention] });
  }
  return slots;
}

/** "Unos 2.000" and 2.014, "más de 30" and 41: both can be so. */
function canBothBe(one: Mention, other: Mention): boolean {
  const [a, b] = [one.amount, other.amount];
  if (one.inexact === 'atLeast') return b >= a;
  if (one.inexact === 'atMost') return b <= a;
  return one.inexact === 'about' && Math.abs(a - b) <= ROUGHLY * Math.max(a, b) && (a % 10 === 0 || b % 10 === 0);
}

/** Where both are told exactly by somebody, they cannot. */
function agree(one: Slot, other: Slot): boolean {
  const isExact = ({ mentions }: Slot) => mentions.some(({ inexact }) => inexact === undefined);
  if (isExact(one) && isExact(other)) return false;
  return one.mentions.some((first) =>
    other.mentions.some((second) => canBothBe(first, second) || canBothBe(second, first)),
  );
}

/** Whether somebody tells both: then they are two things. */
function areToldTogether(one: Slot, other: Slot): boolean {
  const articles = new Set(one.mentions.map(({ telling }) => telling.article.articulo_id));
  return other.mentions.some(({ telling }) => articles.has(telling.article.articulo_id));
}

/** Whether each is told of somebody or somewhere that the other does not name. */
function nameOthers(one: Slot, other: Slot, usual: ReadonlySet<string>): boolean {
  const namesOf = ({ mentions }: Slot) =>
    new Set(mentions.flatMap(({ telling }) => [...telling.names].filter((name) => !usual.has(name))));
  const [first, second] = [namesOf(one), namesOf(other)];
  return first.size > 0 && second.size > 0 && first.isDisjointFrom(second);
}

/** Whether each counts something that the other never does: years and employees. */
function countOthers(one: Slot, other: Slot): boolean {
  const nounsOf = ({ mentions }: Slot) => new Set(mentions.flatMap(({ nounStem }) => nounStem ?? []));
  const [first, second] = [nounsOf(one), nounsOf(other)];
  return first.size > 0 && second.size > 0 && first.isDisjointFrom(second);
}

function isDisputed(one: Slot, other: Slot, compare: Alike, usual: ReadonlySet<string>): boolean {
  if (one.type !== other.type || one.value === other.value) return false;
  const [low = 0, high = 0] = [one.mentions[0]?.amount, other.mentions[0]?.amount].sort((a = 0, b = 0) => a - b);
  if (low <= 0 || high > low * FARTHEST) return false;
  const [first, second] = [conceptOfMost(one.mentions), conceptOfMost(other.mentions)];
  if (differ(first, second) || areToldTogether(one, other) || agree(one, other)) return false;
  const isKnown = first !== undefined && first === second;
  // "El tercer recorte", "dos veces": few of something are often said of something else.
  if (!isKnown && (high < FEW || countOthers(one, other))) return false;
  const alike = likeness(one, other, compare);
  if (!isKnown && alike < ALIKE.alone && nameOthers(one, other, usual)) return false;
  if (one.type === 'year') return alike >= ALIKE.year;
  const alone = reportsOf(one.mentions).size === 1 && reportsOf(other.mentions).size === 1;
  if (isKnown) return alike >= (alone ? ALIKE.words : ALIKE.concept);
  return alike >= (alone ? ALIKE.alone : ALIKE.words);
}

const timeOf = ({ telling }: Mention): number => telling.article.published_on.getTime();
const byTime = (one: Mention, other: Mention): number => timeOf(one) - timeOf(other);

/** What each newspaper told last: it has taken back what it told before. */
function keepLast(slots: readonly Slot[]): DisputeSide[] {
  const last = new Map<number, Mention>();
  for (const mention of slots.flatMap(({ mentions }) => mentions)) {
    const { periodico_id } = mention.telling.article;
    const known = last.get(periodico_id);
    if (known === undefined || byTime(known, mention) < 0) last.set(periodico_id, mention);
  }
  return slots.map(({ value, mentions }) => ({
    value,
    mentions: mentions
      .filter(({ telling }) => last.get(telling.article.periodico_id)?.value === value)
      .toSorted(byTime),
  }));
}

/** One number that seemed to count two things, against a third, is one side. */
const uniteEqual = (sides: readonly DisputeSide[]): DisputeSide[] =>
  [...Map.groupBy(sides, ({ value }) => value)].map(([value, same]) => ({
    value,
    mentions: same.flatMap(({ mentions }) => mentions).toSorted(byTime),
  }));

/** What grows is told with a higher number by all who tell it later: the lower one is out of date. */
function leaveOutdated(sides: readonly DisputeSide[], concept: Concept | undefined): DisputeSide[] {
  if (concept?.grows !== true) return [...sides];
  const moments = (side: DisputeSide) => side.mentions.map(timeOf);
  const amount = ({ mentions }: DisputeSide) => mentions[0]?.amount ?? 0;
  return sides.filter(
    (side) =>
      !sides.some((later) => amount(later) > amount(side) && Math.min(...moments(later)) > Math.max(...moments(side))),
  );
}

/** The names that most sentences of the event have: they tell nothing apart. */
function usualNames(tellings: readonly Telling[]): Set<string> {
  const counts = new Map<string, Set<number>>();
  for (const { names, report } of tellings)
    for (const name of names) counts.set(name, (counts.get(name) ?? new Set()).add(report));
  const reports = new Set(tellings.map(({ report }) => report)).size;
  return new Set([...counts].filter(([, own]) => own.size * 2 >= reports).map(([name]) => name));
}

/** Numbers that disagree. Each slot belongs to one dispute, around the number that most carry. */
export function findDisputes(tellings: readonly Telling[]): Dispute[] {
  const mentions = tellings.flatMap(mentionsOf);
  const alike = openAlike(mentions);
  const usual = usualNames(tellings);
  const slots = findSlots(mentions, alike).toSorted(
    (one, other) => reportsOf(other.mentions).size - reportsOf(one.mentions).size,
  );
  const used = new Set<Slot>();
  const disputes: Dispute[] = [];
  for (const slot of slots) {
    if (used.has(slot)) continue;
    const others = slots.filter((other) => !used.has(other) && isDisputed(slot, other, alike, usual));
    if (others.length === 0) continue;
    const concept = conceptOfMost([slot, ...others].flatMap((one) => one.mentions));
    const sides = leaveOutdated(
      uniteEqual(keepLast([slot, ...others]).filter((side) => side.mentions.length > 0)),
      concept,
    );
    for (const one of [slot, ...others]) used.add(one);
    if (sides.length < 2) continue;
    disputes.push({ concept, type: slot.type, sides });
  }
  return disputes;
}

/** What is counted, in the words of a newspaper in this language. */
export const findNoun = ({ sides }: Dispute, idioma: string): string | undefined =>
  sides
    .flatMap(({ mentions }) => mentions)
    .find(({ noun, telling }) => noun !== undefined && telling.article.idioma === idioma)?.noun;
