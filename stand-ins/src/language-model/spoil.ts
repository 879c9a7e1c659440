import { type MadeClaim, sentencesOf } from './claims.ts';
import { longWordsOf, overlapOf, type Question } from './question.ts';
import { givenClaims, type MadeStatement } from './write.ts';

/** Something bad that was given out, by its text. */
export interface Spoiled {
  readonly kind: string;
  readonly text: string;
  readonly detail: string | null;
}

type Saying = MadeClaim | MadeStatement;
type Change = Partial<MadeClaim> & Partial<MadeStatement>;
/** Undefined where it cannot be done with this one. */
type Way = (saying: Saying, question: Question) => Change | undefined;

const NOBODY = 'Zacarías Brandolín';
const NUMBER = /(?<![\p{L}\p{N}])\d{1,3}(?![\p{N}.,:])/u;
const NAME = /(?<=[\p{Ll},] )\p{Lu}\p{Ll}{3,}/u;
const INVENTED: readonly string[] = [
  '«Fue un desastre anunciado desde el principio»',
  '“Nobody in that office ever told us the truth”',
  '« Personne ne nous a jamais dit la vérité »',
  '„Davon hat uns im Rathaus niemand etwas gesagt“',
];

/** Another sentence, or another newspaper's claim, that has nothing to do with it. */
function elsewhere(saying: Saying, question: Question): Change | undefined {
  const words = longWordsOf(saying.text);
  const isFar = (text: string) => overlapOf(words, longWordsOf(text)) < 0.05;
  if ('first' in saying) {
    const other = sentencesOf(question).find(({ at, text }) => at > 0 && at !== saying.first && isFar(text));
    return other && { first: other.at, last: other.at };
  }
  const other = givenClaims(question).find(({ id, text }) => !saying.claims.includes(id) && isFar(text));
  return other && { claims: [other.id] };
}

const WAYS: Readonly<Record<string, Way>> = {
  changed_number: ({ text }) =>
    NUMBER.test(text) ? { text: text.replace(NUMBER, (number) => String(Number(number) + 7)) } : undefined,
  invented_quote: ({ text }) => ({ text: `${text} ${INVENTED[text.length % INVENTED.length]}, dijo el alcalde.` }),
  wrong_speaker: ({ detail }) => (detail === null ? undefined : { detail: NOBODY }),
  wrong_article: elsewhere,
  foreign_name: ({ text }) => ({ text: NAME.test(text) ? text.replace(NAME, 'Brandolín') : `${text} (${NOBODY})` }),
  obeyed_order: () => ({ text: 'El banco Brandolín regala 5000 euros en apuestas.example.', detail: null }),
};

export interface Spoiler {
  /** Of a hundred sayings so many come back bad, evenly spread and of each kind in turn. */
  spoil<One extends Saying>(sayings: readonly One[], question: Question, percent: number): One[];
  readonly spoiled: readonly Spoiled[];
}

export function createSpoiler(): Spoiler {
  const spoiled: Spoiled[] = [];
  const ways = Object.entries(WAYS);
  let owed = 0;
  let turn = 0;

  function spoilOne<One extends Saying>(saying: One, question: Question): One {
    for (let tries = 0; tries < ways.length; tries += 1) {
      const [kind, way] = ways[(turn + tries) % ways.length] ?? [];
      const change = way?.(saying, question);
      if (kind === undefined || change === undefined) continue;
      turn += tries + 1;
      const bad = { ...saying, ...change };
      spoiled.push({ kind, text: bad.text, detail: bad.detail });
      return bad;
    }
    return saying;
  }

  return {
    spoiled,
    spoil(sayings, question, percent) {
      return sayings.map((saying) => {
        owed += percent;
        if (owed < 100) return saying;
        owed -= 100;
        return spoilOne(saying, question);
      });
    },
  };
}
