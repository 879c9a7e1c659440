import { latinOf } from './fold-word.ts';

const CODES =
  'AF AL DZ AD AO AG AR AM AU AT AZ BS BH BD BB BY BE BZ BJ BT BO BA BW BR BN BG BF BI KH CM CA CV CF TD CL CN CO KM CG CD CR CI HR CU CY CZ DK DJ DM DO EC EG SV GQ ER EE SZ ET FJ FI FR GA GM GE DE GH GR GD GT GN GW GY HT HN HK HU IS IN ID IR IQ IE IL IT JM JP JO KZ KE KI KP KR KW KG LA LV LB LS LR LY LI LT LU MG MW MY MV ML MT MH MR MU MX FM MD MC MN ME MA MZ MM NA NR NP NL NZ NI NE NG MK NO OM PK PW PS PA PG PY PE PH PL PT PR QA RO RU RW WS SM SA SN RS SC SL SG SK SI SB SO ZA SS ES LK SD SR SE CH SY TW TJ TZ TH TL TG TO TT TN TR TM TV UG UA AE GB US UY UZ VU VE VN YE ZM ZW XK VA'.split(
    ' ',
  );

/** What the names of the countries do not begin like: "GB british britain" are words and what they stand for. */
const FURTHER: Readonly<Record<string, string>> = {
  en: 'GB british britain uk welsh england|US usa american|NL dutch|FR french|DE german|GR greek|ES spanish|CH swiss|IE irish|DK danish|SE swedish|PL polish|TR turkish|CN chinese',
  es: 'GB britanico ingles|US eeuu estadounidense|FR frances|DE aleman|CN chino|BE belga|CH suizo|SE sueco|TR turco|GR griego',
  fr: 'GB britannique anglais|US etatsunis americain|FR francais bleus|GR grec grecque|DE allemand|ES espagnol|NL neerlandais|CN chinois',
  de: 'GB britisch|US usa amerikaner|DE deutsche|FR franzos|GR grieche|CH schweizer',
  pt: 'GB britanico|US eua norteamericano|FR frances|DE alemao|CN chines|PT luso',
  ru: 'US ssha|RU rossiiane',
};

const LANGUAGE = /^[a-z]{2,3}$/;
const SURE_LETTERS = 5;
const ENDING_LETTERS = 3;
/** Without the ending, so that what comes from there is found too. */
const beginningOf = (word: string) => word.slice(0, Math.max(SURE_LETTERS, word.length - ENDING_LETTERS));

function namesIn(idioma: string): Map<string, string> {
  const names = new Map<string, string>();
  const spoken = LANGUAGE.test(idioma) && Intl.DisplayNames.supportedLocalesOf([idioma]).length > 0;
  const display = spoken ? new Intl.DisplayNames([idioma], { type: 'region', fallback: 'none' }) : undefined;
  for (const code of CODES) {
    const words = latinOf(display?.of(code) ?? '')
      .split(/[^\p{L}]+/u)
      .filter(({ length }) => length > 3);
    if (words.length > 0) names.set(words.map(beginningOf).join(' '), code);
  }
  for (const [code = '', ...words] of (FURTHER[idioma] ?? '').split('|').map((line) => line.split(' '))) {
    for (const word of words) names.set(beginningOf(word), code);
  }
  return names;
}

const known = new Map<string, ReadonlyMap<string, string>>();

/** Codes of the countries that words in small letters name, in their order. */
export function countriesIn(words: readonly string[], idioma: string): string[] {
  const names = known.get(idioma) ?? namesIn(idioma);
  known.set(idioma, names);
  const found = new Set<string>();
  let before = '';
  for (const word of words) {
    const latin = latinOf(word);
    const beginning = beginningOf(latin);
    const one =
      names.get(beginning) ?? (latin.length > SURE_LETTERS ? names.get(latin.slice(0, SURE_LETTERS)) : undefined);
    const two = names.get(`${before} ${beginning}`);
    if (two !== undefined) found.add(two);
    if (one !== undefined) found.add(one);
    before = beginning;
  }
  return [...found];
}
