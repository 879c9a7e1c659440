import type { Readable } from 'node:stream';
import type { User } from '@poliedro/contracts/accounts';
import { type DataExport, EXPORT_KEPT_DAYS } from '@poliedro/contracts/rights';
import { lockUser } from '../accounts/user.repository.ts';
import type { ObjectStorage } from '../adapters/object-storage/object-storage.ts';
import { queueMail } from '../mail/mail.service.ts';
import type { Database } from '../platform/database.ts';
import { DomainError } from '../platform/errors.ts';
import {
  addExport,
  claimWaitingExport,
  findLatestExport,
  findReadyExport,
  forgetExport,
  markExportReady,
} from './export.repository.ts';
import { gatherExport } from './export-content.ts';

/** Told from the id, so that it can be deleted whatever became of the row's making. */
export const exportKey = (exportacion_id: number) => `exports/${exportacion_id}.zip`;

/** Returns at once and never throws: an export that the queue does not hear of is found by the sweeper. */
export type WakeExport = (exportacion_id: number) => void;

export interface ExportService {
  request(user: User): Promise<DataExport>;
  find(user: User): Promise<DataExport | null>;
  openFile(user: User): Promise<{ name: string; bytes: number; stream: Readable }>;
}

export function createExportService(db: Database, storage: ObjectStorage, wake: WakeExport): ExportService {
  return {
    async request(user) {
      const added = await db.transaction(async (transaction) => {
        // Two wishes of one person at once take turns.
        await lockUser(transaction, user.id);
        const latest = await findLatestExport(transaction, user.id);
        if (latest?.is_recent === true) throw new DomainError('too_many_exports');
        return addExport(transaction, user.id);
      });
      wake(added.exportacion_id);
      return added.exportacion;
    },

    async find(user) {
      return (await findLatestExport(db, user.id)) ?? null;
    },

    async openFile(user) {
      const ready = await findReadyExport(db, user.id);
      const stream = ready && (await storage.open(exportKey(ready.exportacion_id)));
      if (ready === undefined || stream === null || stream === undefined) throw new DomainError('export_not_ready');
      return { name: `poliedro-datos-${ready.fecha}.zip`, bytes: ready.bytes, stream };
    },
  };
}

/**
 * The row stays locked while the file is made: two workers never make one, and a deletion waits for it. A file whose row
 * was not marked in the end is written again under the same key. Answers the mail that tells of it; an address that
 * nobody has proved may be anybody's, and is told nothing.
 */
export async function makeExport(
  db: Database,
  storage: ObjectStorage,
  origin: string,
  exportacion_id: number,
): Promise<number | undefined> {
  return db.transaction(async (transaction) => {
    const usuario_id = await claimWaitingExport(transaction, exportacion_id);
    if (usuario_id === undefined) return undefined;
    // A large file is long on its way to the storage.
    await transaction.client.query('set local idle_in_transaction_session_timeout = 0');
    const { person, pieces } = await gatherExport(transaction, storage, usuario_id);
    const bytes = await storage.putPieces(exportKey(exportacion_id), pieces, 'application/zip');
    await markExportReady(transaction, exportacion_id, EXPORT_KEPT_DAYS, bytes);
    if (!person.email_verificado) return undefined;
    return queueMail(transaction, {
      destinatario: person.correo,
      idioma: person.idioma,
      plantilla: 'export-ready',
      datos: { alias: person.alias, url: `${origin}/user#perfil` },
    });
  });
}

/** The file first: a row without a file is tried again, a file without a row would stay for ever. */
export async function removeExport(db: Database, storage: ObjectStorage, exportacion_id: number): Promise<void> {
  await storage.delete(exportKey(exportacion_id));
  await forgetExport(db, exportacion_id);
}
