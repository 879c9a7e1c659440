import type { MailRequest } from '../../mail/mail.service.ts';
import type { Queryable } from '../../platform/database.ts';
import { findAddressee } from '../addressee.repository.ts';
import type { CardRefund } from './refund.repository.ts';

/** Who withdraws from a donation has had a mail of its own; who has left has none. */
export async function describeRefundMail(
  db: Queryable,
  { usuario_id, amount_cents, is_donation }: CardRefund,
): Promise<MailRequest | undefined> {
  const person = is_donation ? undefined : await findAddressee(db, usuario_id);
  if (person === undefined) return undefined;
  const { alias, ...to } = person;
  return { ...to, plantilla: 'refund-sent', datos: { alias, importe: String(amount_cents) } };
}
