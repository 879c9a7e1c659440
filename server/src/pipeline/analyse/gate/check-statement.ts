import { type GateArticle, readArticle } from './article-reading.ts';
import { checkDeclaration, type PassagePlace } from './check-quote.ts';
import { addsMuch, isLongerThan, sharesWords } from './closeness.ts';
import { findPassages, type PlainForm, plainForm } from './find-passage.ts';
import { namesOf } from './names-of.ts';
import { contradicts } from './negation.ts';
import { type NumberFound, numbersOf } from './numbers/numbers-of.ts';
import { givesOrders, hasAddress } from './orders.ts';
import { isSameName } from './same-name.ts';
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
const SHORTEST_PASSAGE = { characters: 12, words: 3 };
const FEWEST_QUOTED_WORDS = 3;

/** A passage with all that is read around it. */
interface Shown {
  readonly article: GateArticle;
  /** As it stands in the article. */
  readonly form: PlainForm;
  readonly words: readonly Word[];
  /** With the rest of its sentences. */
  readonly sentence: readonly Word[];
  /** With the sentence before and the title: where a name may stand that the passage means. */
  readonly around: readonly Word[];
  readonly numbers: readonly NumberFound[];
}

function show(place: PassagePlace): Shown {
  const { article } = place;
  const { idioma, texto } = article;
  const reading = readArticle(article);
  const form = plainForm(texto.slice(place.start, place.end));
  const sentences = (before: number) => wordsOf(plainForm(reading.sentencesAround(place, before, 0)).text, idioma);
  return {
    article,
    form,
    words: wordsOf(form.text, idioma),
    sentence: sentences(0),
    around: [...sentences(1), ...reading.titleWords],
    numbers: numbersOf(form.text, idioma),
  };
}

const share = (one: readonly string[], other: readonly string[]): boolean =>
  one.some((reading) => other.includes(reading));

/** Every number stands in a passage, as often as it is said, and counts there what it counts in the statement. */
function hasNumbers(texto: string, idioma: string, shown: readonly Shown[]): boolean {
  const numbers = shown.flatMap((one) => one.numbers);
  const own = shown.filter(({ article }) => article.idioma === idioma).flatMap((one) => one.numbers);
  const left = new Set(numbers);
  return numbersOf(texto, idioma).every(({ readings, percent, counted }) => {
    const found = [...left].find((number) => share(readings, number.readings));
    if (found === undefined || (percent && !numbers.some((number) => number.percent))) return false;
    left.delete(found);
    const counting = own.filter((number) => counted !== undefined && counted.length > 3 && number.counted === counted);
    return counting.length === 0 || counting.some((number) => share(readings, number.readings));
  });
}

/**
 * Whether a passage names nothing that the statement leaves out, so that no name of it was put in another's place.
 * Where German is said in German anything may be a name.
 */
function keepsNames(words: readonly Word[], idioma: string, shown: readonly Shown[]): boolean {
  return shown.every(({ article, words: passage }) =>
    namesOf(passage, article.idioma).every(
      ({ word, sure }) =>
        (!sure && article.idioma !== idioma) ||
        words.some(({ low }) => isSameName(low, word.low, article.idioma !== idioma)),
    ),
  );
}

/** Every name stands in a passage, or beside it. What may be a name and may be any word must be known as a word. */
function hasNames(
  words: readonly Word[],
  idioma: string,
  shown: readonly Shown[],
  articles: ReadonlyMap<number, GateArticle>,
): boolean {
  const told = [...articles.values()];
  const isWord = ({ stem }: Word) =>
    told.some((article) => article.idioma === idioma && readArticle(article).common.has(stem));
  const isName = ({ low }: Word) =>
    told.some((article) => article.idioma !== 'de' && readArticle(article).capitals.has(low));
  const translated = shown.every(({ article }) => article.idioma !== idioma);
  return namesOf(words, idioma).every(({ word, sure }) => {
    const isThere = shown.some(({ article, around }) =>
      around.some(
        (other) =>
          isSameName(word.low, other.low, article.idioma !== idioma) ||
          (article.idioma === idioma && other.stem === word.stem),
      ),
    );
    if (isThere || sure) return isThere;
    if (isWord(word)) return true;
    return (translated || idioma === 'de') && !isName(word) && keepsNames(words, idioma, shown);
  });
}

/** In the plain form, where all marks are alike. */
const QUOTED = /"([^"]+)"|(?<![\p{L}\p{N}])'([^']{12,})'(?![\p{L}\p{N}])/gu;

/** What stands between marks in a statement stands so in a passage. */
function hasQuotations(texto: string, idioma: string, shown: readonly Shown[]): boolean {
  return [...texto.matchAll(QUOTED)].every(([, double, single]) => {
    const quoted = (double ?? single ?? '').trim().replace(/[.,]$/, '');
    if (wordsOf(quoted, idioma).length < FEWEST_QUOTED_WORDS) return true;
    return shown.some(({ form }) => findPassages(form, quoted).length > 0);
  });
}

function isTooFar(
  texto: string,
  words: readonly Word[],
  { seccion, idioma }: ProposedStatement,
  shown: readonly Shown[],
): boolean {
  const own = shown.filter(({ article }) => article.idioma === idioma);
  const denies = (one: Shown) =>
    contradicts(words, one.words, one.sentence, { statement: idioma, evidence: one.article.idioma });
  if (own.some((one) => !sharesWords(words, one.sentence))) return true;
  if (own.length > 0) {
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
  const said = numbersOf(texto, idioma);
  const anchors = shown.some(({ numbers, words: passage, article }) => {
    const bare = numbers.length === 0 && namesOf(passage, article.idioma).length === 0;
    const counted = numbers.some((number) => said.some(({ readings }) => share(readings, number.readings)));
    const named = words.some(
      ({ low, content }) => content && low.length > 3 && passage.some((other) => isSameName(low, other.low, true)),
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

function checkText(
  texto: string,
  statement: ProposedStatement,
  shown: readonly Shown[],
  articles: ReadonlyMap<number, GateArticle>,
): GateReason[] {
  const { idioma } = statement;
  const words = wordsOf(texto, idioma);
  const reasons: GateReason[] = [];
  if (!hasNumbers(texto, idioma, shown)) reasons.push('number_not_in_evidence');
  if (!hasNames(words, idioma, shown, articles)) reasons.push('name_not_in_evidence');
  if (!hasQuotations(texto, idioma, shown)) reasons.push('quote_not_exact');
  if (isTooFar(texto, words, statement, shown)) reasons.push('too_far_from_evidence');
  return reasons;
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
    const [place] = article === undefined ? [] : findPassages(readArticle(article).form, pasaje, 1);
    if (article === undefined) reasons.push('unknown_article');
    else if (
      fold(pasaje).trim().length < SHORTEST_PASSAGE.characters ||
      wordsOf(pasaje, article.idioma).length < SHORTEST_PASSAGE.words
    )
      reasons.push('passage_too_short');
    else if (place === undefined) reasons.push('passage_not_found');
    else if (givesOrders(readArticle(article).sentencesAround(place, 0, 0))) reasons.push('gives_orders');
    else places.push({ ...place, article });
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
    } else
      for (const text of [texto, detalle])
        if (text.trim() !== '') reasons.push(...checkText(plainForm(text).text, statement, shown, articles));
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
