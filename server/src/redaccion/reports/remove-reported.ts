import type { User } from '@poliedro/contracts/accounts';
import type { CommentRecord } from '@poliedro/contracts/comments';
import type { Idioma } from '@poliedro/contracts/language';
import { withholdArticle } from '../../articles/writing/publish.repository.ts';
import { place } from '../../carriles/placement.repository.ts';
import { removeComment } from '../../comments/comment.repository.ts';
import { reviseStatement } from '../../events/corrections/correction.service.ts';
import { makeTranslationDue } from '../../pipeline/translate/translation-work.repository.ts';
import type { Transaction } from '../../platform/database.ts';
import { DomainError } from '../../platform/errors.ts';
import type { ReportedThing } from '../../reports/report-decision.repository.ts';
import { addChange } from '../journal/journal.repository.ts';

export interface Removal {
  readonly operator: User;
  readonly motivo: string;
  readonly idioma: Idioma;
  /** Whether somebody translates what changes. */
  readonly translates: boolean;
}

/** The note that readers see is the reasons; recorded as any statement that is withdrawn, so that it can be undone. */
async function withdrawStatement(tx: Transaction, id: number, removal: Removal): Promise<void> {
  const { operator, motivo, idioma, translates } = removal;
  const { statement_id, before, after } = await reviseStatement(tx, { statement_id: id, nota: motivo, idioma });
  if (translates) await makeTranslationDue(tx, before.evento_id);
  await place(tx, { evento_ids: [before.evento_id] });
  const object_id = String(statement_id);
  await addChange(tx, { usuario_id: operator.id, kind: 'frase.withdrawn', object_id, before, after, note: motivo });
}

/** From here on readers do not have it. Returns a comment, for those who are looking at it. */
export async function removeReported(
  tx: Transaction,
  { tipo, objeto_id }: ReportedThing,
  removal: Removal,
): Promise<CommentRecord | undefined> {
  if (tipo === 'evento') throw new DomainError('invalid_request', { tipo });
  if (tipo === 'statement') {
    await withdrawStatement(tx, objeto_id, removal);
    return undefined;
  }
  if (tipo === 'articulo') {
    if (!(await withholdArticle(tx, objeto_id))) throw new DomainError('changed_since', { tipo, objeto_id });
    await place(tx, { articulo_ids: [objeto_id] });
    return undefined;
  }
  const comment = await removeComment(tx, objeto_id);
  if (comment === undefined) throw new DomainError('changed_since', { tipo, objeto_id });
  return comment;
}
