import type { NamedWord } from './countries/join-countries.ts';

/** Names that look nothing alike from one language to another. */
const EXONYMS = `munich munchen munique|colonia cologne koln|ginebra geneva geneve genf genebra|viena vienna vienne wien|milan mailand milao
  roma rome rom|bruselas brussels bruxelles brussel bruxelas|lisboa lisbon lisbonne lissabon|varsovia warsaw varsovie warschau
  praga prague prag|moscu moscow moscou moskau moscovo|pekin beijing peking pequim|londres london|haya hague haye haag haia|atenas athens athenes athen
  niza nice nizza|venecia venice venise venedig veneza|francfort frankfurt francoforte|kiev kyiv kiew|sevilla seville|zaragoza saragossa saragosse
  otan nato|bce ecb ezb|oms who|fmi imf iwf|pib gdp bip|ocde oecd|covid|nueva new nouvelle neu nova
  san saint sankt sao st|papa pope pape papst|rey king roi konig rei|reina queen reine konigin rainha|parlamento parliament parlement parlament
  mediterraneo mediterranean mediterranee mittelmeer|atlantico atlantic atlantique atlantik`;

const GROUPS: ReadonlyMap<string, number> = new Map(
  EXONYMS.split(/[|\n]/).flatMap((names, at) =>
    names
      .trim()
      .split(' ')
      .map((name): [string, number] => [name, at]),
  ),
);

/** c and k, f and ph, i and y: how languages write the same sounds. */
const sounds = (low: string): string =>
  low
    .replaceAll('ph', 'f')
    .replaceAll('qu', 'k')
    .replaceAll('th', 't')
    .replace(/[ck]+/g, 'k')
    .replace(/[szx]+/g, 's')
    .replace(/[iyj]/g, 'i')
    .replace(/[wv]/g, 'v')
    .replace(/(.)\1/g, '$1');

const SHORTEST = 4;

type Name = Pick<NamedWord, 'low' | 'capital' | 'country'>;

/** Whether what is said names no other country than what is shown: "Corea" may be either, "Corea del Sur" is one. */
const isSameCountry = (said: string, shown: string): boolean =>
  said === shown || (said.length > shown.length && said.split(' ').includes(shown));

/** What languages write each in its own way; undefined where they only may write it otherwise. */
function isKnownAsSame(said: Name, shown: Name): boolean | undefined {
  if (said.country !== undefined && shown.country !== undefined) return isSameCountry(said.country, shown.country);
  if (said.low === shown.low || said.low === `${shown.low}s` || shown.low === `${said.low}s`) return true;
  const [one, other] = [said.country ?? GROUPS.get(said.low), shown.country ?? GROUPS.get(shown.low)];
  return one === undefined || other === undefined ? undefined : one === other;
}

/** Whether two words name the same; from one language to another also where it is written otherwise. */
export function isSameName(said: Name, shown: Name, translated: boolean): boolean {
  const known = isKnownAsSame(said, shown);
  if (known !== undefined) return known;
  if (!translated || Math.min(said.low.length, shown.low.length) < SHORTEST) return false;
  const [first, second] = [sounds(said.low), sounds(shown.low)];
  if (first === second) return true;
  // Somebody or some place that only begins like a country is another: "Germán", "Germany".
  if ((said.country ?? shown.country) !== undefined && said.capital && shown.capital) return false;
  let same = 0;
  while (same < first.length && first[same] === second[same]) same += 1;
  return same >= SHORTEST && same >= Math.max(first.length, second.length) - 3;
}
