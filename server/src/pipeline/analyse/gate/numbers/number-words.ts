/** What number words mean, without accents. `tens` may be followed by a smaller one. */
export interface NumberWords {
  readonly values: ReadonlyMap<string, number>;
  /** "hundred": times what stands before it. */
  readonly hundreds: ReadonlySet<string>;
  readonly scales: ReadonlyMap<string, number>;
  /** Between the parts of one number. */
  readonly joints: ReadonlySet<string>;
  readonly ordinals: ReadonlyMap<string, number>;
  /** "medio millón", "a million and a half". */
  readonly halves: ReadonlySet<string>;
  /** Scales that say of themselves that there are more than one: "millones de personas". */
  readonly plurals: ReadonlySet<string>;
}

/** Before a scale, these leave open how many: "several hundred", "mehrere tausend". */
export const LEAVES_OPEN: ReadonlySet<string> = new Set(
  'several few many varios varias muchos algunos plusieurs quelques mehrere einige viele paar alguns'.split(' '),
);

const count = (list: string, from: number, step = 1): [string, number][] =>
  list.split(' ').flatMap((word, at) => word.split('/').map((form): [string, number] => [form, from + at * step]));
const scale = (list: Readonly<Record<string, number>>) =>
  new Map(
    Object.entries(list).flatMap(([words, value]) => words.split(' ').map((word): [string, number] => [word, value])),
  );

const MILLION = 1e6;
const MILLIARD = 1e9;
const BILLION = 1e12;

const es: NumberWords = {
  values: new Map([
    ...count(
      'dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciseis diecisiete dieciocho diecinueve',
      2,
    ),
    ...count(
      'veinte veintiuno/veintiun/veintiuna veintidos veintitres veinticuatro veinticinco veintiseis veintisiete veintiocho veintinueve',
      20,
    ),
    ...count('treinta cuarenta cincuenta sesenta setenta ochenta noventa cien/ciento', 30, 10),
    ...count(
      'doscientos/doscientas trescientos/trescientas cuatrocientos/cuatrocientas quinientos/quinientas seiscientos/seiscientas setecientos/setecientas ochocientos/ochocientas novecientos/novecientas',
      200,
      100,
    ),
  ]),
  hundreds: new Set(),
  scales: scale({ mil: 1000, 'millon millones': MILLION, 'billon billones': BILLION }),
  joints: new Set(['y']),
  ordinals: new Map(
    count(
      'segundo/segunda tercero/tercer/tercera cuarto/cuarta quinto/quinta sexto/sexta septimo/septima octavo/octava noveno/novena decimo/decima',
      2,
    ),
  ),
  halves: new Set('medio media'.split(' ')),
  plurals: new Set('millones billones'.split(' ')),
};

const pt: NumberWords = {
  values: new Map([
    ...count(
      'dois/duas tres quatro cinco seis sete oito nove dez onze doze treze catorze/quatorze quinze dezesseis/dezasseis dezessete/dezassete dezoito dezenove/dezanove vinte',
      2,
    ),
    ...count('trinta quarenta cinquenta sessenta setenta oitenta noventa cem/cento', 30, 10),
    ...count(
      'duzentos/duzentas trezentos/trezentas quatrocentos/quatrocentas quinhentos/quinhentas seiscentos/seiscentas setecentos/setecentas oitocentos/oitocentas novecentos/novecentas',
      200,
      100,
    ),
  ]),
  hundreds: new Set(),
  scales: scale({ mil: 1000, 'milhao milhoes': MILLION, 'bilhao bilhoes': MILLIARD }),
  joints: new Set(['e']),
  ordinals: new Map(count('segundo terceiro/terceira quarto quinto sexto setimo oitavo nono decimo', 2)),
  halves: new Set('meio meia'.split(' ')),
  plurals: new Set('milhoes bilhoes'.split(' ')),
};

