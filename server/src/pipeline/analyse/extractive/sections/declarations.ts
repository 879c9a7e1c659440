import type { ArticleToAnalyse, Claim, DraftStatement } from '../../analyst.ts';
import { fold } from '../../gate/words-of.ts';
import { onceEach } from '../compare/once-each.ts';
import { reportOf } from '../compare/telling.ts';
import type { Desk } from '../desk.ts';

const MOST = 8;
const MOST_OF_ONE = 2;

interface Saying {
  readonly article: ArticleToAnalyse;
  readonly claim: Claim;
  /** The words alone. */
  readonly key: string;
  readonly speaker: string;
}

const wordsAlone = (text: string): string =>
  fold(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
const surnameOf = (detalle = ''): string =>
  wordsAlone(detalle.split(',')[0] ?? '')
    .split(' ')
    .at(-1) ?? '';

/** The same words of the same person; some newspapers print less of them. */
const isSame = (one: Saying, other: Saying): boolean =>
  one.speaker === other.speaker && (one.key.includes(other.key) || other.key.includes(one.key));

function collect({ articles, event, idioma }: Desk): Saying[][] {
  const groups: Saying[][] = [];
  for (const article of articles.filter((one) => one.idioma === idioma && !one.es_opinion))
    for (const claim of event.claims.get(article.articulo_id) ?? []) {
      if (claim.kind !== 'declaracion' || claim.texto.length > article.extract_limit) continue;
      const saying = { article, claim, key: wordsAlone(claim.texto), speaker: surnameOf(claim.detalle) };
      const known = groups.find((group) => group.some((other) => isSame(saying, other)));
      if (known === undefined) groups.push([saying]);
      else known.push(saying);
    }
  return groups;
}

const countReports = (group: readonly Saying[]): number => new Set(group.map(({ article }) => reportOf(article))).size;

/** Who said what, each once, with the fullest name that a newspaper gives. */
export function writeDeclarations(desk: Desk): DraftStatement[] {
  const groups = collect(desk).toSorted(
    (one, other) =>
      countReports(other) - countReports(one) || (other[0]?.claim.weight ?? 0) - (one[0]?.claim.weight ?? 0),
  );
  const spoken = new Map<string, number>();
  const statements: DraftStatement[] = [];
  for (const group of groups) {
    if (statements.length >= MOST) break;
    const [best, ...others] = group.toSorted(
      (one, other) =>
        (other.claim.detalle?.length ?? 0) - (one.claim.detalle?.length ?? 0) || other.key.length - one.key.length,
    );
    if (best === undefined || (spoken.get(best.speaker) ?? 0) >= MOST_OF_ONE) continue;
    const fecha = new Date(Math.min(...group.map(({ article }) => article.published_on.getTime())));
    const statement = desk.admit({
      seccion: 'declaraciones',
      idioma: desk.idioma,
      texto: best.claim.texto.replace(/[.,;]$/u, ''),
      detalle: best.claim.detalle ?? '',
      fecha,
      evidence: onceEach([best, ...others]).map(({ article, claim }) => ({
        articulo_id: article.articulo_id,
        pasaje: claim.pasaje,
      })),
    });
    if (statement === undefined) continue;
    spoken.set(best.speaker, (spoken.get(best.speaker) ?? 0) + 1);
    statements.push(statement);
  }
  return statements;
}
