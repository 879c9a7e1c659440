import type { Idioma } from '@poliedro/contracts/language';
import type { Transaction } from '../../platform/database.ts';
import { DomainError } from '../../platform/errors.ts';
import { dropTexts, lockVersion } from '../version.repository.ts';
import { recordVersion, type VersionChange } from '../version.service.ts';
import { correctSummary } from './correct-summary.ts';
import {
  addCorrection,
  canStand,
  copyStatement,
  findCorrection,
  findStandingWords,
  findSummary,
  type StandingWords,
  type StoredCorrection,
  setCorrectionState,
} from './correction.repository.ts';

export interface Revision {
  readonly statement_id: number;
  /** Undefined: it is not said any more. */
  readonly words?: { readonly texto: string; readonly detalle: string | null };
  /** What readers are told, and in which language. */
  readonly nota: string;
  readonly idioma: Idioma;
}

/** What is recorded of it: without a note it is as it was written. */
export interface RevisionState {
  readonly evento_id: number;
  readonly texto: string | null;
  readonly detalle: string | null;
  readonly nota?: string;
}

const FEWEST_VERSIONS = 2;

/** A question that would have one answer left goes with it. */
async function findToRevise(tx: Transaction, { statement_id, words }: Revision): Promise<StandingWords> {
  const found = await findStandingWords(tx, statement_id);
  if (found === undefined) throw new DomainError('not_found', { statement_id });
  await lockVersion(tx, found.evento_id);
  const standing = await findStandingWords(tx, statement_id);
  if (standing === undefined) throw new DomainError('changed_since', { statement_id });
  const endsQuestion = words === undefined && standing.parent_id !== null && standing.versions <= FEWEST_VERSIONS;
  const question = endsQuestion ? await findStandingWords(tx, standing.parent_id ?? 0) : undefined;
  return question ?? standing;
}

/** Where the words also stand in the title or the summary, they are put right there; translations of these are made anew. */
async function summaryAfter(
  tx: Transaction,
  { evento_id, texto_anterior, texto }: Pick<StoredCorrection, 'evento_id' | 'texto_anterior' | 'texto'>,
): Promise<Pick<VersionChange, 'textos'>> {
  const found = await findSummary(tx, evento_id);
  if (found === undefined) return {};
  const { summary, facts } = found;
  const corrected = correctSummary(summary, { texto_anterior, texto }, facts);
  if (corrected.titulo === summary.titulo && corrected.descripcion === summary.descripcion) return {};
  return { textos: [{ ...summary, ...corrected }] };
}

type Applied = Pick<StoredCorrection, 'evento_id' | 'original_id' | 'texto_anterior' | 'texto' | 'detalle'>;

/** What stands in its place from the next version on; null where nothing does. */
async function apply(tx: Transaction, correction: Applied): Promise<number | null> {
  const { evento_id, original_id, texto, detalle } = correction;
  const standing_id = texto === null ? null : await copyStatement(tx, original_id, { texto, detalle });
  const { textos } = await summaryAfter(tx, correction);
  await recordVersion(tx, evento_id, {
    created_on: new Date(),
    retiradas: [original_id],
    ...(standing_id !== null && { nuevas: [standing_id] }),
    ...(textos && { textos }),
  });
  if (textos?.[0]) await dropTexts(tx, evento_id, textos[0].idioma);
  return standing_id;
}

/** Withdraws or corrects a statement: readers see the note, and whoever writes the event anew keeps to it. */
export async function reviseStatement(
  tx: Transaction,
  revision: Revision,
): Promise<{ statement_id: number; before: RevisionState; after: RevisionState }> {
  const { words, nota, idioma: nota_idioma } = revision;
  const standing = await findToRevise(tx, revision);
  const { statement_id, evento_id, seccion, idioma, texto: texto_anterior, detalle: detalle_anterior } = standing;
  const { texto, detalle } = words ?? { texto: null, detalle: null };
  if (texto === texto_anterior && detalle === detalle_anterior) throw new DomainError('invalid_request', { texto });
  const correction = {
    ...{
      statement_id,
      evento_id,
      seccion,
      idioma,
      texto_anterior,
      detalle_anterior,
      texto,
      detalle,
      nota,
      nota_idioma,
    },
    kind: texto === null ? ('retirada' as const) : ('corregida' as const),
    original_id: statement_id,
  };
  const standing_id = await apply(tx, correction);
  await addCorrection(tx, { ...correction, standing_id });
  return {
    statement_id,
    before: { evento_id, texto: texto_anterior, detalle: detalle_anterior },
    after: { evento_id, texto, detalle, nota },
  };
}

/** As it was recorded; undefined where there is no such correction, or another one stands upon it. */
export async function readRevision(tx: Transaction, statement_id: number): Promise<RevisionState | undefined> {
  const correction = await findCorrection(tx, statement_id);
  if (correction === undefined || correction.is_followed) return undefined;
  const { evento_id, lifted, texto_anterior, detalle_anterior, texto, detalle, nota } = correction;
  return lifted ? { evento_id, texto: texto_anterior, detalle: detalle_anterior } : { evento_id, texto, detalle, nota };
}

/** The statement is said as it was, where the event is still told, and in the same language. */
async function lift(tx: Transaction, correction: StoredCorrection): Promise<void> {
  const { evento_id, original_id, standing_id } = correction;
  const isThere =
    (await canStand(tx, correction)) &&
    (standing_id === null || (await findStandingWords(tx, standing_id)) !== undefined);
  const copy = isThere ? await copyStatement(tx, original_id, undefined) : undefined;
  if (isThere)
    await recordVersion(tx, evento_id, {
      created_on: new Date(),
      ...(copy !== undefined && { nuevas: [copy] }),
      ...(standing_id !== null && { retiradas: [standing_id] }),
    });
  await setCorrectionState(tx, correction, { original_id: copy ?? original_id, standing_id: null, lifted: true });
}

/** Takes a correction back, or makes it again, to what was recorded. */
export async function writeRevision(tx: Transaction, statement_id: number, state: RevisionState): Promise<void> {
  const correction = await findCorrection(tx, statement_id);
  if (correction === undefined) throw new DomainError('cannot_undo', { statement_id });
  await lockVersion(tx, correction.evento_id);
  if (state.nota === undefined) return lift(tx, correction);
  const { original_id } = correction;
  if ((await findStandingWords(tx, original_id)) === undefined)
    throw new DomainError('changed_since', { statement_id });
  const standing_id = await apply(tx, correction);
  await setCorrectionState(tx, correction, { original_id, standing_id, lifted: false });
}
