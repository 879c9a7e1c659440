import type { ArticleToAnalyse } from '../analyse/analyst.ts';
import { checkStatement, type GateVerdict, type ProposedStatement } from '../analyse/gate/check-statement.ts';
import { cutPassage } from './cut-passage.ts';

export type Evidence = ProposedStatement['evidence'];
export type Articles = ReadonlyMap<number, ArticleToAnalyse>;

/** What its newspaper allows to be shown of a passage. */
function cut({ articulo_id, pasaje }: Evidence[number], articles: Articles): Evidence[number] {
  const article = articles.get(articulo_id);
  return {
    articulo_id,
    pasaje: article === undefined ? '' : cutPassage(pasaje, article.idioma, article.extract_limit),
  };
}

/** Each passage once. */
function distinct(evidence: Evidence): Evidence {
  const seen = new Map(
    evidence.map(({ articulo_id, pasaje }) => [`${articulo_id} ${pasaje}`, { articulo_id, pasaje }]),
  );
  return [...seen.values()];
}

/** Of a declaration the words themselves are its newspaper's: only one that allows so many of them can carry it. */
function allowedToTell({ seccion, texto, evidence }: ProposedStatement, articles: Articles): Evidence {
  if (seccion !== 'declaraciones') return evidence;
  return evidence.filter(({ articulo_id }) => texto.trim().length <= (articles.get(articulo_id)?.extract_limit ?? 0));
}

/**
 * The gate, asked about what will be shown: passages as long as their newspapers allow must still carry the statement.
 * Where those that had to be cut do not, the others may.
 */
export function checkShown(statement: ProposedStatement, articles: Articles): GateVerdict {
  const whole = checkStatement(statement, articles);
  if (!whole.pass) return whole;
  const allowed = allowedToTell({ ...statement, evidence: whole.evidence }, articles);
  if (allowed.length === 0) return { pass: false, reasons: ['too_long'] };
  const passages = distinct(allowed).map((piece) => ({ piece, shown: cut(piece, articles) }));
  const shown = passages.filter((passage) => passage.shown.pasaje !== '').map((passage) => passage.shown);
  const verdict = checkStatement({ ...statement, evidence: shown }, articles);
  if (verdict.pass || shown.length === 0) return verdict;
  const uncut = passages.filter((passage) => passage.shown.pasaje === passage.piece.pasaje).map(({ piece }) => piece);
  return uncut.length === 0 ? verdict : checkStatement({ ...statement, evidence: uncut }, articles);
}
