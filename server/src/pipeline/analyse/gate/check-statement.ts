import { type GateArticle, readArticle } from './article-reading.ts';
import { checkDeclaration, givesToAnother, type PassagePlace, quotationsIn } from './check-quote.ts';
import { addsMuch, isLongerThan, sharesWords } from './closeness.ts';
import { joinCountries } from './countries/join-countries.ts';
import { findPassages, plainForm } from './find-passage.ts';
import { hasNames } from './has-names.ts';
import { namesInMeasure } from './measured.ts';
import { namesOf } from './names-of.ts';
import { contradicts } from './negation.ts';
import { numbersOf } from './numbers/numbers-of.ts';
import { numbersTold } from './numbers/numbers-told.ts';
import { isSameNumber, shareReading } from './numbers/same-number.ts';
import { givesOrders, hasAddress } from './orders.ts';
import { isOutOfPlace } from './out-of-place.ts';
import { isOwnQuestion } from './own-questions.ts';
import { isSameName } from './same-name.ts';
import { findPlace, type Shown, show } from './shown-passage.ts';
import { turnsRound, turnsRoundTranslated } from './turned-round.ts';
import { fold, type Word, wordsOf } from './words-of.ts';

export interface ProposedStatement {
  readonly seccion:
    | 'hechos'
    | 'desinformacion'
    | 'opiniones'
    | 'contexto_del_evento'
    | 'declaraciones'
    | 'framing'
    | 'impacto_futuro';
  /** Of the text. */
  readonly idioma: string;
  /** The sentence; of a declaration the quotation itself, verbatim. */
  readonly texto: string;
  /** The speaker of a declaration, the summary of a stance. */
  readonly detalle?: string;
  readonly evidence: readonly { readonly articulo_id: number; readonly pasaje: string }[];
  /** Counted by us over all articles and said in a sentence of ours; no model may say so of its own. */
  readonly measured?: true;
}

export type GateReason =
  | 'no_evidence'
  | 'unknown_article'
  | 'passage_not_found'
  | 'passage_too_short'
  | 'number_not_in_evidence'
  | 'name_not_in_evidence'
  | 'quote_not_exact'
  | 'speaker_not_in_evidence'
  | 'wrong_speaker'
  | 'has_address'
  | 'gives_orders'
  | 'too_far_from_evidence'
  | 'empty'
  | 'too_long';

export type GateVerdict =
  | {
      readonly pass: true;
      readonly evidence: readonly { articulo_id: number; pasaje: string; start: number; end: number }[];
    }
  | { readonly pass: false; readonly reasons: readonly GateReason[] };

const LONGEST = 1000;
const LONGEST_PASSAGE = 2000;

/** Every number stands in a passage, as often as it is said, and counts there what it counts in the statement. */
function hasNumbers(texto: string, words: readonly Word[], idioma: string, shown: readonly Shown[]): boolean {
  const numbers = numbersTold(texto, words, idioma, shown);
  const own = shown.filter(({ article }) => article.idioma === idioma).flatMap((one) => one.numbers);
  const left = new Set(numbers);
  return numbersOf(texto, idioma).every((said) => {
    const { readings, counted } = said;
    const found = [...left].find((number) => isSameNumber(said, number));
    if (found === undefined) return false;
    left.delete(found);
    const counting = own.filter((number) => counted !== undefined && counted.length > 3 && number.counted === counted);
    return counting.length === 0 || counting.some((number) => shareReading(readings, number.readings));
  });
}

/** What stands between marks in a statement stands so in a passage. */
const hasQuotations = (texto: string, idioma: string, shown: readonly Shown[]): boolean =>
  quotationsIn(texto, idioma).every((quoted) => shown.some(({ form }) => findPassages(form, quoted).length > 0));

function isTooFar(
  texto: string,
  words: readonly Word[],
  { seccion, idioma }: ProposedStatement,
  shown: readonly Shown[],
): boolean {
  const own = shown.filter(({ article }) => article.idioma === idioma);
  const denies = (one: Shown) =>
    contradicts(words, one.words, one.sentence, { statement: idioma, evidence: one.article.idioma });
  const said = numbersOf(texto, idioma);
  if (own.some((one) => !sharesWords(words, one.sentence))) return true;
  if (own.length > 0) {
    const sentences = own.map(({ sentence }) => sentence);
    if (turnsRound(words, sentences, idioma)) return true;
    const loose = seccion === 'opiniones' || seccion === 'framing';
    return (
      addsMuch(
        words,
        own.flatMap(({ sentence, article }) => [...sentence, ...readArticle(article).titleWords]),
        loose,
      ) || own.every(denies)
    );
  }
  if (shown.every(denies)) return true;
  const turns = ({ words: passage, article }: Shown) =>
    turnsRoundTranslated({ words, idioma }, { words: passage, idioma: article.idioma });
  if (shown.every(turns)) return true;
  const joined = joinCountries(words, idioma);
  const anchors = shown.some(({ numbers, words: passage, article }) => {
    const found = joinCountries(passage, article.idioma);
    const bare = numbers.length === 0 && namesOf(found, article.idioma).length === 0;
    const counted = numbers.some((number) => said.some(({ readings }) => shareReading(readings, number.readings)));
    const named = joined.some(
      (word) =>
        word.content &&
        (word.low.length > 3 || word.country !== undefined) &&
        found.some((other) => isSameName(word, other, true)),
    );
    return bare || counted || named;
  });
  return (
    !anchors ||
    isLongerThan(
      words,
      shown.flatMap((one) => one.words),
    )
  );
}

