import {
  anonymiseAccount,
  deleteAccount,
  isAbandoned,
  isRemovalDue,
  listStillKept,
  markForgotten,
} from '../accounts/removal.repository.ts';
import { lockUser } from '../accounts/user.repository.ts';
import type { ObjectStorage } from '../adapters/object-storage/object-storage.ts';
import type { CardProvider } from '../adapters/stripe/open-stripe.ts';
import { eraseArticles, withdrawArticlesOf } from '../articles/writing/hosted-article.repository.ts';
import { forgetImages } from '../articles/writing/image.repository.ts';
import { imageKey } from '../articles/writing/image-key.ts';
import { place } from '../carriles/placement.repository.ts';
import { eraseReactions } from '../interactions/interaction.repository.ts';
import { queueMail } from '../mail/mail.service.ts';
import { forgetRequestsOf, isInBooks, listSoldArticles } from '../payments/leaving/leaving.repository.ts';
import { settleLeaving } from '../payments/leaving/leaving.service.ts';
import { erasePerson } from '../people/person-removal.repository.ts';
import type { Database, Transaction } from '../platform/database.ts';
import { forgetReporter, forgetWritten } from '../reports/report.repository.ts';
import { forgetExport, lockExportsOf } from './export.repository.ts';
import { exportKey } from './export.service.ts';
import { findPhotoKey } from './person-files.ts';

/**
 * Files go before the rows that name them: should the storage be away, all of it is tried again, and no file is left
 * that nobody knows of.
 */
async function eraseFiles(
  transaction: Transaction,
  storage: ObjectStorage,
  usuario_id: number,
  sold: readonly number[] = [],
): Promise<void> {
  // Many files, one after the other, take longer than a transaction may stand still.
  await transaction.client.query('set local idle_in_transaction_session_timeout = 0');
  const photo = await findPhotoKey(transaction, usuario_id);
  if (photo !== undefined) await storage.delete(photo);
  for (const { imagen_id } of await forgetImages(transaction, usuario_id, sold))
    await storage.delete(imageKey(imagen_id));
  for (const exportacion_id of await lockExportsOf(transaction, usuario_id)) {
    await storage.delete(exportKey(exportacion_id));
    await forgetExport(transaction, exportacion_id);
  }
}

/** With all that readers saw of it, but for what somebody has bought. */
async function eraseWriting(transaction: Transaction, usuario_id: number, sold: readonly number[] = []): Promise<void> {
  const articulo_ids = await eraseArticles(transaction, usuario_id, sold);
  if (articulo_ids.length > 0) await place(transaction, { articulo_ids });
}

/** From here on nobody buys anything of theirs, and what is owed either way is on its way. */
async function prepare(db: Database, usuario_id: number, cardProvider: CardProvider | undefined): Promise<void> {
  await db.transaction(async (transaction) => {
    const articulo_ids = await withdrawArticlesOf(transaction, usuario_id);
    if (articulo_ids.length > 0) await place(transaction, { articulo_ids });
  });
  await settleLeaving(db, cardProvider, usuario_id);
}

/** Does nothing where it was taken back, or is done. */
export async function removeDuePerson(
  db: Database,
  storage: ObjectStorage,
  usuario_id: number,
  cardProvider?: CardProvider,
): Promise<void> {
  if (await isRemovalDue(db, usuario_id)) await prepare(db, usuario_id, cardProvider);
  await db.transaction(async (transaction) => {
    const { alias, correo, idioma, email_verificado } = await lockUser(transaction, usuario_id);
    if (!(await isRemovalDue(transaction, usuario_id))) return;
    const sold = await listSoldArticles(transaction, usuario_id);
    await eraseFiles(transaction, storage, usuario_id, sold);
    await forgetWritten(transaction, usuario_id);
    await eraseWriting(transaction, usuario_id, sold);
    await forgetRequestsOf(transaction, usuario_id);
    await erasePerson(transaction, usuario_id);
    await eraseReactions(transaction, usuario_id);
    await forgetReporter(transaction, usuario_id);
    await anonymiseAccount(transaction, usuario_id);
    if (email_verificado)
      await queueMail(transaction, { destinatario: correo, idioma, plantilla: 'deletion-done', datos: { alias } });
  });
}

/** What is kept of all who were deleted; where it fails, the next time finds them again. */
export async function forgetDeleted(db: Database, forgetAnswers: () => Promise<void>): Promise<void> {
  const usuario_ids = await listStillKept(db);
  if (usuario_ids.length === 0) return;
  await forgetAnswers();
  await markForgotten(db, usuario_ids);
}

/** Of an account that nobody ever proved or came back to, nothing has to stay. */
export async function removeAbandonedPerson(
  db: Database,
  storage: ObjectStorage,
  usuario_id: number,
  afterDays: number,
): Promise<void> {
  await db.transaction(async (transaction) => {
    await lockUser(transaction, usuario_id);
    if (!(await isAbandoned(transaction, usuario_id, afterDays)) || (await isInBooks(transaction, usuario_id))) return;
    await eraseFiles(transaction, storage, usuario_id);
    await eraseWriting(transaction, usuario_id);
    await eraseReactions(transaction, usuario_id);
    await deleteAccount(transaction, usuario_id);
  });
}
