import type { Balance, PaymentsConfig } from '@poliedro/contracts/payments';
import { expect, test } from 'vitest';
import { getJson, startTestApp } from '../../test/app.ts';
import { giveBalance } from '../../test/money.ts';
import { addPerson, signInAs } from '../../test/signed-in.ts';

test('a balance is told under both of its names, with and without the prefix, to its owner alone', async () => {
  const app = await startTestApp({ content: 'empty' });
  const person = await addPerson(app);
  const reader = await signInAs(app, person);
  const balance = { pay_per_view: 0, pay_per_view_balance: 0, deuda_euros: 0, devolvible_euros: 0 };
  expect((await reader.get<Balance>('/api/stripe/user-balance')).body).toEqual(balance);
  await giveBalance(app.context.db, person.usuario_id, 1250);
  for (const path of ['/api/stripe/user-balance', '/stripe/user-balance']) {
    const { body, headers } = await reader.get<Balance>(path);
    expect(body).toMatchObject({ pay_per_view: 12.5, pay_per_view_balance: 12.5 });
    expect(headers.get('cache-control')).toBe('no-store');
  }
  expect((await getJson(app, '/api/stripe/user-balance')).status).toBe(401);
});

test('the pages are told the commission', async () => {
  const app = await startTestApp({ content: 'empty' });
  expect((await getJson<PaymentsConfig>(app, '/api/stripe/config')).body.porcentaje_comision).toBe(10);
});
