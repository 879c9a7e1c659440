import { post } from '../src/payments/ledger/ledger.ts';
import type { Database } from '../src/platform/database.ts';
import type { TestApp } from './app.ts';
import type { Person } from './signed-in.ts';

/** As if a card had paid it. */
export async function giveBalance(db: Database, usuario_id: number, cents: number, key: string = crypto.randomUUID()) {
  await db.transaction((tx) =>
    post(tx, {
      kind: 'recarga',
      key: `recarga:${key}`,
      usuario_id,
      entries: [
        ['provider', -cents],
        [['reader', usuario_id], cents],
      ],
    }),
  );
}

/** One that waits for its card. */
export async function addPendingTopUp({ context: { db } }: TestApp, { usuario_id }: Person): Promise<string> {
  const top_up_id = crypto.randomUUID();
  await db.query({ name: '', text: 'insert into top_ups (top_up_id, usuario_id, amount_cents) values ($1, $2, 500)' }, [
    top_up_id,
    usuario_id,
  ]);
  return top_up_id;
}

export async function addMovement({ context: { db } }: TestApp, { usuario_id }: Person): Promise<number> {
  await giveBalance(db, usuario_id, 500);
  const text = 'select max(transfer_id)::float8 as id from ledger_transfers where usuario_id = $1';
  return (await db.query<{ id: number }>({ name: '', text }, [usuario_id]))[0]?.id ?? 0;
}
