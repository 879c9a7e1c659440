import type { Word } from './words-of.ts';

/** What says no, or that nothing is proved, without a grammatical negation. */
type Turn = 'denial' | 'accusation';

interface Lists {
  /** What it follows may not be said without it. */
  readonly turns: string;
  /** Says it as well, and other things too. */
  readonly also: string;
}

/** Words without case and accents, with what may follow them. Who accuses, "la acusación", is also an office. */
const LISTS: Readonly<Record<Turn, Readonly<Record<string, Lists>>>> = {
  denial: {
    es: {
      turns: String.raw`neg(?:ar|o|aron|aba|aban|ando|ad[oa]s?|ara|aran|aria|arian)|nieg(?:a|an|ue|uen)|desm(?:ent|int|ient)\p{L}*|descart\p{L}*`,
      also: String.raw`rechaz\p{L}*|rehus\p{L}*|exclu\p{L}*|refut\p{L}*|negativas?|negacion`,
    },
    en: {
      turns: String.raw`den(?:y|ies|ied|ying)|rul(?:e|es|ed|ing) (?:\p{L}+ ){0,2}out|refut(?:e|es|ed|ing)`,
      also: String.raw`denials?|reject\p{L}*|refus\p{L}*|exclud\p{L}*|dismiss\p{L}*|disput\p{L}*`,
    },
    fr: {
      turns: String.raw`nie|nient|nier|nia|nierent|niait|niaient|niant|dement(?:i|ie|is|ies|ir|ent|ait|aient|irent|it)?|exclut|excluent|excluait|exclure|exclu (?:que|toute?|une?)|refut\p{L}*`,
      also: String.raw`exclu\p{L}*|ecart\p{L}*|contest\p{L}*|refus\p{L}*|rejet\p{L}*|recus\p{L}*|dement\p{L}*`,
    },
    de: {
      turns: String.raw`bestr(?:eit|itt)\p{L}*|dementier\p{L}*|leugn\p{L}*|geleugnet|ausgeschlossen|ausschl(?:oss|ieß|iess)\p{L}*|schl(?:oss|ieß|iess)\p{L}* (?:.+ )?aus|abgestritten|str(?:eit|itt)\p{L}* (?:.+ )?ab`,
      also: String.raw`weiger\p{L}*|vernein\p{L}*|zuruckgewiesen|zuruckweis\p{L}*|w(?:ies|eis)\p{L}* (?:.+ )?zuruck|abgelehnt|ablehn\p{L}*|lehn\p{L}* (?:.+ )?ab|auszuschließen|widersprach|widerspricht`,
    },
    pt: {
      turns: String.raw`neg(?:ar|ou|aram|am?|ava|avam|ando|ad[oa]s?|aria)|desm(?:ent|int)\p{L}*|descart\p{L}*`,
      also: String.raw`rejeit\p{L}*|recus\p{L}*|exclu\p{L}*|afast\p{L}*|refut\p{L}*`,
    },
  },
  accusation: {
    es: {
      turns: String.raw`presunt\p{L}*|supuest(?:[oa]s?|amente)|sospech\p{L}*|acus(?:ad[oa]s?|an?|o|aron|ar|ando|aban?)`,
      also: String.raw`acusaci\p{L}*|imputad\p{L}*|investigad[oa]s?|atribu\p{L}*|alegad\p{L}*|denunci\p{L}*|procesad[oa]s?`,
    },
    en: {
      turns: `alleg(?:ed|edly|es?|ing|ations?)|suspect(?:s|ed|ing)?|suspicions?|accus(?:es?|ed|ing)|charged with|purported(?:ly)?`,
      also: String.raw`accusations?|charg(?:es?|ed|ing)|presum(?:ed|ably)|supposed(?:ly)?|reportedly|indict\p{L}*`,
    },
    fr: {
      turns: String.raw`presume(?:e|s|es|ment)?|soupcon\p{L}*|accus(?:e|ee|es|ees|ent|er|ait|ant)|pretendu\p{L}*|suspect\p{L}*`,
      also: String.raw`accusations?|mis(?:e|es)? en (?:examen|cause)|suppos\p{L}*|reproch\p{L}*|inculp\p{L}*|imput\p{L}*|aur(?:ait|aient)|ser(?:ait|aient)`,
    },
    de: {
      turns: String.raw`mutma(?:ß|ss)lich\p{L}*|angeblich\p{L}*|(?:tat)?verdacht\p{L}*|beschuldig\p{L}*|vorgeworfen|w(?:irft|erfen|arf|arfen) (?:.+ )?vor`,
      also: String.raw`vermeintlich\p{L}*|angeklagt\p{L}*|anklag\p{L}*|vorw(?:urf|irf|erf)\p{L}*|soll|sollen|bezichtig\p{L}*`,
    },
    pt: {
      turns: String.raw`alegad\p{L}*|supost\p{L}*|presumi\p{L}*|suspeit\p{L}*|acus(?:ad[oa]s?|am?|ou|aram|ar|ando)`,
      also: String.raw`acusac\p{L}*|investigad[oa]s?|arguid[oa]s?|imputad\p{L}*|indiciad[oa]s?|alega\p{L}*`,
    },
  },
};

