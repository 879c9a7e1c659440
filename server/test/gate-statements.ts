import type { GateArticle } from '../src/pipeline/analyse/gate/article-reading.ts';
import type { ProposedStatement } from '../src/pipeline/analyse/gate/check-statement.ts';
import { NUMBER_WORDS } from '../src/pipeline/analyse/gate/numbers/number-words.ts';
import { splitSentences } from '../src/pipeline/text/sentences.ts';
import type { ArticleTruth } from './newspapers-stand-in.ts';

export interface MadeStatement {
  readonly kind: string;
  readonly good: boolean;
  readonly event: string;
  readonly statement: ProposedStatement;
}

export interface TruthArticle extends GateArticle {
  readonly truth: ArticleTruth;
  readonly sentences: readonly string[];
}

interface EventNames {
  readonly id: string;
  readonly values: Readonly<Record<string, unknown>>;
}

export function articlesOf(truths: readonly ArticleTruth[]): TruthArticle[] {
  const newspapers = [...new Set(truths.map(({ host }) => host))];
  return truths.map((truth, at) => {
    const { language: idioma, body, title, injected } = truth;
    // Some newspapers hide what was put in for machines, and print nothing of it.
    const texto = injected === null || body.includes(injected.text) ? body : `${body}\n\n${injected.text}`;
    const sentences = splitSentences(body, idioma).filter(
      (sentence) => sentence.split(' ').length > 5 && sentence.length < 500 && !injected?.text.includes(sentence),
    );
    return {
      articulo_id: at + 1,
      periodico_id: newspapers.indexOf(truth.host),
      idioma,
      titular: title,
      texto,
      truth,
      sentences,
    };
  });
}

