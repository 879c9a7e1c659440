import type { DraftStatement } from '../../analyst.ts';
import { claimsOf } from '../claims/claims-of.ts';
import { rankByClarity } from '../compare/clearest.ts';
import { groupTellings } from '../compare/group-tellings.ts';
import { onceEach } from '../compare/once-each.ts';
import { openSimilarity } from '../compare/similarity.ts';
import { readTellings, type Telling } from '../compare/telling.ts';
import type { Desk } from '../desk.ts';
import { findWording } from '../wording/find-wording.ts';

const MOST_EVENTS = 3;
const MOST_ARTICLES = 8;

/** "descarriló este lunes": by now it is another Monday. */
const withoutWeekday = (texto: string, idioma: string): string =>
  texto
    .replace(findWording(idioma)?.weekday ?? /$^/u, '')
    .replace(/\s+([,.;])/gu, '$1')
    .replace(/,\s*,/gu, ',')
    .replace(/\s{2,}/gu, ' ')
    .trim();

const namesDay = ({ claim, article }: Telling): number =>
  Number(withoutWeekday(claim.texto, article.idioma) !== claim.texto);
const byDays = (one: Telling, other: Telling): number => namesDay(one) - namesDay(other);

/** What each earlier event was: the sentence about it that most newspapers carried. */
export function writeEarlier(desk: Desk): DraftStatement[] {
  const { idioma, event } = desk;
  return event.earlier.slice(0, MOST_EVENTS).flatMap(({ articles }) => {
    const own = articles
      .filter((one) => one.idioma === idioma && !one.es_opinion && one.extract_limit > 0)
      .slice(0, MOST_ARTICLES);
    const tellings = readTellings(own, new Map(own.map((article) => [article.articulo_id, claimsOf(article)])));
    const similarity = openSimilarity(tellings);
    const groups = groupTellings(
      tellings.filter(({ claim }) => claim.kind === 'hecho'),
      similarity,
    );
    for (const group of groups)
      for (const telling of rankByClarity(group, similarity).toSorted(byDays)) {
        const texto = withoutWeekday(telling.claim.texto, idioma);
        if (telling.hasRelativeDay || !/^\p{Lu}|^\p{N}/u.test(texto)) continue;
        const evidence = onceEach([telling, ...group.filter((member) => member !== telling)]).map(
          ({ article, claim }) => ({ articulo_id: article.articulo_id, pasaje: claim.pasaje }),
        );
        const statement = desk.admit({ seccion: 'contexto_del_evento', idioma, texto, evidence });
        if (statement !== undefined) return [statement];
      }
    return [];
  });
}
