import type { User } from '@poliedro/contracts/accounts';
import { toEuros } from '@poliedro/contracts/money';
import type { AskedTransactions, listTransactions, Receipt, Transaction } from '@poliedro/contracts/payments';
import type { z } from 'zod';
import { cutPage, decodeAfter } from '../../platform/after-cursor.ts';
import type { Database } from '../../platform/database.ts';
import { DomainError } from '../../platform/errors.ts';
import { startOfDay } from './day-in-zone.ts';
import {
  findAuthorAlias,
  findMovement,
  listMovements,
  type StoredTransaction,
  tipoOf,
  type Wanted,
} from './transaction.repository.ts';

const PER_PAGE = 20;
const PER_READING = 2000;

function show(stored: StoredTransaction): Transaction {
  const { transfer_id, created_on, is_donation, cents, articulo_id, titulo_articulo, estado, balance_cents } = stored;
  return {
    id: String(transfer_id),
    created_at: created_on.toISOString(),
    tipo_transaccion: tipoOf(stored),
    tipo_dinero: is_donation ? 'donacion' : 'pay_per_view',
    importe_euros: toEuros(cents),
    articulo_id,
    titulo_articulo,
    estado,
    saldo_euros: balance_cents === null ? null : toEuros(balance_cents),
  };
}

/** Both days are included. */
const wantedBy = ({ tipo, desde, hasta, zona }: AskedTransactions): Wanted => ({
  tipo,
  from: desde === undefined ? undefined : startOfDay(desde, zona),
  until: hasta === undefined ? undefined : startOfDay(hasta, zona, 1),
});

type Page = z.input<typeof listTransactions.reply>;

export async function listPage(
  db: Database,
  user: User,
  asked: AskedTransactions,
  cursor: string | undefined,
): Promise<Page> {
  const wanted = wantedBy(asked);
  const before = decodeAfter(cursor, 1)?.[0];
  const found = await listMovements(db, user.id, wanted, before, PER_PAGE + 1);
  const { rows, ...rest } = cutPage(found, PER_PAGE, ({ transfer_id }) => transfer_id);
  return { success: true, transactions: rows.map(show), ...rest };
}

/** All of them, a reading at a time. */
export async function listAll(db: Database, user: User, asked: AskedTransactions): Promise<Transaction[]> {
  const wanted = wantedBy(asked);
  const all: Transaction[] = [];
  let before: number | undefined;
  for (;;) {
    const found = await listMovements(db, user.id, wanted, before, PER_READING);
    all.push(...found.map(show));
    before = found.at(-1)?.transfer_id;
    if (found.length < PER_READING) return all;
  }
}

export async function getReceiptOf(db: Database, user: User, id: string): Promise<Receipt> {
  const transfer_id = /^\d{1,15}$/.test(id) ? Number(id) : 0;
  const found = await findMovement(db, user.id, transfer_id);
  if (found === undefined) throw new DomainError('transaction_not_found', { id });
  const { articulo_id, kind, is_earned } = found;
  const isBought = kind === 'compra' && !is_earned && articulo_id !== null;
  return {
    transaction: show(found),
    alias: user.alias,
    email: user.email,
    autor: (isBought ? await findAuthorAlias(db, user.id, articulo_id) : undefined) ?? null,
    referencia: `P${found.created_on.getUTCFullYear()}-${String(transfer_id).padStart(8, '0')}`,
  };
}
