import type { Idioma } from '@poliedro/contracts/language';
import type { ArticleToAnalyse, DraftStatement, EventToWrite } from '../analyst.ts';
import { checkStatement, type ProposedStatement } from '../gate/check-statement.ts';
import { clash, findForeign, groupTellings, type TellingGroup } from './compare/group-tellings.ts';
import { onceEach } from './compare/once-each.ts';
import { openSimilarity, type Similarity } from './compare/similarity.ts';
import { readTellings, type Telling } from './compare/telling.ts';
import { type Dispute, type DisputeSide, findDisputes } from './quantities/find-disputes.ts';

/** All that an event is written from. */
export interface Desk {
  readonly idioma: Idioma;
  readonly event: EventToWrite;
  /** In the order in which they appeared, those first whose words may be shown. */
  readonly articles: readonly ArticleToAnalyse[];
  readonly groups: readonly TellingGroup[];
  readonly similarity: Similarity;
  readonly disputes: readonly Dispute[];
  /** Sentences with a number that others tell otherwise: nobody's fact. */
  readonly disputed: ReadonlySet<Telling>;
  /** Of these, the ones that tell what fewer tell. */
  readonly outnumbered: ReadonlySet<Telling>;
  /** A passage of each report that says the same, one a newspaper. */
  evidenceFor(telling: Telling, group: TellingGroup): ProposedStatement['evidence'];
  /** The statement as it passes the gate, if it does. */
  admit(statement: DraftStatement): DraftStatement | undefined;
}

/** Equals stay as they stand: ids differ from run to run. */
const byAppearance = (one: ArticleToAnalyse, other: ArticleToAnalyse): number =>
  one.published_on.getTime() - other.published_on.getTime();

const tellingsOf = ({ mentions }: DisputeSide): Telling[] => mentions.map(({ telling }) => telling);

export function openDesk(event: EventToWrite, idioma: Idioma): Desk {
  const articles = event.articles.filter(({ extract_limit }) => extract_limit > 0).toSorted(byAppearance);
  const known = new Map(
    [...event.earlier.flatMap((earlier) => earlier.articles), ...event.articles].map((article) => [
      article.articulo_id,
      article,
    ]),
  );
  const all = readTellings(
    articles.filter(({ es_opinion }) => !es_opinion),
    event.claims,
  );
  const own = all.filter(({ article }) => article.idioma === idioma);
  const foreign = all.filter(({ article }) => article.idioma !== idioma);
  const similarity = openSimilarity(own);
  const disputes = findDisputes(all);
  return {
    idioma,
    event,
    articles,
    similarity,
    groups: groupTellings(own, similarity),
    disputes,
    disputed: new Set(disputes.flatMap(({ sides }) => sides.flatMap(tellingsOf))),
    outnumbered: new Set(disputes.flatMap(({ sides }) => sides.slice(1).flatMap(tellingsOf))),
    evidenceFor(telling, group) {
      const same = group.filter((member) => member !== telling && !clash(telling, member));
      const others = [
        ...same.toSorted((one, other) => byAppearance(one.article, other.article)),
        ...findForeign(telling, foreign),
      ];
      return onceEach([telling, ...others]).map(({ article, claim }) => ({
        articulo_id: article.articulo_id,
        pasaje: claim.pasaje,
      }));
    },
    admit(statement) {
      const passes = (one: ProposedStatement) => checkStatement(one, known).pass;
      if (statement.versiones === undefined) {
        if (passes(statement)) return statement;
        const [first, ...others] = statement.evidence;
        if (first === undefined || others.length === 0) return undefined;
        // What others say of it may be too far from its words to show it.
        const near = others.filter((other) => passes({ ...statement, evidence: [first, other] }));
        const kept = { ...statement, evidence: [first, ...near] };
        return passes(kept) ? kept : undefined;
      }
      const versiones = statement.versiones.filter(passes);
      return versiones.length >= 2 ? { ...statement, versiones } : undefined;
    },
  };
}
