import { turnsOf } from './turning-words.ts';
import type { Word } from './words-of.ts';

const set = (list: string): ReadonlySet<string> => new Set(list.split(' '));
const NEGATIONS: Readonly<Record<string, ReadonlySet<string>>> = {
  es: set('no nunca jamas nadie ningun ninguna ninguno nada tampoco ni sin'),
  en: set('not no never nobody none nothing neither nor without cannot t'),
  fr: set('ne n pas jamais aucun aucune personne rien sans non'),
  de: set('nicht nie niemals niemand niemanden kein keine keinen keiner keines keinem nichts ohne weder'),
  pt: set('nao nunca jamais ninguem nenhum nenhuma nada nem tampouco sem'),
};
/** "not only": says what it seems to deny. */
const ONLY: Readonly<Record<string, ReadonlySet<string>>> = {
  es: set('solo solamente unicamente'),
  en: set('only just merely'),
  fr: set('seulement uniquement'),
  de: set('nur'),
  pt: set('so somente apenas'),
};
const REACH = 3;

interface Denied {
  readonly times: number;
  /** Stems beside a negation. */
  readonly near: ReadonlySet<string>;
  /** Of these, the first that follows each; in German also the one before, where a verb stands. */
  readonly next: ReadonlySet<string>;
  /** The word right after each, whether it says something by itself or not: "no puede". */
  readonly direct: ReadonlySet<string>;
}

function isNegation(words: readonly Word[], at: number, idioma: string): boolean {
  const word = words[at];
  const next = words[at + 1];
  if (word === undefined || NEGATIONS[idioma]?.has(word.low) !== true) return false;
  // "une personne", "Nein, danke" and the t of "a-t-il".
  if (idioma === 'fr' && word.low === 'personne')
    return (
      !/^(?:une|la|cette|chaque|par|de|seule|premiere)$/.test(words[at - 1]?.low ?? '') &&
      !/^\p{N}/u.test(words[at - 1]?.low ?? '')
    );
  if (word.low === 't') return /n$/.test(words[at - 1]?.low ?? '');
  return next === undefined || ONLY[idioma]?.has(next.low) !== true;
}

function deniedIn(words: readonly Word[], idioma: string): Denied {
  const near = new Set<string>();
  const next = new Set<string>();
  const direct = new Set<string>();
  let times = 0;
  for (let at = 0; at < words.length; at += 1) {
    if (!isNegation(words, at, idioma)) continue;
    times += 1;
    const follows = words[at + 1];
    if (follows !== undefined && !follows.apart && follows.low.length > 3) direct.add(follows.low);
    let [found, first] = [0, true];
    for (
      let after = at + 1;
      after < words.length && found < REACH && !(after > at + 1 && words[after]?.apart === true);
      after += 1
    ) {
      const word = words[after];
      if (word?.content !== true) continue;
      near.add(word.stem);
      if (first) next.add(word.stem);
      [found, first] = [found + 1, false];
    }
    found = 0;
    for (let before = at - 1; before >= 0 && found < REACH; before -= 1) {
      const word = words[before];
      if (word?.content === true) {
        near.add(word.stem);
        if (idioma === 'de' && found === 0 && !words[before + 1]?.apart) next.add(word.stem);
        found += 1;
      }
      if (word?.apart === true) break;
    }
  }
  return { times, near, next, direct };
}

type Idiomas = { readonly statement: string; readonly evidence: string };

/** Whether the statement leaves out that something is denied, or that somebody is only accused of it. */
function dropsTurn(
  statement: readonly Word[],
  evidence: readonly Word[],
  shown: Denied,
  denies: boolean,
  idiomas: Idiomas,
): boolean {
  const said = turnsOf(statement, idiomas.statement);
  const { denial, accusation } = turnsOf(evidence, idiomas.evidence);
  const stems = new Set(statement.map(({ stem }) => stem));
  const isRepeated = ({ reach }: { readonly reach: ReadonlySet<string> }) =>
    idiomas.statement !== idiomas.evidence || !reach.isDisjointFrom(stems);
  if (said.accusation.times === 0 && accusation.turned.some(isRepeated)) return true;
  if (said.denial.times > 0) return false;
  return denial.turned.some((one) => isRepeated(one) && (!denies || shown.next.has(one.stem)));
}

/** Whether one says no where the other says yes; to deny something is to say no to it. */
export function contradicts(
  statement: readonly Word[],
  evidence: readonly Word[],
  sentence: readonly Word[],
  idiomas: Idiomas,
): boolean {
  const said = deniedIn(statement, idiomas.statement);
  const shown = deniedIn(sentence, idiomas.evidence);
  const isTranslated = idiomas.statement !== idiomas.evidence;
  if (dropsTurn(statement, isTranslated ? evidence : sentence, shown, said.times > 0, idiomas)) return true;
  const [deniedHere, deniedThere] = [
    turnsOf(statement, idiomas.statement).denial,
    turnsOf(sentence, idiomas.evidence).denial,
  ];
  const made = Math.max(0, deniedThere.times - deniedHere.times);
  if (said.times > 0 && shown.times + made === 0) return true;
  if (isTranslated) {
    const denied = deniedHere.times - turnsOf(evidence, idiomas.evidence).denial.times;
    return said.times === 0 && denied <= 0 && deniedIn(evidence, idiomas.evidence).times > 0;
  }
  if (said.times > shown.times + made) return true;
  const stems = new Set(statement.map(({ stem }) => stem));
  const known = new Set(sentence.map(({ stem }) => stem));
  const near = (stem: string) =>
    shown.near.has(stem) || deniedThere.turned.some(({ reach: [nearest] }) => nearest === stem);
  if ([...said.next].some((stem) => known.has(stem) && !near(stem))) return true;
  if ([...shown.next].some((stem) => stems.has(stem) && !said.near.has(stem))) return true;
  return [...shown.direct].some((low) => !said.direct.has(low) && statement.some((word) => word.low === low));
}
