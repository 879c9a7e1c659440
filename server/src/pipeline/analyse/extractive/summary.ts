import type { EventDraft } from '../analyst.ts';
import { wordsOf } from '../gate/words-of.ts';
import { rankByClarity } from './compare/clearest.ts';
import { countReports, type Telling } from './compare/telling.ts';
import type { Desk } from './desk.ts';
import { kindOf, repeats } from './sections/facts.ts';

const MOST = 3;
const LONGEST = 34;
/** A sentence that has more than this of the title's words says the title again. */
const SAME_AS_TITLE = 0.8;

/** Two or three sentences: what happened first, then what most carry, none saying another again. */
export function writeSummary(desk: Desk, titulo: string, shown: readonly Telling[]): EventDraft['descripcion'] {
  const { groups, idioma, similarity, disputed, outnumbered } = desk;
  const title = new Set(wordsOf(titulo, idioma).flatMap(({ content, stem }) => (content ? [stem] : [])));
  const share = ({ stems }: Telling) => [...title].filter((stem) => stems.has(stem)).length / Math.max(1, title.size);
  const saysNew = (telling: Telling) =>
    [...telling.stems].some((stem) => !title.has(stem)) &&
    (share(telling) < SAME_AS_TITLE || telling.stems.size > 1.5 * title.size);
  const leads = groups
    .filter((group) => kindOf(group) !== 'contexto')
    .map((group) => ({
      group,
      // What stands at the beginning of many articles is what it is about.
      worth: countReports(group) * (group.reduce((sum, { claim }) => sum + claim.weight, 0) / group.length) ** 2,
    }))
    .toSorted((one, other) => other.worth - one.worth);
  const chosen: Telling[] = [];
  const sentences: { texto: string; evidence: EventDraft['titulo']['evidence'] }[] = [];
  for (const { group } of leads) {
    if (sentences.length >= MOST) break;
    const clear = rankByClarity(group, similarity).filter(
      (telling) =>
        // What happened is said even where one of its numbers is disputed.
        !(sentences.length === 0 ? outnumbered : disputed).has(telling) &&
        telling.words.length <= LONGEST &&
        saysNew(telling) &&
        !repeats(telling, chosen, desk),
    );
    // The facts below have one wording; where another newspaper says it as clearly, the summary has that one.
    const other = clear.slice(0, 3).find((telling) => !shown.includes(telling));
    for (const telling of other === undefined ? clear : [other, ...clear]) {
      const admitted = desk.admit({
        seccion: 'hechos',
        idioma,
        texto: telling.claim.texto,
        evidence: desk.evidenceFor(telling, group),
      });
      if (admitted === undefined) continue;
      sentences.push({ texto: admitted.texto, evidence: admitted.evidence });
      chosen.push(telling);
      break;
    }
  }
  return sentences;
}
