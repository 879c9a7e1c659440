import { expect, test } from 'vitest';
import { startPaying } from '../../test/paying.ts';
import { runAdmin } from './command-line.ts';
import { WRONG_USE } from './run-command.ts';

async function setUp() {
  const paying = await startPaying();
  const ask = async (args: readonly string[], withProvider = true) => {
    const said: string[] = [];
    const { db } = paying.app.context;
    const cardProvider = withProvider ? paying.provider : undefined;
    const status = await runAdmin(args, {
      db,
      cardProvider,
      origin: paying.app.origin,
      say: (text) => said.push(text),
    });
    return { status, said: said.join('\n') };
  };
  return { paying, ask };
}

test('says what the ledger does not explain, asks the provider for it, and then all is explained', async () => {
  const { paying, ask } = await setUp();
  const { payment_intent_id } = await paying.topUp(10);
  const before = await ask(['ledger', 'reconcile']);
  expect([before.status, before.said]).toEqual([1, expect.stringContaining(payment_intent_id)]);
  expect(before.said).toContain('At the provider 9.60 €, in the ledger -0.40 €');
  expect(before.said).toContain('10.00 € unexplained');
  expect((await ask(['ledger', 'sweep'])).said).toContain('1 events that no webhook had brought, 1 applied');
  expect(await ask(['ledger', 'reconcile'])).toEqual({
    status: 0,
    said: 'At the provider 9.60 €, in the ledger 9.60 €\n0.00 € unexplained',
  });
  const proved = await ask(['ledger', 'check']);
  expect([proved.status, proved.said]).toEqual([0, expect.stringContaining('2 movements, no fault')]);
});

test('a broken ledger is named, and the command fails', async () => {
  const { paying, ask } = await setUp();
  await paying.topUp(10);
  await paying.hearAll();
  await paying.app.context.db.query({ name: '', text: `update top_ups set amount_cents = 5` }, []);
  const { status, said } = await ask(['ledger', 'check']);
  expect([status, said]).toEqual([1, expect.stringContaining('top-ups-that-are-paid-are-credited-once')]);
});

test('pays authors what is due, and needs the provider for it', async () => {
  const { ask } = await setUp();
  expect(await ask(['ledger', 'pay'])).toMatchObject({ status: 0 });
  expect(await ask(['ledger', 'pay'], false)).toMatchObject({ status: WRONG_USE });
});

test('what cannot be done is said', async () => {
  const { ask } = await setUp();
  expect(await ask(['ledger', 'mend'])).toMatchObject({ status: WRONG_USE });
  expect(await ask(['ledger', 'sweep'], false)).toMatchObject({ status: WRONG_USE });
});
