import { expect, test } from 'vitest';
import { openTestDatabase } from '../../../test/database.ts';
import { giveBalance } from '../../../test/money.ts';
import type { Database } from '../../platform/database.ts';
import type { Entry } from './chart.ts';
import { readBalances } from './ledger.repository.ts';
import { post } from './ledger.ts';

const ADD_PERSON = {
  name: 'test-add-ledger-person',
  text: `insert into users (email, correo, alias) values ($1, $1, $1) returning id::float8 as id`,
};

async function addPerson(db: Database, name: string): Promise<number> {
  const [row] = await db.query<{ id: number }>(ADD_PERSON, [`${name}@correo.example`]);
  return row?.id ?? 0;
}

async function arrive() {
  const db = await openTestDatabase('empty');
  const usuario_id = await addPerson(db, 'lectora');
  const move = (key: string, entries: readonly Entry[]) =>
    db.transaction((tx) => post(tx, { kind: 'compra', key, usuario_id, entries }));
  return { db, usuario_id, move };
}

test('moves money once for each key, and tells the balance after each movement', async () => {
  const { db, usuario_id, move } = await arrive();
  await giveBalance(db, usuario_id, 500, 'a');
  await giveBalance(db, usuario_id, 500, 'a');
  expect(
    await move('x', [
      [['reader', usuario_id], -120],
      ['commission', 120],
    ]),
  ).toBe(true);
  expect(
    await move('x', [
      [['reader', usuario_id], -120],
      ['commission', 120],
    ]),
  ).toBe(false);
  expect(await readBalances(db, usuario_id)).toEqual({ reader: 380, author: 0, debt: 0 });
  const entries = await db.query<{ after: number }>(
    {
      name: '',
      text: 'select balance_after::int as after from ledger_entries where balance_after is not null order by transfer_id',
    },
    [],
  );
  expect(entries).toEqual([{ after: 500 }, { after: 380 }]);
});

test('never lets a balance go beyond zero, nor a transfer out of balance', async () => {
  const { db, usuario_id, move } = await arrive();
  await giveBalance(db, usuario_id, 100);
  await expect(
    move('x', [
      [['reader', usuario_id], -101],
      ['commission', 101],
    ]),
  ).rejects.toMatchObject({ code: 'insufficient_balance' });
  await expect(
    move('y', [
      [['debt', usuario_id], 1],
      ['provider', -1],
    ]),
  ).rejects.toMatchObject({ code: 'insufficient_balance' });
  await expect(
    move('z', [
      [['reader', usuario_id], -50],
      ['commission', 49],
    ]),
  ).rejects.toThrow('sum to zero');
  expect(await readBalances(db, usuario_id)).toEqual({ reader: 100, author: 0, debt: 0 });
  // Past the code too.
  const forge = {
    name: '',
    text: `with made as (insert into ledger_transfers (kind, key) values ('compra', 'forged') returning transfer_id)
    insert into ledger_entries select transfer_id, account_id, 5 from made, ledger_accounts where kind in ('provider', 'losses')`,
  };
  await expect(db.query(forge, [])).rejects.toThrow('sum to zero');
});

const FORBIDDEN = [
  `update ledger_entries set amount_cents = amount_cents + 1`,
  `delete from ledger_entries`,
  `truncate ledger_entries`,
  `update ledger_transfers set usuario_id = null`,
  `delete from ledger_transfers`,
  `truncate ledger_transfers cascade`,
  `update ledger_accounts set usuario_id = null`,
  `delete from ledger_accounts`,
  `update ledger_balances set balance_cents = 1000000`,
  `delete from ledger_balances`,
  `truncate ledger_balances`,
  `insert into ledger_balances select account_id, false, 1000000 from ledger_accounts where usuario_id is null`,
];

test('the ledger is only ever added to', async () => {
  const { db, usuario_id } = await arrive();
  await giveBalance(db, usuario_id, 100);
  for (const text of FORBIDDEN)
    await expect(db.query({ name: '', text }, []), text).rejects.toThrow('the ledger is only ever added to');
  expect((await readBalances(db, usuario_id)).reader).toBe(100);
});

test('many movements at once on two accounts, in both directions, neither wait for ever nor lose a cent', async () => {
  const { db, usuario_id } = await arrive();
  const other = await addPerson(db, 'otra');
  await giveBalance(db, usuario_id, 1000);
  await giveBalance(db, other, 1000);
  const numbers = Array.from({ length: 200 }, (_, number) => number).values();
  const moveInTurn = async () => {
    for (const number of numbers) {
      const [from, to] = number % 2 === 0 ? [usuario_id, other] : [other, usuario_id];
      const entries = [
        [['reader', from], -5],
        [['reader', to], 5],
      ] as const;
      await db.transaction((tx) => post(tx, { kind: 'compra', key: `m${number}`, entries }));
    }
  };
  // As many as there are connections.
  await Promise.all(Array.from({ length: 5 }, moveInTurn));
  expect([(await readBalances(db, usuario_id)).reader, (await readBalances(db, other)).reader]).toEqual([1000, 1000]);
});
