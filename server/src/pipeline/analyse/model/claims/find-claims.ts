import type { LanguageModel } from '../../../../adapters/llm/language-model.ts';
import type { Spending } from '../../../spending/spending.ts';
import type { ArticleToAnalyse, Claim } from '../../analyst.ts';
import { placesOf } from '../../gate/article-reading.ts';
import { checkStatement, type ProposedStatement } from '../../gate/check-statement.ts';
import { askForClaims, MOST_CLAIMS } from './claims.prompt.ts';
import type { ClaimsReply } from './claims.reply.ts';

const MOST_SENTENCES = 3;

const SECTION: Readonly<Record<Claim['kind'], ProposedStatement['seccion']>> = {
  hecho: 'hechos',
  declaracion: 'declaraciones',
  opinion: 'opiniones',
  contexto: 'contexto_del_evento',
  encuadre: 'framing',
  impacto: 'impacto_futuro',
};

/** Whether the article says it: what does not hold here would only be written into an event to be refused there. */
function holds({ kind, texto, detalle, pasaje }: Claim, article: ArticleToAnalyse): boolean {
  const statement: ProposedStatement = {
    seccion: SECTION[kind],
    idioma: article.idioma,
    texto,
    ...(detalle !== undefined && { detalle }),
    evidence: [{ articulo_id: article.articulo_id, pasaje }],
  };
  return checkStatement(statement, new Map([[article.articulo_id, article]])).pass;
}

type ProposedClaim = ClaimsReply['claims'][number];

/** The passage is cut from the article itself; the model only says where. */
function toClaim(
  { kind, text, detail, first, last, weight }: ProposedClaim,
  texto: string,
  places: ReturnType<typeof placesOf>,
): Claim | undefined {
  const from = places[first - 1];
  const to = places[Math.min(last, first + MOST_SENTENCES - 1) - 1];
  if (from === undefined || to === undefined || to.end <= from.start) return undefined;
  const detalle = detail?.trim() ?? '';
  return {
    kind,
    texto: text.trim(),
    ...((kind === 'declaracion' || kind === 'opinion') && detalle !== '' && { detalle }),
    pasaje: texto.slice(from.start, to.end),
    weight: Math.min(1, Math.max(0, weight)),
  };
}

/** None where the model would not read it, or could not say it as asked. */
export async function findClaims(
  model: LanguageModel,
  spending: Spending,
  article: ArticleToAnalyse,
): Promise<readonly Claim[]> {
  const { articulo_id, texto, idioma } = article;
  const places = placesOf(texto, idioma);
  const sentences = places.map(({ start, end }) => texto.slice(start, end));
  if (sentences.length === 0) return [];
  const answer = await spending.ask(model, askForClaims(article, sentences), { articulo_id });
  if (answer.outcome !== 'answered') return [];
  return answer.reply.claims
    .slice(0, MOST_CLAIMS)
    .map((proposed) => toClaim(proposed, texto, places))
    .filter((claim) => claim !== undefined && holds(claim, article))
    .filter((claim) => claim !== undefined);
}
