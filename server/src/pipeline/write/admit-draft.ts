import type { Idioma } from '@poliedro/contracts/language';
import type { EventDraft, EventToWrite } from '../analyse/analyst.ts';
import { limitShares } from '../analyse/gate/limit-shares.ts';
import { splitSentences } from '../text/sentences.ts';
import { type AdmittedStatement, admitStatement, articlesOf, type RefusedStatement } from './admit-statement.ts';
import { type Articles, checkShown } from './check-shown.ts';

export interface AdmittedEvent {
  readonly titulo: string;
  readonly descripcion: string;
  readonly statements: readonly AdmittedStatement[];
}

export interface Admission {
  readonly idioma: Idioma;
  /** Undefined where nothing is left that is worth showing. */
  readonly event: AdmittedEvent | undefined;
  readonly refused: readonly RefusedStatement[];
}

type BackedText = EventDraft['titulo'];
type OnRefused = (refused: RefusedStatement) => void;

/** The part of an event's statements that one newspaper may carry alone. */
const LARGEST_SHARE = 0.4;
const SUMMARY_FACTS = 2;
const TITLE_SENTENCES = 2;
const LONGEST_TITLE = 110;

/** Of what an analyst drafted, what may be shown; the rest with its reasons. */
export function admitDraft(draft: EventDraft, event: EventToWrite): Admission {
  const refused: RefusedStatement[] = [];
  const onRefused: OnRefused = (statement) => refused.push(statement);
  const { idioma } = draft;
  const statements = admitStatements(draft, event, onRefused);
  const facts = statements.filter(({ seccion }) => seccion === 'hechos').map(({ texto }) => texto);
  const titulo = chooseTitle(draft, event, onRefused) ?? titleOfFacts(facts);
  if (titulo === undefined || facts.length === 0) return { idioma, event: undefined, refused };
  const sentences = admitSentences(draft, articlesOf(event).own, onRefused);
  const descripcion = (sentences.length > 0 ? sentences : facts.slice(0, SUMMARY_FACTS)).join(' ');
  return { idioma, event: { titulo, descripcion, statements }, refused };
}

/** Each once, and no newspaper with more than its share. */
function admitStatements(draft: EventDraft, event: EventToWrite, onRefused: OnRefused): AdmittedStatement[] {
  const articles = articlesOf(event);
  const admitted = new Map<string, AdmittedStatement>();
  for (const proposed of draft.statements) {
    const statement = admitStatement(proposed, articles, onRefused);
    if (statement === undefined) continue;
    const key = [statement.seccion, statement.texto, statement.detalle].join(' ');
    if (!admitted.has(key)) admitted.set(key, statement);
  }
  const carried = [...admitted.values()].map((statement) => ({
    statement,
    evidence: [...statement.evidence, ...statement.versiones.flatMap(({ evidence }) => evidence)],
  }));
  const periodicoOf = (articulo_id: number) => articles.withEarlier.get(articulo_id)?.periodico_id ?? 0;
  const { kept, left } = limitShares(carried, periodicoOf, LARGEST_SHARE);
  for (const { statement, evidence } of left) {
    const { seccion, texto, detalle } = statement;
    onRefused({ seccion, texto, detalle, evidence, reasons: ['newspaper_has_its_share'] });
  }
  return kept.map(({ statement }) => statement);
}

function admitText(
  seccion: 'titulo' | 'descripcion',
  text: BackedText,
  idioma: Idioma,
  articles: Articles,
  onRefused: OnRefused,
): boolean {
  const verdict = checkShown({ seccion: 'hechos', idioma, ...text }, articles);
  if (!verdict.pass) onRefused({ seccion, ...text, detalle: null, reasons: verdict.reasons });
  return verdict.pass;
}

const admitSentences = ({ descripcion, idioma }: EventDraft, own: Articles, onRefused: OnRefused): string[] =>
  descripcion
    .filter((sentence) => admitText('descripcion', sentence, idioma, own, onRefused))
    .map(({ texto }) => texto.trim());

/** Where the title proposed does not hold: what the articles are called, the founding one first. */
function chooseTitle(draft: EventDraft, event: EventToWrite, onRefused: OnRefused): string | undefined {
  const { idioma } = draft;
  const { own } = articlesOf(event);
  const titles = [draft.titulo, ...headlinesIn(idioma, event)];
  return titles.find((title) => admitText('titulo', title, idioma, own, onRefused))?.texto.trim();
}

/** What passes the gate as a fact passes as a title: whoever spoils a title does not take the event from its readers. */
function titleOfFacts(facts: readonly string[]): string | undefined {
  const [shortest] = facts.toSorted((one, other) => one.length - other.length);
  const fact = facts.find(({ length }) => length <= LONGEST_TITLE) ?? shortest;
  return fact?.replace(/\.$/u, '');
}

/** By the first sentences of their articles. */
const headlinesIn = (idioma: Idioma, { articles }: EventToWrite): BackedText[] =>
  articles
    .filter((article) => article.idioma === idioma && !article.es_opinion && !article.titular_es_clickbait)
    .map(({ articulo_id, titular, texto }) => ({
      texto: titular,
      evidence: splitSentences(texto, idioma)
        .slice(0, TITLE_SENTENCES)
        .map((pasaje) => ({ articulo_id, pasaje })),
    }));