const compile = (list: string): RegExp => new RegExp(`^(?:${list})(?= |$)`, 'u');
const PATTERNS = (['denial', 'accusation'] as const).map((turn) => ({
  turn,
  languages: new Map(
    Object.entries(LISTS[turn]).map(([idioma, { turns, also }]) => [
      idioma,
      { turns: compile(turns), says: compile(`${turns}|${also}`) },
    ]),
  ),
}));

const REACH = 3;
/** A German verb in two parts: "schloss einen Rücktritt aus". */
const FARTHEST = 12;
/** Behind what they speak of: "l’auteur présumé", "el autor presunto". */
const BEHIND = /^(?:presum|pretend|suppos|presunt|supuest)/u;
/** What closes a German clause behind its verb: "hat Bestechung bestritten". */
const CLOSES = new Set(['hat', 'haben', 'habe', 'hatte', 'hatten', 'wurde', 'wurden', 'worden', 'wird']);

interface Turned {
  readonly low: string;
  readonly stem: string;
  /** Stems of what it speaks of, the nearest first. */
  readonly reach: ReadonlySet<string>;
}

interface Turns {
  /** How often it is said, in any word. */
  readonly times: number;
  readonly turned: readonly Turned[];
}

export type TurnsOf = Readonly<Record<Turn, Turns>>;

/** Somebody's name is no part of what they are said to have done; in German every noun is written like one. */
const counts = (word: Word, idioma: string): boolean => word.content && (idioma === 'de' || !word.capital);

function reachOf(words: readonly Word[], at: number, length: number, idioma: string): Set<string> {
  const reach = new Set<string>();
  const from = at + (idioma === 'en' ? length : 1);
  for (let after = from, found = 0; after < words.length && found < REACH; after += 1) {
    const word = words[after];
    if (word === undefined || (after > from && word.apart)) break;
    if (!counts(word, idioma)) continue;
    reach.add(word.stem);
    found += 1;
  }
  const next = words[at + 1];
  const closes = next === undefined || next.apart || CLOSES.has(next.low);
  let back = 0;
  if (BEHIND.test(words[at]?.low ?? '') && (next === undefined || next.apart || !next.content)) back = 1;
  else if (idioma === 'de' && closes) back = REACH;
  for (let before = at - 1; before >= 0 && back > 0 && words[before + 1]?.apart !== true; before -= 1) {
    const word = words[before];
    if (word === undefined || !counts(word, idioma)) continue;
    reach.add(word.stem);
    back -= 1;
  }
  return reach;
}

function read(words: readonly Word[], idioma: string): TurnsOf {
  const found = PATTERNS.map(({ turn, languages }): [Turn, Turns] => {
    const patterns = languages.get(idioma);
    const turned: Turned[] = [];
    let times = 0;
    for (const [at, { low, stem }] of words.entries()) {
      if (patterns === undefined || (low.startsWith('supuest') && words[at - 1]?.low === 'por')) continue;
      const text = words
        .slice(at, at + FARTHEST)
        .map((word) => word.low)
        .join(' ');
      if (!patterns.says.test(text)) continue;
      times += 1;
      const match = patterns.turns.exec(text)?.[0];
      if (match !== undefined) turned.push({ low, stem, reach: reachOf(words, at, match.split(' ').length, idioma) });
    }
    return [turn, { times, turned }];
  });
  return Object.fromEntries(found) as Record<Turn, Turns>;
}

const readings = new WeakMap<readonly Word[], TurnsOf>();

export function turnsOf(words: readonly Word[], idioma: string): TurnsOf {
  const known = readings.get(words) ?? read(words, idioma);
  readings.set(words, known);
  return known;
}
