import type { Idioma } from '@poliedro/contracts/language';
import { listBindingCorrections } from '../../events/corrections/correction.repository.ts';
import { dropTexts } from '../../events/version.repository.ts';
import { holdVersion, recordVersion, writeVersion } from '../../events/version.service.ts';
import type { Database, Transaction } from '../../platform/database.ts';
import type { CategoryFound } from '../analyse/categorise.ts';
import type { Place } from '../place.ts';
import { holdArticles } from '../remove/removed-articles.repository.ts';
import { makeTranslationDue } from '../translate/translation-work.repository.ts';
import type { AdmittedEvent } from './admit-draft.ts';
import { applyCorrections } from './apply-corrections.ts';
import { forgetClaims } from './claims.repository.ts';
import { diffStatements } from './diff-statements.ts';
import type { Drafted } from './draft-event.ts';
import { type EventState, findEventState, saveCoverage } from './event-to-write.repository.ts';
import {
  type ClaimedEvent,
  type Finish,
  finishEvent,
  holdClaim,
  holdClaimAndFollowing,
  oweWriting,
} from './event-work.repository.ts';
import { listStanding, storeStatements } from './statement.repository.ts';
import { forgetRefusedBefore, keepRefused, setCategories, signEvent } from './written-event.repository.ts';

export interface StoreTools {
  readonly db: Database;
  readonly place: Place;
  /** Whether somebody will translate what changes. */
  readonly translates: boolean;
}

/** What becomes of an event: written anew, told by more articles only, or taken from the readers. */
export type Change =
  | {
      readonly kind: 'written';
      readonly analyst: string;
      readonly idioma: Idioma;
      readonly event: AdmittedEvent;
      readonly categories: readonly CategoryFound[];
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
  const staysUnseen = seen.titulo === null && change.kind !== 'written';
  if (staysUnseen && refusals.length === 0) return countOnly(tools.db, work, seen, change, finish);
  await tools.db.transaction(async (tx) => {
    const [following, now, isThere] = await Promise.all([
      change.kind === 'grown' ? holdClaim(tx, work) : holdClaimAndFollowing(tx, work),
      findEventState(tx, evento_id),
      holdArticles(tx, refusals.flatMap(articlesBefore)),
    ]);
    const present = new Set(now?.articulo_ids);
    // What was written rests on articles that have left since: it is due again, and begins anew.
    if (now === undefined || seen.articulo_ids.some((id) => !present.has(id)))
      return finishEvent(tx, work, work.owed ? { again: { on: new Date(), reason: 'its articles have changed' } } : {});
    // So may those of earlier events, where a newspaper was removed.
    if (!isThere)
      return finishEvent(tx, work, { again: { on: new Date(), reason: 'it rests on an article that is gone' } });
    const [counted] = await Promise.all([
      saveCoverage(tx, evento_id),
      ...refusals.map(({ analyst, admission }) => keepRefused(tx, evento_id, analyst, admission?.refused ?? [])),
    ]);
    const { changed, isShown } = await applyChange(tx, evento_id, now, change);
    const categories = categoriesAfter(change, isShown);
    const [categorised] = await Promise.all([
      categories !== undefined && setCategories(tx, evento_id, categories),
      change.kind !== 'grown' && forgetRefusedBefore(tx, evento_id),
      willNeverBeTold(now, change, finish) && forgetClaims(tx, now.articulo_ids),
      // They tell of it while readers have it.
      isShown !== (now.titulo !== null) && oweWriting(tx, following),
      change.kind === 'written' && changed && tools.translates && makeTranslationDue(tx, evento_id),
      finishEvent(tx, work, finish),
    ]);
    await tools.place(tx, {
      evento_ids: changed || categorised || (counted && now.titulo !== null) ? [evento_id] : [],
      articulo_ids: categorised ? now.articulo_ids : [],
    });
  });
}

const articlesBefore = ({ event }: Drafted): number[] =>
  event.earlier.flatMap(({ articles }) => articles.map(({ articulo_id }) => articulo_id));

