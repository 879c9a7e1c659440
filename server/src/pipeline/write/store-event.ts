import { recordVersion } from '../../events/version.service.ts';
import type { Database, Transaction } from '../../platform/database.ts';
import { categoriesOf } from '../analyse/categorise.ts';
import { makeTranslationDue } from '../translate/translation-work.repository.ts';
import type { Admission, AdmittedEvent } from './admit-draft.ts';
import { diffStatements } from './diff-statements.ts';
import type { Drafted } from './draft-event.ts';
import { type EventState, findEventState, saveCoverage } from './event-to-write.repository.ts';
import { type ClaimedEvent, type Finish, finishEvent, holdClaim } from './event-work.repository.ts';
import { listStanding, storeStatements } from './statement.repository.ts';
import { dropTexts, keepRefused, listNewArticles, setCategories, signEvent } from './written-event.repository.ts';

type Place = (tx: Transaction, ids: readonly number[]) => Promise<void>;

export interface StoreTools {
  readonly db: Database;
  /** Into the carriles whose rules want them, and out of the others. */
  readonly placeEvents: Place;
  readonly placeArticles: Place;
  /** Whether somebody will translate what changes. */
  readonly translates: boolean;
}

/** What becomes of an event: written anew, told by more articles only, or taken from the readers. */
export type Change =
  | {
      readonly kind: 'written';
      readonly drafted: Drafted;
      readonly admission: Admission;
      readonly event: AdmittedEvent;
    }
  | { readonly kind: 'grown' }
  | { readonly kind: 'withdrawn' };

/** All of it or nothing, while the claim is still this process's own. */
export async function storeEvent(
  tools: StoreTools,
  work: ClaimedEvent,
  seen: EventState,
  change: Change,
  { refusals, finish }: { refusals: readonly Drafted[]; finish: Finish },
): Promise<void> {
  const { evento_id } = work;
  await tools.db.transaction(async (tx) => {
    await holdClaim(tx, work);
    const now = await findEventState(tx, evento_id);
    const present = new Set(now?.articulo_ids);
    // What was written rests on articles that have left since: it is due again, and begins anew.
    if (now === undefined || seen.articulo_ids.some((id) => !present.has(id))) return finishEvent(tx, work, {});
    for (const { analyst, admission } of refusals) await keepRefused(tx, evento_id, analyst, admission?.refused ?? []);
    const counted = await saveCoverage(tx, evento_id);
    const changed = await applyChange(tx, evento_id, now, change);
    if (change.kind === 'written') {
      const categorised = await setCategories(tx, evento_id, categoriesOf(change.drafted.event.articles));
      if (changed && tools.translates) await makeTranslationDue(tx, evento_id);
      if (changed || counted || categorised) await tools.placeEvents(tx, [evento_id]);
      if (categorised) await tools.placeArticles(tx, now.articulo_ids);
    } else if (changed || counted) await tools.placeEvents(tx, [evento_id]);
    await finishEvent(tx, work, finish);
  });
}

/** Whether there is a new version. */
async function applyChange(tx: Transaction, evento_id: number, now: EventState, change: Change): Promise<boolean> {
  if (change.kind === 'written') return writeAnew(tx, evento_id, now, change);
  if (now.titulo === null) return false;
  if (change.kind === 'withdrawn') return withdraw(tx, evento_id, now);
  const articulos = await listNewArticles(tx, evento_id);
  if (articulos.length > 0) await recordVersion(tx, evento_id, { created_on: new Date(), articulos });
  return articulos.length > 0;
}

async function writeAnew(
  tx: Transaction,
  evento_id: number,
  now: EventState,
  { admission: { idioma }, drafted, event: { titulo, descripcion, statements } }: Extract<Change, { kind: 'written' }>,
): Promise<boolean> {
  const standing = await listStanding(tx, evento_id, now.idioma_base);
  const sameLanguage = now.idioma_base === idioma;
  const changes = diffStatements(sameLanguage ? standing : [], statements);
  const retiradas = sameLanguage ? changes.ended : standing.map(({ statement_id }) => statement_id);
  const nuevas = await storeStatements(tx, evento_id, idioma, changes);
  const articulos = await listNewArticles(tx, evento_id);
  const sameText = sameLanguage && now.titulo === titulo && now.descripcion === descripcion;
  await signEvent(tx, evento_id, idioma, drafted.analyst);
  if (sameText && nuevas.length + retiradas.length + articulos.length === 0) return false;
  const textos = sameText ? undefined : [{ idioma, titulo, descripcion, traduccion_automatica: false }];
  await recordVersion(tx, evento_id, {
    created_on: new Date(),
    nuevas,
    retiradas,
    articulos,
    ...(textos && { textos }),
  });
  if (textos) await dropTexts(tx, evento_id, idioma);
  return true;
}

/** What it said stays told by its versions. */
async function withdraw(tx: Transaction, evento_id: number, now: EventState): Promise<boolean> {
  const standing = await listStanding(tx, evento_id, now.idioma_base);
  const retiradas = standing.map(({ statement_id }) => statement_id);
  await recordVersion(tx, evento_id, { created_on: new Date(), textos: [], retiradas });
  await dropTexts(tx, evento_id, null);
  return true;
}
