import { joinCountries, type NamedWord } from './countries/join-countries.ts';
import { namesOf } from './names-of.ts';
import { isSameName } from './same-name.ts';
import type { Word } from './words-of.ts';

const set = (list: string): ReadonlySet<string> => new Set(list.split(' '));
/** Of two names joined by one, neither does anything to the other. */
const AND: Readonly<Record<string, ReadonlySet<string>>> = {
  es: set('y e o u'),
  en: set('and or'),
  fr: set('et ou'),
  de: set('und oder sowie bis'),
  pt: set('e ou'),
};
/** Before a name that begins a sentence without being its subject: "A Irán lo atacó Israel", "In London traf Sunak". */
const BEFORE_OBJECTS: Readonly<Record<string, ReadonlySet<string>>> = {
  es: set('a al en desde hacia con contra para sobre segun'),
  en: set('in at on to from with against for near of'),
  fr: set('a au aux en dans chez avec contre pour sur selon'),
  de: set('in im am an auf bei nach aus mit gegen fur zu zum zur den dem laut'),
  pt: set('a ao em no na nos nas com contra para sobre segundo'),
};
const BY = set('por by par von vom durch pelo pela pelos pelas');
const IS_DONE = set(
  `fue fueron sido era eran es son sera seran siendo sea was were been being is are be ete fut furent est sont sera etre
wurde wurden worden wird werden foi foram ser`.replace('\n', ' '),
);

/** Two names of one clause, in the order in which one does something to the other. */
interface Pair {
  readonly doer: NamedWord;
  readonly other: NamedWord;
  /** Stems of what is said between them. */
  readonly does: ReadonlySet<string>;
}

type IsName = (word: NamedWord) => boolean;

function* clausesOf(words: readonly NamedWord[]): Generator<readonly NamedWord[]> {
  let start = 0;
  for (let at = 1; at <= words.length; at += 1) {
    const word = words[at];
    if (word !== undefined && !word.apart && !word.first) continue;
    yield words.slice(start, at);
    start = at;
  }
}

function isObject(clause: readonly NamedWord[], at: number, idioma: string, isName: IsName): boolean {
  let before = at - 1;
  while (before >= 0 && isName(clause[before] as NamedWord)) before -= 1;
  for (let seen = 0; seen < 2 && before >= 0 && clause[before]?.content === false; seen += 1, before -= 1)
    if (BEFORE_OBJECTS[idioma]?.has(clause[before]?.low ?? '') === true) return true;
  return false;
}

function pairIn(
  clause: readonly NamedWord[],
  [one, two]: readonly [number, number],
  idioma: string,
  isName: IsName,
): Pair | undefined {
  const [first, second] = [clause[one], clause[two]];
  const between = clause.slice(one + 1, two);
  if (first === undefined || second === undefined || between.some(({ low }) => AND[idioma]?.has(low))) return undefined;
  const contentOf = (words: readonly NamedWord[]) =>
    new Set(words.filter((word) => word.content && !isName(word)).map(({ stem }) => stem));
  let does = contentOf(between);
  // The German verb may stand behind both: "Israel hat den Iran angegriffen".
  if (does.size === 0 && idioma === 'de' && between.length > 0) does = contentOf(clause.slice(two + 1));
  if (does.size === 0 || isObject(clause, one, idioma, isName)) return undefined;
  if (!between.some(({ low }) => BY.has(low))) return { doer: first, other: second, does };
  return between.some(({ low }) => IS_DONE.has(low)) ? { doer: second, other: first, does } : undefined;
}

function pairsOf(words: readonly NamedWord[], idioma: string, isName: IsName): Pair[] {
  return [...clausesOf(words)].flatMap((clause) => {
    const names = clause.flatMap((word, at) => (isName(word) ? [at] : []));
    return names.flatMap((one, which) =>
      names.slice(which + 1).flatMap((two) => pairIn(clause, [one, two], idioma, isName) ?? []),
    );
  });
}

