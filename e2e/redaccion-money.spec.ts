import type { Page } from '@playwright/test';
import { expert } from './experts.ts';
import { topUp } from './money.ts';
import { operator } from './operators.ts';
import { registered } from './people.ts';
import { expect, expectNoViolationsInBothThemes, sidewaysRoom, test, visit } from './site.ts';

test.use({ expectedErrors: /403|Failed to load/ });

const AREA = '/api/redaccion/dinero';
const LISTS = ['estado', 'devoluciones', 'pagos', 'retenidos', 'disputas', 'diferencias', 'trabajos'];
const part = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

const OPEN = { usuario_id: 3, alias: 'marta', amount_cents: 600, attempts: 2, created_on: '2026-11-01T10:00:00Z' };
const REFUNDS = [
  {
    ...OPEN,
    ...{ card_refund_id: 'b3b0c7be-6d52-4cde-9d5c-6b6b3f3f0a11', estado: 'pedido', is_donation: false },
    ...{ asked_again: false, last_error: 'balance_insufficient', next_try_on: '2026-11-16T12:00:00Z' },
  },
  {
    ...OPEN,
    ...{ card_refund_id: 'b3b0c7be-6d52-4cde-9d5c-6b6b3f3f0a12', estado: 'fallido', is_donation: true },
    ...{ asked_again: true, last_error: 'expired_or_canceled_card', next_try_on: null },
  },
];

test('readers and experts are refused, the page and each of its calls', async ({ page }) => {
  for (const arrive of [registered, expert]) {
    await arrive(page);
    expect((await page.goto('/redaccion/dinero'))?.status()).toBe(403);
    for (const call of LISTS) expect((await page.request.get(`${AREA}/${call}`)).status(), call).toBe(403);
    const run = await page.request.post(`${AREA}/trabajos`, { data: { way: 'pay' } });
    expect(run.status()).toBe(403);
  }
});

test('the ledger is proved on demand, by the keyboard alone, and who asked for it is recorded', async ({ page }) => {
  const person = await operator(page);
  await topUp(page, 5);
  await visit(page, '/redaccion/dinero');
  const runs = part(page, 'Poner en marcha');
  await runs.getByRole('button', { name: 'Comprobar el libro' }).focus();
  await page.keyboard.press('Enter');
  await expect(runs.getByRole('button', { name: 'Sí, hacerlo' })).toBeFocused();
  await page.keyboard.press('Enter');
  const newest = runs.getByRole('row', { name: /^Comprobar el libro/ }).first();
  await expect(newest).toContainText(/Movimientos: \d+\. Fallos: \d+/, { timeout: 30_000 });
  await expect(part(page, 'Comprobaciones del libro').getByRole('row').nth(1)).toBeVisible({ timeout: 30_000 });
  await expectNoViolationsInBothThemes(page);
  await visit(page, '/redaccion/cambios');
  await expect(page.getByRole('listitem').filter({ hasText: 'dinero.run_asked' }).first()).toContainText(person.alias);
});

test('a refund that waits is asked for now; one that was asked for again is not', async ({ page }) => {
  await operator(page);
  const asked: string[] = [];
  await page.route(`**${AREA}/devoluciones`, (route) =>
    route.fulfill({ json: { refunds: REFUNDS, has_more: false, cursor: null } }),
  );
  await page.route(`**${AREA}/devoluciones/*/reintentar`, (route) => {
    asked.push(new URL(route.request().url()).pathname);
    return route.fulfill({ json: { success: true } });
  });
  await page.setViewportSize({ width: 320, height: 700 });
  await visit(page, '/redaccion/dinero');
  const refunds = part(page, 'Devoluciones que esperan o fallaron');
  await expect(refunds.getByRole('row', { name: /Ha fallado, donación, pedida otra vez/ })).toBeVisible();
  await expect(refunds.getByRole('button')).toHaveCount(1);
  await refunds.getByRole('button', { name: /^Reintentar: 6,00 € de marta/ }).click();
  await refunds.getByRole('button', { name: 'Sí, hacerlo' }).click();
  await expect(page.getByText('El proveedor responde en un momento.')).toBeVisible();
  expect(asked).toEqual([`${AREA}/devoluciones/${REFUNDS[0]?.card_refund_id}/reintentar`]);
  expect(await sidewaysRoom(page)).toBe(0);
  await expectNoViolationsInBothThemes(page);
});