const en: NumberWords = {
  values: new Map([
    ...count(
      'two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen',
      2,
    ),
    ...count('twenty thirty forty fifty sixty seventy eighty ninety', 20, 10),
  ]),
  hundreds: new Set(['hundred']),
  scales: scale({
    thousand: 1000,
    'million millions': MILLION,
    'billion billions bn': MILLIARD,
    'trillion trillions': BILLION,
  }),
  joints: new Set(['and']),
  ordinals: new Map(count('second third fourth fifth sixth seventh eighth ninth tenth', 2)),
  halves: new Set('half'.split(' ')),
  plurals: new Set('millions billions trillions'.split(' ')),
};

const fr: NumberWords = {
  values: new Map([
    ...count('deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize', 2),
    ...count('vingt/vingts trente quarante cinquante soixante septante octante/huitante nonante', 20, 10),
  ]),
  hundreds: new Set(['cent', 'cents']),
  scales: scale({
    mille: 1000,
    'million millions': MILLION,
    'milliard milliards': MILLIARD,
    'billion billions': BILLION,
  }),
  joints: new Set(['et']),
  ordinals: new Map(
    count('deuxieme/second/seconde troisieme quatrieme cinquieme sixieme septieme huitieme neuvieme dixieme', 2),
  ),
  halves: new Set('demi demie'.split(' ')),
  plurals: new Set('millions milliards billions'.split(' ')),
};

const GERMAN_UNITS = 'zwei drei vier funf sechs sieben acht neun';
const GERMAN_TENS = 'zwanzig dreissig vierzig funfzig sechzig siebzig achtzig neunzig';

function germanBelowHundred(): [string, number][] {
  const tens = count(GERMAN_TENS, 20, 10);
  const units: [string, number][] = [['ein', 1], ...count(GERMAN_UNITS, 2)];
  const teens = count('zehn elf zwolf dreizehn vierzehn funfzehn sechzehn siebzehn achtzehn neunzehn', 10);
  return [
    ...count(GERMAN_UNITS, 2),
    ...teens,
    ...tens,
    ...tens.flatMap(([ten, value]) => units.map(([unit, add]): [string, number] => [`${unit}und${ten}`, value + add])),
  ];
}

const de: NumberWords = {
  values: new Map([
    ...germanBelowHundred(),
    ['zwo', 2],
    ['anderthalb', 1.5],
    ['eineinhalb', 1.5],
    ...count(GERMAN_UNITS.replace(/\S+/g, '$&einhalb'), 2.5),
  ]),
  hundreds: new Set(['hundert']),
  scales: scale({
    tausend: 1000,
    'million millionen mio': MILLION,
    'milliarde milliarden mrd': MILLIARD,
    'billion billionen': BILLION,
  }),
  joints: new Set(['und']),
  ordinals: new Map(
    count('zweit dritt viert funft sechst siebt acht neunt zehnt', 2).flatMap(([stem, value]) =>
      ['e', 'en', 'er', 'es', 'em'].map((end): [string, number] => [stem + end, value]),
    ),
  ),
  halves: new Set('halbe halben halber halbes'.split(' ')),
  plurals: new Set('millionen milliarden billionen'.split(' ')),
};

export const NUMBER_WORDS: Readonly<Record<string, NumberWords>> = { es, pt, en, fr, de };

const GERMAN_PARTS = /tausend|hundert/;

/** "zweitausenddreihundertfunfzig": a German number is one word; its parts one after the other. */
export function splitGerman(word: string): string[] | undefined {
  const parts: string[] = [];
  let left = word.replaceAll('ß', 'ss');
  while (left !== '') {
    const multiple = GERMAN_PARTS.exec(left);
    const head = multiple === null ? left : left.slice(0, multiple.index);
    const bare = head.replace(/^und(?=.)/, '');
    if (bare !== '' && bare !== 'ein' && bare !== 'eine' && !de.values.has(bare)) return undefined;
    if (de.values.has(bare)) parts.push(bare);
    if (multiple === null) break;
    parts.push(multiple[0]);
    left = left.slice(multiple.index + multiple[0].length);
  }
  return parts.length === 0 ? undefined : parts;
}