const isAlike = (one: ReadonlySet<string>, other: ReadonlySet<string>): boolean =>
  one.isSubsetOf(other) || other.isSubsetOf(one);

const surelyNamed = (words: readonly NamedWord[], idioma: string): Set<string> =>
  new Set(namesOf(words, idioma).flatMap(({ word, sure }) => (sure ? [word.low] : [])));

/** Whether a statement has one do to another what the evidence, in the same language, has the other do. */
export function turnsRound(
  statement: readonly Word[],
  evidence: readonly (readonly Word[])[],
  idioma: string,
): boolean {
  const said = joinCountries(statement, idioma);
  const texts = evidence.map((words) => joinCountries(words, idioma));
  const known = new Set([said, ...texts].flatMap((words) => [...surelyNamed(words, idioma)]));
  const isName = ({ low, capital, country }: NamedWord) => country !== undefined || (capital && known.has(low));
  const pairs = pairsOf(said, idioma, isName);
  if (pairs.length === 0) return false;
  const shown = texts.flatMap((words) => pairsOf(words, idioma, isName));
  const same = (one: NamedWord, other: NamedWord) => isSameName(one, other, false);
  return pairs.some(({ doer, other, does }) => {
    const alike = shown.filter((pair) => isAlike(does, pair.does));
    return (
      alike.some((pair) => same(doer, pair.other) && same(other, pair.doer)) &&
      !alike.some((pair) => same(doer, pair.doer) && same(other, pair.other))
    );
  });
}

/** Names that stand beside each other are one: "Marta Rey". */
function groupsOf(words: readonly NamedWord[], isName: IsName): NamedWord[][] {
  const groups: NamedWord[][] = [];
  for (const [at, word] of words.entries()) {
    if (!isName(word)) continue;
    const before = words[at - 1];
    if (before !== undefined && !word.apart && isName(before)) groups.at(-1)?.push(word);
    else groups.push([word]);
  }
  return groups;
}

/** The same of a translation, where both have the same two names and no other. */
export function turnsRoundTranslated(
  statement: { readonly words: readonly Word[]; readonly idioma: string },
  evidence: { readonly words: readonly Word[]; readonly idioma: string },
): boolean {
  const read = ({ words, idioma }: typeof statement) => {
    const joined = joinCountries(words, idioma);
    const names = new Set(namesOf(joined, idioma).map(({ word }) => word));
    const sure = surelyNamed(joined, idioma);
    return { joined, idioma, sure, isName: (word: NamedWord) => word.country !== undefined || names.has(word) };
  };
  const [said, shown] = [read(statement), read(evidence)];
  const [saidNames, shownNames] = [said.joined.filter(said.isName), shown.joined.filter(shown.isName)];
  const isSaid = (word: NamedWord) =>
    said.isName(word) && (said.sure.has(word.low) || shownNames.some((other) => isSameName(word, other, true)));
  const isShown = (word: NamedWord) =>
    shown.isName(word) && (shown.sure.has(word.low) || saidNames.some((other) => isSameName(other, word, true)));
  const groups = [groupsOf(said.joined, isSaid), groupsOf(shown.joined, isShown)];
  if (groups.some(({ length }) => length !== 2)) return false;
  const [pair, other] = [
    pairsOf(said.joined, said.idioma, isSaid).at(0),
    pairsOf(shown.joined, shown.idioma, isShown).at(0),
  ];
  if (pair === undefined || other === undefined) return false;
  const isOf = (word: NamedWord, group: readonly NamedWord[] = []) => group.some((one) => isSameName(word, one, true));
  const groupOf = (word: NamedWord) => groups[1]?.find((group) => group.includes(word));
  return (
    isOf(pair.doer, groupOf(other.other)) &&
    isOf(pair.other, groupOf(other.doer)) &&
    !isOf(pair.doer, groupOf(other.doer))
  );
}