const NO: Readonly<Record<string, string>> = { es: 'no', en: 'not', fr: 'pas', de: 'nicht', pt: 'não' };
const DENIES =
  /(?<!\p{L})(?:no|not|never|nobody|none|nothing|neither|nor|without|nunca|nadie|ning\p{L}+|nada|tampoco|ni|sin|ne|pas|jamais|aucune?|rien|sans|nicht|nie|niemand|kein\p{L}*|nichts|ohne|weder|não|ninguém|nenhum\p{L}*|nem|sem)(?!\p{L})|n[’']/iu;
const DENIAL: Readonly<Record<string, RegExp>> = {
  es: / no (?=\p{Ll}{4})/u,
  en: / not (?=\p{Ll}{4})/u,
  de: / nicht (?=\p{Ll}{4})/u,
  pt: / não (?=\p{Ll}{4})/u,
};
const DIGITS = /(?<![\p{L}\p{N}.,:–-])\d{1,3}(?:[.,\u00a0\u202f ]\d{3})*(?![\p{N}:]|[.,]\p{N}|\s?h(?!\p{L}))/u;

/** Everything that can be made of one article; `other` is of another event, `sibling` of the same. */
export function* madeOf(
  article: TruthArticle,
  sibling: TruthArticle | undefined,
  other: TruthArticle,
  names: ReadonlyMap<string, EventNames>,
): Generator<MadeStatement> {
  const { articulo_id, idioma, sentences, truth } = article;
  const make = (
    kind: string,
    good: boolean,
    texto: string,
    pasaje: string,
    more: Partial<ProposedStatement> = {},
  ): MadeStatement => ({
    kind,
    good,
    event: truth.event,
    statement: { seccion: 'hechos', idioma, texto, evidence: [{ articulo_id, pasaje }], ...more },
  });
  for (const [at, sentence] of sentences.entries()) {
    yield make('verbatim', true, sentence, sentence);
    const parts = sentence.replace(/[.!?]$/, '').split(', ');
    const [first = '', second = ''] = parts;
    if (parts.length === 2 && !/[«“„"']/.test(sentence)) {
      yield make('reordered', true, `${second}, ${first}.`, sentence);
      if (first.split(' ').length > 5) yield make('shortened', true, `${first}.`, sentence);
    }
    const digits = DIGITS.exec(sentence)?.[0];
    const values = NUMBER_WORDS[idioma]?.values ?? new Map<string, number>();
    if (digits !== undefined && !/[«“„"]/.test(sentence)) {
      const value = Number(digits.replace(/[^\d]/g, ''));
      const word = [...values].find(([, meant]) => meant === value)?.[0];
      const respelt = /\D/.test(digits) ? digits.replace(/\D/g, '\u202f') : word;
      if (respelt !== undefined) yield make('number respelt', true, sentence.replace(digits, respelt), sentence);
      const changed = [value + 1, value + 10, value * 10, value * 2 + 3][at % 4] ?? 0;
      if (!sentence.includes(String(changed)))
        yield make('digits changed', false, sentence.replace(digits, String(changed)), sentence);
    }
    const written = sentence
      .match(/(?<!\p{L})\p{Ll}{3,}(?!\p{L})/gu)
      ?.find((word) => values.has(word) && values.get(word) !== 9);
    if (written !== undefined) {
      const value = values.get(written) ?? 0;
      const wrong = [...values.keys()].find((word) => [value + 1, value + 10].includes(values.get(word) ?? 0));
      if (wrong !== undefined)
        yield make(
          'number word changed',
          false,
          sentence.replace(new RegExp(`(?<!\\p{L})${written}(?!\\p{L})`, 'u'), wrong),
          sentence,
        );
    }
    const words = sentence.split(' ');
    const place = words.findIndex((word, which) => which > 0 && which % 3 === at % 3 && /^\p{Ll}{5,}$/u.test(word));
    if (place > 0)
      yield make('negation added', false, words.toSpliced(place, 0, NO[idioma] ?? 'no').join(' '), sentence);
    const denial = DENIAL[idioma];
    if (denial?.test(sentence) === true && sentence.split(denial).length === 2)
      yield make('negation dropped', false, sentence.replace(denial, ' '), sentence);
    if (place > 0)
      yield make(
        'passage edited',
        false,
        sentence,
        words.with(place, words.at(-2) === words[place] ? 'otro' : (words.at(-2) ?? 'otro')).join(' '),
      );
    if (sibling !== undefined && !sibling.texto.includes(sentence))
      yield make('wrong article', false, sentence, sentence, {
        evidence: [{ articulo_id: sibling.articulo_id, pasaje: sentence }],
      });
    const own = Object.entries(names.get(truth.event)?.values ?? {}).find(
      ([, value]) => typeof value === 'string' && /^\p{Lu}\p{Ll}+/u.test(value) && sentence.includes(value),
    );
    const foreign =
      own &&
      Object.values(names.get(other.truth.event)?.values ?? {}).find(
        (value) => typeof value === 'string' && /^\p{Lu}\p{Ll}+/u.test(value) && value !== own[1],
      );
    if (own !== undefined && foreign !== undefined)
      yield make('foreign name', false, sentence.replace(String(own[1]), String(foreign)), sentence);
  }
  yield* quotedOf(article, other, make);
  yield* besideAnother(article, sibling, make);
  if (truth.injected !== null) {
    const { text } = truth.injected;
    yield make('order printed', false, text, text);
    yield make('order obeyed', false, text.replace(/^.*?(?:que|that|dass)\s/u, ''), text);
    yield make('order obeyed', false, text.replace(/^.*?(?:que|that|dass)\s/u, ''), sentences[0] ?? text);
    yield make('order obeyed', false, `${sentences[0]} https://apuestas.example/ya`, sentences[0] ?? text);
  }
}

const longWords = (text: string) => new Set(text.toLowerCase().match(/\p{L}{5,}/gu));

/** With a second passage, which tells something else of the same matter and has a number of its own. */
function* besideAnother(
  { articulo_id, idioma, sentences }: TruthArticle,
  sibling: TruthArticle | undefined,
  make: (kind: string, good: boolean, texto: string, pasaje: string, more: Partial<ProposedStatement>) => MadeStatement,
): Generator<MadeStatement> {
  if (sibling?.idioma !== idioma) return;
  for (const sentence of sentences) {
    const digits = DIGITS.exec(sentence)?.[0];
    const words = longWords(sentence);
    if (digits === undefined || /[«“„"]/.test(sentence)) continue;
    for (const beside of sibling.sentences) {
      const lent = DIGITS.exec(beside)?.[0];
      const counted =
        lent === undefined ? [] : [...longWords(beside.slice(beside.indexOf(lent), beside.indexOf(lent) + 60))];
      if (words.intersection(longWords(beside)).size < 2 || lent === undefined || sentence.includes(lent)) continue;
      if (counted.some((word) => words.has(word)) || beside.includes(digits)) continue;
      const evidence = [
        { articulo_id, pasaje: sentence },
        { articulo_id: sibling.articulo_id, pasaje: beside },
      ];
      yield make('two passages', true, sentence, sentence, { evidence });
      yield make('number of the other passage', false, sentence.replace(digits, lent), sentence, { evidence });
    }
  }
}

function* quotedOf(
  { truth, texto }: TruthArticle,
  other: TruthArticle,
  make: (
    kind: string,
    good: boolean,
    texto: string,
    pasaje: string,
    more?: Partial<ProposedStatement>,
  ) => MadeStatement,
): Generator<MadeStatement> {
  const paragraphs = texto.split(/\n+/);
  for (const { text, speaker } of truth.quotes) {
    const pasaje = paragraphs.find((paragraph) => paragraph.includes(text));
    if (pasaje === undefined) continue;
    const said = { seccion: 'declaraciones' as const, detalle: speaker };
    yield make('quotation', true, text, pasaje, said);
    const wrong = truth.quotes.find((quote) => quote.speaker !== speaker)?.speaker;
    if (wrong !== undefined) yield make('wrong speaker', false, text, pasaje, { ...said, detalle: wrong });
    const invented = other.truth.quotes[0]?.text;
    if (invented !== undefined && !texto.includes(invented))
      yield make('quotation invented', false, invented, pasaje, said);
    const words = text.split(' ');
    yield make('quotation altered', false, words.toSpliced(Math.floor(words.length / 2), 1).join(' '), pasaje, said);
  }
}

const capitalsOf = (text: string): string[] => text.match(/(?<=[\p{Ll},] )\p{Lu}\p{Ll}{2,}/gu) ?? [];
const digitsOf = (text: string): string =>
  (text.match(/\d+(?:[.,\u00a0\u202f ]\d+)*/g) ?? [])
    .map((digits) => digits.replace(/\D/g, ''))
    .sort()
    .join(' ');

/** Sentences of two languages about the same happening with the same numbers, where nothing is named in one that is not in the other. */
export function* translationsOf(one: TruthArticle, other: TruthArticle): Generator<MadeStatement> {
  if (one.idioma === other.idioma || one.idioma === 'de' || other.idioma === 'pt') return;
  for (const pasaje of one.sentences) {
    const digits = digitsOf(pasaje);
    if (digits.length < 2) continue;
    const names = capitalsOf(pasaje).sort().join(' ');
    const texto = other.sentences.find(
      (sentence) =>
        digitsOf(sentence) === digits &&
        (other.idioma === 'de'
          ? capitalsOf(pasaje).every((name) => sentence.includes(name))
          : capitalsOf(sentence).sort().join(' ') === names),
    );
    if (texto === undefined || DENIES.test(texto) !== DENIES.test(pasaje) || /[«“„"]/.test(texto)) continue;
    const { idioma } = other;
    const evidence = [{ articulo_id: one.articulo_id, pasaje }];
    const make = (kind: string, good: boolean, said: string): MadeStatement => ({
      kind,
      good,
      event: one.truth.event,
      statement: { seccion: 'hechos', idioma, texto: said, evidence },
    });
    yield make('translated', true, texto);
    const number = DIGITS.exec(texto)?.[0];
    if (number !== undefined) {
      const wrong = String(Number(number.replace(/\D/g, '')) + 7);
      yield make('translated, digits changed', false, texto.replace(number, wrong));
    }
    const denied = texto.replace(/ (?=\p{Ll}{5})/u, ` ${NO[idioma]} `);
    if (denied !== texto && !DENIES.test(pasaje)) yield make('translated, negation added', false, denied);
  }
}