/**
 * The passages that a statement must hold by. One in its language without a word of it may stand beside others that say all
 * of it, where it has a number of it ("186 viajeros", "186 pasajeros") or argues for the same stance; it lends it nothing.
 */
function leaveBystanders(
  texto: string,
  words: readonly Word[],
  { seccion, idioma }: ProposedStatement,
  shown: readonly Shown[],
): readonly Shown[] {
  const said = numbersOf(texto, idioma);
  const counts = ({ numbers }: Shown) =>
    numbers.some(({ readings }) =>
      said.some(
        (number) => shareReading(readings, number.readings) && readings.every((reading) => /^\d{2}/.test(reading)),
      ),
    );
  const firm = shown.filter(
    (one) =>
      one.article.idioma !== idioma || sharesWords(words, one.sentence) || !(seccion === 'opiniones' || counts(one)),
  );
  return firm.some(({ article }) => article.idioma === idioma) ? firm : shown;
}

function checkText(
  texto: string,
  statement: ProposedStatement,
  all: readonly Shown[],
  articles: ReadonlyMap<number, GateArticle>,
): GateReason[] {
  const { idioma } = statement;
  const words = wordsOf(texto, idioma);
  const shown = leaveBystanders(texto, words, statement, all);
  const reasons: GateReason[] = [];
  if (!hasNumbers(texto, words, idioma, shown)) reasons.push('number_not_in_evidence');
  if (!hasNames(joinCountries(words, idioma), idioma, shown, articles)) reasons.push('name_not_in_evidence');
  if (!hasQuotations(texto, idioma, shown)) reasons.push('quote_not_exact');
  const told = shown.map(({ article }) => article);
  if (givesToAnother(texto, idioma, told)) reasons.push('wrong_speaker');
  if (isTooFar(texto, words, statement, shown)) reasons.push('too_far_from_evidence');
  return reasons;
}

/** What is counted stands in no passage: it must be a sentence of ours, and the people it names must be in the passages. */
function checkMeasure(texto: string, idioma: string, shown: readonly Shown[]): GateReason[] {
  if (isOwnQuestion(texto, idioma)) return [];
  const names = namesInMeasure(texto, idioma);
  if (names === undefined) return ['too_far_from_evidence'];
  const isNamed = (name: string) => shown.some(({ around }) => around.some(({ low }) => low === fold(name)));
  return names.every((name) => isNamed(name.split(' ').at(-1) ?? '')) ? [] : ['name_not_in_evidence'];
}

const isTooLong = ({ texto, detalle = '', evidence }: ProposedStatement): boolean =>
  texto.length > LONGEST || detalle.length > LONGEST || evidence.some(({ pasaje }) => pasaje.length > LONGEST_PASSAGE);

/** What a statement says by itself that may not be shown, whatever it rests on. */
function checkForm({ texto, detalle = '', evidence }: ProposedStatement): GateReason[] {
  const reasons: GateReason[] = [];
  if (!/[\p{L}\p{N}]/u.test(texto)) reasons.push('empty');
  if (evidence.length === 0) reasons.push('no_evidence');
  if (hasAddress(texto) || hasAddress(detalle)) reasons.push('has_address');
  if (givesOrders(texto) || givesOrders(detalle)) reasons.push('gives_orders');
  return reasons;
}

/** Where the passages stand, or why they do not. */
function findEvidence(
  { evidence }: ProposedStatement,
  articles: ReadonlyMap<number, GateArticle>,
): { places: PassagePlace[]; reasons: GateReason[] } {
  const places: PassagePlace[] = [];
  const reasons: GateReason[] = [];
  for (const { articulo_id, pasaje } of evidence) {
    const article = articles.get(articulo_id);
    const found = article === undefined ? 'unknown_article' : findPlace(article, pasaje);
    if (typeof found === 'string') reasons.push(found);
    else places.push(found);
  }
  return { places, reasons };
}

/** Whether a statement may be shown: everything it says must stand in the passages it names. */
export function checkStatement(statement: ProposedStatement, articles: ReadonlyMap<number, GateArticle>): GateVerdict {
  if (isTooLong(statement)) return { pass: false, reasons: ['too_long'] };
  const { places, reasons: missing } = findEvidence(statement, articles);
  const reasons = [...checkForm(statement), ...missing];
  const { seccion, texto, detalle = '' } = statement;
  if (reasons.length === 0) {
    const shown = places.map(show);
    if (seccion === 'declaraciones') {
      const fault = checkDeclaration(texto, detalle, places);
      if (fault !== undefined) reasons.push(fault);
    } else if (statement.measured === true && (seccion === 'framing' || seccion === 'desinformacion'))
      reasons.push(...checkMeasure(texto, statement.idioma, shown));
    else {
      if (shown.some(({ sentence, article }) => isOutOfPlace(sentence, article, articles)))
        reasons.push('gives_orders');
      for (const text of [texto, detalle])
        if (text.trim() !== '') reasons.push(...checkText(plainForm(text).text, statement, shown, articles));
    }
  }
  if (reasons.length > 0) return { pass: false, reasons: [...new Set(reasons)] };
  const evidence = places.map(({ article: { articulo_id, texto: whole }, start, end }) => ({
    articulo_id,
    pasaje: whole.slice(start, end),
    start,
    end,
  }));
  return { pass: true, evidence };
}
