import { CUES, type CuedLanguage, type Cues } from './cues.ts';

/** Not a part of a word, nor of "rendez-vous". */
const BEGIN = '(?<![\\p{L}\\p{N}-])';
const END = '(?![\\p{L}\\p{N}-])';
const FIRST = '^[^\\p{L}\\p{N}]*';
const AFTER_BREAK = '[:,;(–—-] *(?:\\p{L}{1,3} )?';

const pattern = (text: string, flags = 'iu') => new RegExp(text, flags);
const anywhere = (words: string) => pattern(`${BEGIN}(?:${words})${END}`);
const first = (words: string) => pattern(`${FIRST}(?:${words})${END}`);
const afterBreak = (words: string) => pattern(`${AFTER_BREAK}(?:${words})${END}`);

/** What can be told of a title in any language. */
function traitsOf(cues: Cues): Readonly<Record<string, RegExp>> {
  const asksFirst = `${cues.asks}|${cues.mayAsk}`;
  return {
    question: /[¿?]/,
    'question first': /^[^\p{L}]*(?:¿|[^.?!]*\?)/u,
    'question last': /\?[^\p{L}\p{N}]*$/u,
    asks: anywhere(cues.asks),
    'asks first': first(asksFirst),
    'asks after a break': afterBreak(asksFirst),
    announces: anywhere(cues.announces),
    'announces first': first(cues.announces),
    'announces after a break': afterBreak(cues.announces),
    points: anywhere(cues.points),
    'points first': first(cues.points),
    'these are': anywhere(`(?:${cues.points}) (?:${cues.are})`),
    counts: anywhere(`(?:\\p{N}{1,2}|${cues.numbers}) (?:\\p{L}+ ){0,2}(?:${cues.withholds})`),
    addresses: anywhere(cues.addresses),
    invites: anywhere(cues.invites),
    extols: anywhere(cues.extols),
    withholds: anywhere(cues.withholds),
    'withholds first': first(`(?:${cues.definite}|${cues.indefinite}) (?:\\p{L}+ )?(?:${cues.withholds})`),
    reveals: anywhere(cues.reveals),
    'a subject without a name': pattern(`${FIRST}(?:${cues.indefinite}) \\p{Ll}`, 'iu'),
    'the subject without a name': pattern(`${FIRST}(?:${cues.definite}) (?:\\p{L}+ ){1,4}`),
    describes: anywhere(cues.describes),
    ellipsis: /…|\.\.\./,
    exclamation: /[¡!]/,
    picture: /\p{Extended_Pictographic}/u,
    bar: /\|/,
    'somebody says': /^[^:]{3,60}: *["“«„'‘]/,
    quotation: /["“«„]/,
    colon: /: /,
    bracket: /[([]/,
    percentage: /\p{N} ?%/u,
    money: /[$€£]/,
    'names first': /^\p{Lu}\p{L}+ \p{Lu}/u,
    capitals: /(?<!\p{L})\p{Lu}{4,}(?!\p{L})/u,
  };
}

const TRAITS = Object.fromEntries(
  Object.entries(CUES).map(([idioma, cues]) => [idioma, Object.entries(traitsOf(cues))]),
) as Record<CuedLanguage, [string, RegExp][]>;

const LONG = 30;

/** A trait that is there counts half, so that no single one decides. */
const WEIGHT = 0.5;

export function listTraits(titular: string, idioma: CuedLanguage): [string, number][] {
  const words = titular.match(/\p{L}+/gu) ?? [];
  const named = words.slice(1).filter((word) => /^\p{Lu}/u.test(word)).length;
  const sentences = titular.match(/[.!?] /g)?.length ?? 0;
  const letters = words.reduce((sum, { length }) => sum + length, 0);
  const measures: [string, number][] = [
    ['named', named / Math.max(words.length, 1)],
    ['length', Math.min(words.length, LONG) / LONG],
    ['short', words.length < 12 ? 1 : 0],
    ['letters', letters / Math.max(words.length, 1) / 10],
    ['sentences', Math.min(sentences, 3) / 3],
  ];
  const found = TRAITS[idioma].filter(([, trait]) => trait.test(titular)).map(([name]): [string, number] => [name, 1]);
  return [...found, ...measures].map(([name, value]) => [`t ${name}`, WEIGHT * value]);
}