/** Whether anything was read from its articles on the way depends on who came when. */
const willNeverBeTold = ({ is_final }: EventState, { kind }: Change, { again }: Finish): boolean =>
  kind === 'withdrawn' && is_final && again === undefined;

/** Of one that readers do not have only the numbers change; if its articles do meanwhile, it is due again. */
async function countOnly(
  db: Database,
  work: ClaimedEvent,
  seen: EventState,
  change: Change,
  finish: Finish,
): Promise<void> {
  await saveCoverage(db, work.evento_id);
  if (change.kind === 'withdrawn') await forgetRefusedBefore(db, work.evento_id);
  if (willNeverBeTold(seen, change, finish)) await forgetClaims(db, seen.articulo_ids);
  await finishEvent(db, work, finish);
}

/** Undefined where they stay; an event that is not shown has none. */
function categoriesAfter(change: Change, isShown: boolean) {
  if (change.kind === 'grown') return undefined;
  return change.kind === 'written' && isShown ? change.categories : [];
}

interface Applied {
  /** Whether there is a new version. */
  readonly changed: boolean;
  readonly isShown: boolean;
}

async function applyChange(tx: Transaction, evento_id: number, now: EventState, change: Change): Promise<Applied> {
  if (change.kind === 'written') return writeAnew(tx, evento_id, now, change);
  if (change.kind === 'withdrawn') return withdraw(tx, evento_id, now);
  if (now.titulo === null) return { changed: false, isShown: false };
  const articulos = now.new_articulo_ids;
  if (articulos.length > 0) await recordVersion(tx, evento_id, { created_on: new Date(), articulos });
  return { changed: articulos.length > 0, isShown: true };
}

async function writeAnew(
  tx: Transaction,
  evento_id: number,
  now: EventState,
  { analyst, idioma, event }: Extract<Change, { kind: 'written' }>,
): Promise<Applied> {
  // Whoever corrects a statement waits, or has done so.
  const [version, corrections, standing] = await Promise.all([
    holdVersion(tx, evento_id),
    listBindingCorrections(tx, evento_id),
    listStanding(tx, evento_id, now.idioma_base),
  ]);
  const corrected = applyCorrections(event, idioma, corrections, new Set(now.articulo_ids));
  await keepRefused(tx, evento_id, analyst, corrected.refused);
  if (corrected.event === undefined) return withdraw(tx, evento_id, now);
  const { titulo, descripcion, statements } = corrected.event;
  const sameLanguage = now.idioma_base === idioma;
  const changes = diffStatements(sameLanguage ? standing : [], statements);
  const retiradas = sameLanguage ? changes.ended : standing.map(({ statement_id }) => statement_id);
  const nuevas = await storeStatements(tx, evento_id, idioma, changes);
  const articulos = now.new_articulo_ids;
  const sameText = sameLanguage && now.titulo === titulo && now.descripcion === descripcion;
  const isSame = sameText && nuevas.length + retiradas.length + articulos.length === 0;
  const textos = sameText ? {} : { textos: [{ idioma, titulo, descripcion, traduccion_automatica: false }] };
  const made = { created_on: new Date(), nuevas, retiradas, articulos, ...textos };
  await Promise.all([
    signEvent(tx, evento_id, idioma, analyst),
    !isSame && writeVersion(tx, evento_id, version, made),
    !sameText && dropTexts(tx, evento_id, idioma),
  ]);
  return { changed: !isSame, isShown: true };
}

/** What it said stays told by its versions. */
async function withdraw(tx: Transaction, evento_id: number, now: EventState): Promise<Applied> {
  const gone = { changed: now.titulo !== null, isShown: false };
  if (!gone.changed) return gone;
  const standing = await listStanding(tx, evento_id, now.idioma_base);
  const retiradas = standing.map(({ statement_id }) => statement_id);
  await recordVersion(tx, evento_id, { created_on: new Date(), textos: [], retiradas });
  await dropTexts(tx, evento_id, null);
  return gone;
}
