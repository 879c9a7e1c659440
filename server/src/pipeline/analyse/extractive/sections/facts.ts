import type { DraftStatement } from '../../analyst.ts';
import { rankByClarity } from '../compare/clearest.ts';
import { countsOtherwise, shareValue, type TellingGroup } from '../compare/group-tellings.ts';
import { countReports, type Telling } from '../compare/telling.ts';
import type { Desk } from '../desk.ts';

type Kind = 'hecho' | 'contexto' | 'impacto';

const SECTIONS = { hecho: 'hechos', contexto: 'contexto_del_evento', impacto: 'impacto_futuro' } as const;
const MOST: Readonly<Record<Kind, number>> = { hecho: 12, contexto: 5, impacto: 5 };
/** So many that only one report carries are shown, where several carry few. */
const ENOUGH: Readonly<Record<Kind, number>> = { hecho: 6, contexto: 2, impacto: 2 };
const WEIGHTY = 0.4;
const REPEATS = { words: 0.3, number: 0.12 };
const HALF = 0.5;
/** Where so many stand, what only the day of publication explains is left out. */
const FEW: Readonly<Record<Kind, number>> = { hecho: 3, contexto: 0, impacto: 0 };

/** What most of a group's sentences are. */
export function kindOf(group: TellingGroup): Kind {
  const counts = Map.groupBy(group, ({ claim }) => claim.kind);
  const of = (kind: Kind) => counts.get(kind)?.length ?? 0;
  if (of('contexto') > of('hecho') && of('contexto') >= of('impacto')) return 'contexto';
  return of('impacto') > of('hecho') ? 'impacto' : 'hecho';
}

/** Whether it says hardly more than one that stands already. */
export const repeats = (telling: Telling, shown: readonly Telling[], { similarity }: Desk): boolean =>
  shown.some((other) => {
    const alike = similarity(telling, other);
    if (alike >= REPEATS.words) return true;
    if (countsOtherwise(telling, other)) return false;
    return alike >= REPEATS.number && (shareValue(telling, other) || sharedStems(telling, other) >= HALF);
  });

/** Of the stems of the shorter, how many the other has too. */
const sharedStems = (one: Telling, other: Telling): number =>
  one.stems.intersection(other.stems).size / Math.max(1, Math.min(one.stems.size, other.stems.size));

/** What comes to be known only later says little without a name or a number. */
const saysEnough = (kind: Kind, { names, values, claim }: Telling, reports: number): boolean =>
  kind === 'impacto' ? names.size + values.size > 0 || reports > 1 : reports > 1 || claim.weight >= WEIGHTY;

/** What several reports say, the most carried first; then what one alone says of weight. */
export function writeTold(desk: Desk, kind: Kind, shown: Telling[]): DraftStatement[] {
  const { groups, idioma, similarity, disputed } = desk;
  const statements: DraftStatement[] = [];
  for (const group of groups.filter((one) => kindOf(one) === kind)) {
    const reports = countReports(group);
    if (statements.length >= (reports > 1 ? MOST[kind] : Math.min(MOST[kind], ENOUGH[kind]))) continue;
    const clear = rankByClarity(group, similarity).filter(
      (telling) =>
        !disputed.has(telling) &&
        !(telling.hasRelativeDay && statements.length >= FEW[kind]) &&
        !repeats(telling, shown, desk) &&
        saysEnough(kind, telling, reports),
    );
    for (const telling of clear) {
      const evidence = desk.evidenceFor(telling, group);
      const statement = desk.admit({ seccion: SECTIONS[kind], idioma, texto: telling.claim.texto, evidence });
      if (statement === undefined) continue;
      statements.push(statement);
      shown.push(telling);
      break;
    }
  }
  return statements;
}
