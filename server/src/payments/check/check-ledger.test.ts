import { expect, test } from 'vitest';
import { offerArticle, startPaying } from '../../../test/paying.ts';
import { checkLedger, proveLedger } from './check-ledger.ts';

/** A little of everything that moves money. */
async function live() {
  const paying = await startPaying();
  const { db } = paying.app.context;
  const buy = await offerArticle(paying, 2);
  const { payment_intent_id } = await paying.topUp(9, await paying.arrive());
  await paying.topUp(6);
  await paying.hearAll();
  await buy();
  await paying.reader.post('/api/stripe/refund-balance', {});
  await paying.cards.control(`charges/${payment_intent_id}/dispute`, { reason: 'fraudulent' });
  await paying.hearAll();
  return { paying, db };
}

/** Past every guard, as only the owner of the tables can. */
const broken = (change: string) =>
  `do $$ begin
    ${['accounts', 'transfers', 'entries', 'balances'].map((name) => `alter table ledger_${name} disable trigger user;`).join('\n')}
    alter table ledger_balances drop constraint ledger_balances_in_bounds;
    alter table ledger_entries drop constraint ledger_entries_transfer_id_fkey;
    ${change};
  end $$`;

const READER = `(select account_id from ledger_accounts where kind = 'reader' order by account_id limit 1)`;
const SALE = `(select transfer_id from ledger_transfers where kind = 'compra')`;

test('a ledger that is right is proved, with what is on its way; each way to break it is found', async () => {
  const { db } = await live();
  const proved = await checkLedger(db);
  expect(proved.faults).toEqual([]);
  expect(proved.transfers).toBe(5);
  expect(proved.remainders).toMatchObject([
    { account: 'payout_clearing', cents: 0, oldest_on: null },
    { account: 'refund_clearing', cents: 400, known_cents: 400 },
  ]);
  const breaks: [rule: string, change: string][] = [
    [
      'transfers-sum-to-zero',
      `update ledger_entries set amount_cents = amount_cents + 1 where transfer_id = ${SALE} and balance_after is null`,
    ],
    ['transfers-sum-to-zero', `insert into ledger_transfers (kind, key) values ('coste_proveedor', 'coste:x')`],
    ['entries-belong-to-a-transfer-and-an-account', `delete from ledger_transfers where transfer_id = ${SALE}`],
    ['balances-follow-from-the-entries', `update ledger_balances set balance_cents = balance_cents + 100`],
    [
      'entries-say-the-balance-after-them',
      `update ledger_entries set balance_after = balance_after + 7 where transfer_id = ${SALE} and balance_after is not null`,
    ],
    ['balances-are-in-their-bounds', `update ledger_balances set balance_cents = -1 where account_id = ${READER}`],
    ['people-have-balances-and-the-house-has-none', `delete from ledger_balances where account_id = ${READER}`],
    [
      'nobody-has-a-balance-and-a-debt',
      `update ledger_balances set balance_cents = case when is_debt then -5 else 5 end`,
    ],
    [
      'movements-touch-only-their-accounts',
      `update ledger_transfers set kind = 'donacion' where transfer_id = ${SALE}`,
    ],
    ['purchases-are-paid-once-and-exactly', `delete from purchases`],
    ['purchases-are-paid-once-and-exactly', `update purchases set comision_centimos = comision_centimos + 1`],
    ['top-ups-that-are-paid-are-credited-once', `update top_ups set estado = 'pendiente'`],
    ['top-ups-that-are-paid-are-credited-once', `update top_ups set amount_cents = amount_cents + 1`],
    ['refunds-are-taken-once', `update card_refunds set amount_cents = amount_cents - 1`],
    ['refunds-are-where-their-state-says', `update card_refunds set estado = 'hecho'`],
    [
      'payouts-are-where-their-state-says',
      `insert into payouts (payout_id, usuario_id, account_id, amount_cents) select gen_random_uuid(), id, 'acct_1', 1000 from users limit 1`,
    ],
    ['disputes-are-taken-and-given-back-as-told', `update disputes set funds_reinstated = true`],
    ['what-is-on-its-way-is-known', `delete from card_refunds`],
  ];
  for (const [rule, change] of breaks) {
    let found: string[] = [];
    const undo = new Error('undo');
    const attempt = db.transaction(async (tx) => {
      await tx.client.query(broken(change));
      found = (await proveLedger(tx)).faults.map((fault) => fault.rule);
      throw undo;
    });
    await expect(attempt, change).rejects.toBe(undo);
    expect(found, change).toContain(rule);
  }
  expect((await checkLedger(db)).faults).toEqual([]);
});
