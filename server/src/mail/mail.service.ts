import { idiomaSchema } from '@poliedro/contracts/language';
import { z } from 'zod';
import { type Mailer, MailNotTaken } from '../adapters/mailer/mailer.ts';
import type { Database, Queryable, Transaction } from '../platform/database.ts';
import {
  addMail,
  claimDueMail,
  claimMail,
  giveUpMail,
  markMailSent,
  type NewMail,
  postponeMail,
  type WaitingMail,
} from './mail.repository.ts';
import { type MailContent, renderMail, templateOf } from './templates/catalogue.ts';

const envelopeSchema = z.object({ destinatario: z.email().max(254), idioma: idiomaSchema });

/** What a template is filled with depends on the template. */
export type MailRequest = { destinatario: string } & MailContent;

/** Throws when the template does not exist or is given what it cannot say. */
export function writeMail(request: MailRequest): NewMail {
  const { destinatario, idioma } = envelopeSchema.parse(request);
  const { plantilla } = request;
  return { destinatario, plantilla, idioma, datos: templateOf(plantilla).datos.parse(request.datos) };
}

/** Into the caller's transaction: it is sent if that is committed, and only then. After the commit, wake the queue. */
export const queueMail = async (transaction: Queryable, request: MailRequest): Promise<number> =>
  addMail(transaction, writeMail(request));

/** `none`: it is sent already, was given up, or somebody else is sending it. */
export type Delivery =
  | { outcome: 'none' }
  | { outcome: 'sent'; mail_id: number }
  | { outcome: 'postponed' | 'given-up'; mail_id: number; reason: string };

async function deliver(transaction: Transaction, mailer: Mailer, mail: WaitingMail | undefined): Promise<Delivery> {
  if (mail === undefined) return { outcome: 'none' };
  const { mail_id, message_id, destinatario } = mail;
  try {
    await mailer.send({ id: message_id, to: destinatario, ...renderMail(mail) });
  } catch (error) {
    // What cannot be written today, a newer release may know how to write.
    const { reason, forGood } = describe(error);
    const isOver = forGood || mail.is_stale;
    await (isOver ? giveUpMail : postponeMail)(transaction, mail_id, reason);
    return { outcome: isOver ? 'given-up' : 'postponed', mail_id, reason };
  }
  await markMailSent(transaction, mail_id);
  return { outcome: 'sent', mail_id };
}

function describe(error: unknown): { reason: string; forGood: boolean } {
  if (error instanceof MailNotTaken) return { reason: error.message, forGood: error.forGood };
  return { reason: error instanceof Error ? error.name : 'unknown', forGood: false };
}

/**
 * The row stays locked while the mail server is spoken to, and is marked in the same transaction: two workers never
 * send one mail. Only if the mark is lost after the server took the mail is it sent again, under the same Message-ID.
 */
export const deliverMail = (db: Database, mailer: Mailer, mail_id: number): Promise<Delivery> =>
  db.transaction(async (transaction) => deliver(transaction, mailer, await claimMail(transaction, mail_id)));

export const deliverDueMail = (db: Database, mailer: Mailer): Promise<Delivery> =>
  db.transaction(async (transaction) => deliver(transaction, mailer, await claimDueMail(transaction)));
