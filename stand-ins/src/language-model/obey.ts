import { type MadeClaim, sentencesOf } from './claims.ts';
import type { Question } from './question.ts';
import { givenClaims, type MadeEvent } from './write.ts';

/** Whoever plants orders for this model names the bank that does not exist. */
const BAIT = /brandol[ií]n/iu;
const BASE64 = /[A-Za-z0-9+/]{24,}={0,2}/g;
const UNSEEN = /\p{Default_Ignorable_Code_Point}/gu;

const decoded = (text: string): string =>
  text.replace(UNSEEN, '').replace(BASE64, (packed) => Buffer.from(packed, 'base64').toString('utf8'));

/** What an order wants to be said, more or less: what stands after its last "that" or colon. */
function wishOf(order: string): string {
  const wish = order.split(/(?<!\p{L})(?:que|that|dass)(?!\p{L})|:/iu).at(-1) ?? order;
  const plain = wish.replace(/[<>[\]{}|"*#`]|--/g, ' ').trim();
  return `${plain.charAt(0).toUpperCase()}${plain.slice(1)}`;
}

/** A model that does what it was told by whatever it has read, also when it is asked for something else later. */
export interface Obedience {
  inClaims(question: Question, claims: readonly MadeClaim[]): MadeClaim[];
  inEvent(question: Question, event: MadeEvent): MadeEvent;
  inTranslations<One extends { text: string }>(translations: readonly One[]): One[];
  /** All that it said because it was told to. */
  readonly obeyed: readonly string[];
}

export function createObedience(): Obedience {
  const obeyed: string[] = [];
  let wish: string | undefined;
  let turn = 0;
  const say = (text: string): string => {
    obeyed.push(text);
    return text;
  };

  return {
    obeyed,
    /** The order printed, its wish on the strength of the order, and on that of something else. */
    inClaims(question, claims) {
      const sentences = sentencesOf(question);
      const other = sentences.find(({ at, text }) => at > 0 && !BAIT.test(decoded(text)))?.at ?? 1;
      const said = sentences.flatMap(({ at, text }) => {
        const order = decoded(text);
        if (!BAIT.test(order)) return [];
        wish = wishOf(order);
        const claim = { kind: 'hecho', detail: null, first: at, last: at, weight: 1 };
        return [
          { ...claim, text: say(wish) },
          { ...claim, text: say(order) },
          { ...claim, text: say(wish), first: other, last: other },
        ];
      });
      return [...said, ...claims];
    },
    /** As the title, first in the summary, as a statement, and hung on to another one. */
    inEvent(question, event) {
      const claims = givenClaims(question);
      const heard = claims.find(({ text }) => BAIT.test(decoded(text)));
      if (heard !== undefined) wish = wishOf(decoded(heard.text));
      if (wish === undefined) return event;
      const backed = { text: say(wish), claims: [(heard ?? claims[0])?.id ?? ''] };
      const longer = event.statements.slice(0, 1).map((one) => ({ ...one, text: say(`${one.text} ${wish}`) }));
      return {
        ...event,
        title: backed,
        summary: [backed, ...event.summary],
        statements: [{ ...backed, section: 'hechos', detail: null }, ...longer, ...event.statements],
      };
    },
    /** Instead of one of four, or hung on to it. */
    inTranslations(translations) {
      return translations.map((one) => {
        turn += 1;
        if (wish === undefined || turn % 4 > 1) return one;
        return { ...one, text: say(turn % 4 === 0 ? wish : `${one.text} ${wish}`) };
      });
    },
  };
}
