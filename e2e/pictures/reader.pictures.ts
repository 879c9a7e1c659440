import { author, EVERYTHING, write } from '../authors.ts';
import { eventNumber } from '../experts.ts';
import { buy, subscribe, topUp } from '../money.ts';
import { registered, signOutQuietly, takeSecondFactor } from '../people.ts';
import { expect, visit } from '../site.ts';
import { test } from './picture.ts';

const ZONE = ['perfil', 'reacciones', 'transacciones', 'suscripcion'];

test('a new account', async ({ page, picture }) => {
  await registered(page);
  for (const tab of ZONE) {
    await visit(page, `/user#${tab}`);
    await picture(tab);
  }
});

test('with money', async ({ page, picture }) => {
  await author(page);
  const evento_id = await eventNumber(page, 6);
  const sold = await write(page, {
    evento_id,
    titular: 'Quién paga el cable',
    content: EVERYTHING,
    importe_euros: 2.5,
  });
  await signOutQuietly(page);
  const person = await registered(page);
  await visit(page, `/article/${sold.slug}?pagar=articulo.${sold.id}`);
  await picture('too little to buy');
  await visit(page, '/?pagar=saldo');
  await picture('balance');
  await visit(page, '/?pagar=saldo&paso=importe');
  await picture('amount');
  await visit(page, '/?pagar=suscripcion');
  await picture('plans');
  await visit(page, '/?pagar=suscripcion&paso=tarjeta&plan=patron');
  await page.waitForTimeout(1000);
  await picture('card');
  await topUp(page, 10);
  await visit(page, `/article/${sold.slug}?pagar=articulo.${sold.id}`);
  await picture('enough to buy');
  await buy(page, sold.id);
  await visit(page, `/article/${sold.slug}`);
  await picture('bought');
  await subscribe(page, 'supporter');
  const saved = await page.request.post('/api/user/write_interaction', {
    data: { action: 'save', evento_id, valor: true },
  });
  expect(saved.ok()).toBe(true);
  await takeSecondFactor(page, person);
  for (const tab of ZONE) {
    await visit(page, `/user#${tab}`);
    await picture(tab);
  }
});
