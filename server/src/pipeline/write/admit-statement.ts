import type { DraftStatement, EventToWrite } from '../analyse/analyst.ts';
import { checkStatement, type ProposedStatement } from '../analyse/gate/check-statement.ts';
import { type Articles, checkShown, type Evidence } from './check-shown.ts';

export interface AdmittedStatement {
  readonly seccion: ProposedStatement['seccion'];
  readonly texto: string;
  readonly detalle: string | null;
  readonly fecha: Date | null;
  /** The language a declaration was made in. */
  readonly original_idioma: string | null;
  readonly evidence: Evidence;
  readonly versiones: readonly AdmittedStatement[];
}

export interface RefusedStatement {
  readonly seccion: ProposedStatement['seccion'] | 'titulo' | 'descripcion';
  readonly texto: string;
  readonly detalle: string | null;
  readonly reasons: readonly string[];
  readonly evidence: Evidence;
}

/** What statements may rest on. */
export interface EventArticles {
  readonly own: Articles;
  /** With those of the events before it: where what one must know from before is told. */
  readonly withEarlier: Articles;
}

export function articlesOf({ articles, earlier }: EventToWrite): EventArticles {
  const byId = (list: EventToWrite['articles']) => list.map((article) => [article.articulo_id, article] as const);
  return {
    own: new Map(byId(articles)),
    withEarlier: new Map([...earlier.flatMap((event) => byId(event.articles)), ...byId(articles)]),
  };
}

const FEWEST_VERSIONS = 2;
const none = { detalle: null, fecha: null, original_idioma: null, evidence: [] };

/** An admitted statement, or none; what is refused is told to `onRefused`. */
export function admitStatement(
  statement: DraftStatement,
  articles: EventArticles,
  onRefused: (refused: RefusedStatement) => void,
): AdmittedStatement | undefined {
  return statement.seccion === 'desinformacion'
    ? admitQuestion(statement, articles, onRefused)
    : admitOne(statement, articles, onRefused);
}

function admitOne(
  statement: DraftStatement,
  { own, withEarlier }: EventArticles,
  onRefused: (refused: RefusedStatement) => void,
): AdmittedStatement | undefined {
  const { seccion, texto, detalle, fecha } = statement;
  const articles = seccion === 'contexto_del_evento' ? withEarlier : own;
  const verdict = checkShown(statement, articles);
  if (!verdict.pass) {
    onRefused({ seccion, texto, detalle: detalle ?? null, reasons: verdict.reasons, evidence: statement.evidence });
    return undefined;
  }
  const evidence = verdict.evidence.map(({ articulo_id, pasaje }) => ({ articulo_id, pasaje }));
  const first = articles.get(evidence[0]?.articulo_id ?? 0);
  const said = seccion === 'declaraciones' && first !== undefined;
  return {
    seccion,
    texto: texto.trim(),
    detalle: detalle?.trim() ?? null,
    fecha: said ? (fecha ?? first.published_on) : null,
    original_idioma: said ? first.idioma : null,
    evidence,
    versiones: [],
  };
}

/** At least two newspapers must differ, and the question may take nothing for granted that they do not say. */
function admitQuestion(
  question: DraftStatement,
  articles: EventArticles,
  onRefused: (refused: RefusedStatement) => void,
): AdmittedStatement | undefined {
  const { own } = articles;
  const { seccion, texto } = question;
  const versiones = (question.versiones ?? []).flatMap((version) => admitOne(version, articles, onRefused) ?? []);
  const evidence = versiones.flatMap((version) => version.evidence);
  const newspapers = new Set(evidence.map(({ articulo_id }) => own.get(articulo_id)?.periodico_id));
  const verdict = checkStatement({ ...question, evidence }, own);
  // It asks in words of its own: only what it takes for granted must stand in the answers.
  const reasons: string[] = verdict.pass ? [] : verdict.reasons.filter((reason) => reason !== 'too_far_from_evidence');
  if (versiones.length < FEWEST_VERSIONS || newspapers.size < FEWEST_VERSIONS) reasons.push('nobody_differs');
  if (reasons.length === 0) return { seccion, texto: texto.trim(), ...none, versiones };
  onRefused({ seccion, texto, detalle: null, reasons, evidence });
  return undefined;
}
