import { fold } from '../words-of.ts';

/**
 * Names, without case and accents, that are not in the list of regions, that have several words or are like another's. A name
 * of several countries has all their codes; a region that is like a country has one of its own.
 */
const NAMES = `
AE|emiratos arabes|emiratos|emirates|emirats|emirados|vereinigten arabischen emirate|vereinigten arabischen emiraten
AU-NSW|nueva gales del sur|new south wales|nouvelle galles du sud|nova gales do sul
BA|bosnia|bosnie|bosnien
CA-BC|columbia britanica|british columbia|colombie britannique|colombia britanica
CA-NS|nueva escocia|nova scotia|nouvelle ecosse|neuschottland|nova escocia
CD CG|congo|kongo
CD|congo kinshasa|kongo kinshasa|rd congo|dr congo|rd kongo|dr kongo|rd del congo|rd do congo|republica democratica del congo
CD|democratic republic of congo|democratic republic of the congo|republique democratique du congo|republica democratica do congo
CD|demokratische republik kongo|demokratischen republik kongo
CF|centrafrique|centroafrica|zentralafrikanischen republik
CG|congo brazzaville|kongo brazzaville|republic of congo|republic of the congo|republica del congo|republique du congo|republik kongo
CI|costa de marfil|ivory coast|elfenbeinkuste
CZ|republica checa|czech republic|republique tcheque|tschechische republik|tschechischen republik|republica tcheca
DO|dominikanischen republik
EU|europa|europe|europaischen union
GB|gran bretana|great britain|britain|grande bretagne|großbritannien|gra bretanha|vereinigten konigreich
GB-ENG|inglaterra|england|angleterre
GB-NIR|irlanda del norte|northern ireland|irlande du nord|nordirland|irlanda do norte
GB-SCT|escocia|scotland|ecosse|schottland
GB-WLS|gales|pais de gales|wales|pays de galles|galles
HK|hong kong|hongkong
KP KR|corea|korea|coree|coreia
MM|birmania|burma|birmanie|birma|myanmar
MO|macao|macau
MU|ile maurice
MX-CMX|ciudad de mexico|mexico city|mexiko stadt|cidade do mexico
NL|holanda|holland|hollande|niederlanden
NZ|nueva zelandia
PS|palestina|palestine|palastina
PT|portugal
RU|federacion rusa|federacion de rusia|russian federation|federation de russie|russischen foderation|russische foderation
SV|le salvador|au salvador|du salvador
SZ|swazilandia|swaziland
TL|timor oriental|east timor|osttimor
TR|turkey
UN|vereinten nationen
US|united states of america|estados unidos de america|etats unis d amerique|vereinigte staaten von amerika
US|vereinigten staaten|vereinigten staaten von amerika|estados unidos da america
US-IN|indiana
US-NH|nueva hampshire|nuevo hampshire|new hampshire
US-NJ|nueva jersey|new jersey|nova jersey
US-NM|nuevo mexico|new mexico|nouveau mexique|neu mexiko|novo mexico
MX|estados unidos mexicanos
US-NEW|nueva inglaterra|new england|nouvelle angleterre|neuengland|nova inglaterra
VA|vaticano|vatican|vatikan
VN|vietnam
005|sudamerica|suramerica|america del sur|south america|amerique du sud|sudamerika|america do sul
419|america latina|latinoamerica|latin america|amerique latine|lateinamerika`;

/** Names that are so written in one language only, or mean something else in another. */
const OWN: Readonly<Record<string, readonly (readonly [words: string, country: string])[]>> = {
  en: [['america', 'US']],
  fr: [
    ['amerique', 'US'],
    ['mexico', 'MX-CMX'],
  ],
  de: [['amerika', 'US']],
};

/** Always in capital letters, or any word; with points between them each letter is a word. */
const LETTERS = `
AE|uae|vae
CD|rdc|drc
EU|ue|eu
GB|uk|u k
MX-CMX|cdmx
US|us|usa|u s|u s a|ee uu|eeuu|eua`;
const UNITED_NATIONS: Readonly<Record<string, string>> = { es: 'onu', en: 'un', fr: 'onu', de: 'un', pt: 'onu' };

const rowsOf = (list: string): [words: string, country: string][] =>
  list
    .trim()
    .split('\n')
    .flatMap((row) => {
      const [country = '', ...names] = row.split('|');
      return names.map((name): [string, string] => [name, country]);
    });

const wordsIn = (name: string): string =>
  (
    fold(name)
      .replace(/\(.*\)|,.*/u, '')
      .match(/[\p{L}\p{N}]+/gu) ?? []
  ).join(' ');

/** Also people, places of many countries and any word: what looks like them is compared as it is written. */
const LIKE_OTHERS = /^(?:san|santa|santo|sao|saint|sainte|sankt|st)\s|^(?:reunion|reuniao|salvador|maurice|dominique)$/;

/** The region's own code: "UK" is another one of "GB". */
const isCanonical = (region: string): boolean => new Intl.Locale(`und-${region}`).region === region;
const LETTER = Array.from({ length: 26 }, (_, at) => String.fromCharCode(65 + at));
const REGIONS = LETTER.flatMap((one) => LETTER.map((two) => one + two)).filter(isCanonical);
const UNKNOWN = new Set(['XA', 'XB', 'ZZ']);

/** As the list of regions has it in a language; in English also its people, where an ending makes them. */
function regionsIn(idioma: string): { names: [string, string][]; people: [string, string][] } {
  const list = new Intl.DisplayNames(idioma, { type: 'region', fallback: 'none' });
  const names = REGIONS.flatMap((region): [string, string][] => {
    const name = UNKNOWN.has(region) ? undefined : list.of(region);
    const words = name === undefined ? '' : wordsIn(name);
    return words === '' || LIKE_OTHERS.test(words) ? [] : [[words, region]];
  });
  const people =
    idioma !== 'en'
      ? []
      : names.flatMap(([name, region]) =>
          (name.endsWith('a') ? ['n', 'ns'] : ['ian', 'ians', 'i', 'is', 'ese', 'an', 'ans']).map(
            (ending): [string, string] => [name + ending, region],
          ),
        );
  return { names, people };
}

export interface NamesOfCountries {
  /** Begin with a capital letter. */
  readonly names: readonly (readonly [words: string, country: string])[];
  /** Follow from a name by their endings. */
  readonly people: readonly (readonly [words: string, country: string])[];
  /** All in capital letters. */
  readonly letters: readonly (readonly [words: string, country: string])[];
}

/** What countries are called in a language; of two with the same words the first holds. */
export function namesOfCountries(idioma: string): NamesOfCountries {
  const { names, people } = regionsIn(idioma);
  return {
    names: [...(OWN[idioma] ?? []), ...rowsOf(NAMES), ...names],
    people,
    letters: [...rowsOf(LETTERS), [UNITED_NATIONS[idioma] ?? 'onu', 'UN'], ['uno', 'UN']],
  };
}
