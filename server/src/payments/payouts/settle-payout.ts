import type { MailRequest } from '../../mail/mail.service.ts';
import type { Queryable, Transaction } from '../../platform/database.ts';
import { findAddressee } from '../addressee.repository.ts';
import { post } from '../ledger/ledger.ts';
import { markFailed, markSent, type Payout } from './payout.repository.ts';

/** What the author is told of it; nothing to who has left. */
export async function describePayoutMail(
  db: Queryable,
  origin: string,
  { usuario_id, amount_cents }: Payout,
): Promise<MailRequest | undefined> {
  const person = await findAddressee(db, usuario_id);
  if (person === undefined) return undefined;
  const { alias, ...to } = person;
  const datos = { alias, importe: String(amount_cents), url: `${origin}/user#transacciones` };
  return { ...to, plantilla: 'payout-sent', datos };
}

/** The provider has made the transfer of a payout whose row is locked. True when that is news. */
export async function settleSent(tx: Transaction, payout: Payout, provider_transfer_id: string): Promise<boolean> {
  const { payout_id, usuario_id, amount_cents, estado } = payout;
  if (estado !== 'pedido') return false;
  await markSent(tx, payout_id, provider_transfer_id);
  return post(tx, {
    kind: 'pago_autor_enviado',
    key: `pago_autor_enviado:${payout_id}`,
    usuario_id,
    provider_id: provider_transfer_id,
    entries: [
      ['payout_clearing', -amount_cents],
      ['provider', amount_cents],
    ],
  });
}

/** It will not be made: what was earned is due again. */
export async function settleFailed(tx: Transaction, payout: Payout, reason: string): Promise<void> {
  const { payout_id, usuario_id, amount_cents } = payout;
  await markFailed(tx, payout_id, reason);
  await post(tx, {
    kind: 'pago_autor_fallido',
    key: `pago_autor_fallido:${payout_id}`,
    usuario_id,
    entries: [
      ['payout_clearing', -amount_cents],
      [['author', usuario_id], amount_cents],
    ],
  });
}
