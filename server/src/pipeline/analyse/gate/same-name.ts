import { fold } from './words-of.ts';

const LANGUAGES = ['es', 'en', 'fr', 'de', 'pt'];

/** Beginnings of the words for a country's people and things, without accents. */
const DEMONYMS: Readonly<Record<string, string>> = {
  ES: 'espan espagn spani espanh',
  FR: 'frances franc french franzos franzo',
  DE: 'aleman german allemand deutsch alema',
  GB: 'britan britis britisch englis ingles anglais englan',
  US: 'estadounid americ amerik',
  PT: 'portug',
  IT: 'italian italie',
  BR: 'brasil brazil bresil',
  AR: 'argentin',
  MX: 'mexic mejic mexik',
  CL: 'chilen chilie',
  CO: 'colombi kolumbi',
  UY: 'urugua',
  PE: 'peruan peruv peruvi',
  VE: 'venezol venezuel venezol',
  RU: 'rus russ',
  CN: 'chin chines',
  JP: 'japon japan',
  UA: 'ucran ukrain',
  PL: 'polac polis polon polnis',
  NL: 'holand neerland dutch hollan niederl',
  CH: 'suiz swiss suiss schweiz suic',
  AT: 'austri osterreich autrich',
  TR: 'turc turk',
  GR: 'grieg greek grec griech greg',
  IL: 'israel',
  IN: 'indi',
  EU: 'europ',
};

/** Names that look nothing alike from one language to another. */
const EXONYMS = `munich munchen munique|colonia cologne koln|ginebra geneva geneve genf genebra|viena vienna vienne wien|milan mailand milao
  roma rome rom|bruselas brussels bruxelles brussel bruxelas|lisboa lisbon lisbonne lissabon|varsovia warsaw varsovie warschau
  praga prague prag|moscu moscow moscou moskau moscovo|pekin beijing peking pequim|londres london|haya hague haye haag haia|atenas athens athenes athen
  niza nice nizza|venecia venice venise venedig veneza|francfort frankfurt francoforte|kiev kyiv kiew|sevilla seville|zaragoza saragossa saragosse
  ue eu|eeuu usa us eua|onu un uno|otan nato|bce ecb ezb|oms who|fmi imf iwf|pib gdp bip|ocde oecd|rae uk|covid|nueva new nouvelle neu nova
  san saint sankt sao st|papa pope pape papst|rey king roi konig rei|reina queen reine konigin rainha|parlamento parliament parlement parlament
  mediterraneo mediterranean mediterranee mittelmeer|atlantico atlantic atlantique atlantik`;

const GROUPS: ReadonlyMap<string, string> = (() => {
  const groups = new Map<string, string>();
  for (const [at, group] of EXONYMS.split(/[|\n]/).entries())
    for (const name of group.trim().split(' ')) groups.set(name, `x${at}`);
  const code = /^[A-Z]{2}$/;
  for (const idioma of LANGUAGES) {
    const names = new Intl.DisplayNames(idioma, { type: 'region', fallback: 'none' });
    for (let one = 65; one <= 90; one += 1)
      for (let two = 65; two <= 90; two += 1) {
        const region = String.fromCharCode(one, two);
        const name = code.test(region) ? names.of(region) : undefined;
        for (const word of name === undefined ? [] : fold(name).split(/[^\p{L}]+/u))
          if (word.length > 3 && !groups.has(word)) groups.set(word, region);
      }
  }
  return groups;
})();

/** By their first two letters. */
const BEGINNINGS = Map.groupBy(
  Object.entries(DEMONYMS).flatMap(([region, beginnings]) =>
    beginnings.split(' ').map((beginning) => ({ beginning, region })),
  ),
  ({ beginning }) => beginning.slice(0, 2),
);

function groupOf(low: string): string | undefined {
  const known = GROUPS.get(low);
  if (known !== undefined && !known.startsWith('x')) return known;
  return BEGINNINGS.get(low.slice(0, 2))?.find(({ beginning }) => low.startsWith(beginning))?.region ?? known;
}

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

/** Whether two words, without case and accents, name the same; from one language to another also where it is written otherwise. */
export function isSameName(one: string, other: string, translated: boolean): boolean {
  if (one === other || one === `${other}s` || other === `${one}s`) return true;
  const group = groupOf(one);
  if (group !== undefined && group === groupOf(other)) return true;
  if (!translated || Math.min(one.length, other.length) < SHORTEST) return false;
  const [first, second] = [sounds(one), sounds(other)];
  if (first === second) return true;
  let same = 0;
  while (same < first.length && first[same] === second[same]) same += 1;
  return same >= SHORTEST && same >= Math.max(first.length, second.length) - 3;
}
