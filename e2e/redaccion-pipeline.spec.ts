import type { Page } from '@playwright/test';
import { expert } from './experts.ts';
import { operator } from './operators.ts';
import { registered } from './people.ts';
import { expect, expectNoViolationsInBothThemes, sidewaysRoom, test, visit } from './site.ts';

test.use({ expectedErrors: /403|500|Failed to load/ });

const AREA = '/api/redaccion/tuberia';
const part = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

const TROUBLES = [
  { stage: 'dropped', reason: 'status 503', times: 2 },
  { stage: 'write', reason: 'the model is away', times: 1 },
];
const WORK = [11, 12].map((id) => ({
  ...{ stage: 'dropped', id, title: `El agua baja ${id}`, url: 'https://elfaro.example/agua', newspaper: 'El Faro' },
  ...{ reason: 'status 503', attempts: 3, due_on: null },
}));
const STUCK = {
  ...{ stage: 'write', id: 7, title: 'La huelga del metro', url: null, newspaper: null, reason: null, attempts: 1 },
  ...{ due_on: '2026-11-16T10:00:00Z', late_seconds: 5400, abandoned: true },
};
const DAYS = Array.from({ length: 30 }, (_, index) => ({
  day: `2026-10-${String(index + 1).padStart(2, '0')}`,
  euros: index === 29 ? { write: 2.5 } : { write: 0.5, claims: 0.25 },
}));
const SPENDING = {
  today: '2026-10-30',
  tasks: [{ task: 'write', calls: 40, tokens_in: 120_000, tokens_out: 9000, euros: 2.5, limit_euros: 2.5 }],
  days: DAYS,
};
const FIGURE = {
  ...{ suite: 'clustering', name: 'B-cubed F1', unit: '', bar: '>= 0.9', holds: false, detail: null },
  measured: [
    { value: 0.84, on: '2026-10-01T10:00:00Z' },
    { value: 0.88, on: '2026-11-01T10:00:00Z' },
  ],
};

/** A day on which much goes wrong, whatever the site itself is doing. */
async function badDay(page: Page): Promise<object[]> {
  const asked: object[] = [];
  await page.route(`**${AREA}/fallos`, (route) => route.fulfill({ json: { troubles: TROUBLES } }));
  await page.route(`**${AREA}/fallos/casos?*`, (route) =>
    route.fulfill({ json: { work: WORK, has_more: false, cursor: null } }),
  );
  await page.route(`**${AREA}/atascos`, (route) => route.fulfill({ json: { work: [STUCK] } }));
  await page.route(`**${AREA}/gasto`, (route) => route.fulfill({ json: SPENDING }));
  await page.route(`**${AREA}/calidad`, (route) => route.fulfill({ json: { figures: [FIGURE] } }));
  await page.route(`**${AREA}/reintentar`, (route) => {
    asked.push(route.request().postDataJSON());
    return route.fulfill({ json: { retried: 1 } });
  });
  return asked;
}

test('readers and experts are refused, the page and each of its calls', async ({ page }) => {
  for (const arrive of [registered, expert]) {
    await arrive(page);
    expect((await page.goto('/redaccion/tuberia'))?.status()).toBe(403);
    for (const call of ['etapas', 'fallos', 'fallos/casos?stage=read&reason=x', 'atascos', 'gasto', 'calidad'])
      expect((await page.request.get(`${AREA}/${call}`)).status(), call).toBe(403);
    const retry = await page.request.post(`${AREA}/reintentar`, { data: { stage: 'poll', id: 1 } });
    expect(retry.status()).toBe(403);
  }
});

test('the stages of the site itself are a picture and a table', async ({ page }) => {
  await operator(page);
  await visit(page, '/redaccion/tuberia');
  await expect(page.getByRole('heading', { level: 2 })).toHaveText('Proceso');
  const stages = part(page, 'Etapas');
  await expect(stages.locator('.stage')).toHaveCount(8);
  await stages.getByText('Ver como tabla').click();
  await expect(stages.getByRole('row', { name: /^Escribir eventos/ })).toBeVisible();
  await expectNoViolationsInBothThemes(page);
});

test('what goes wrong is seen, opened and tried again, by the keyboard alone', async ({ page }) => {
  await operator(page);
  const asked = await badDay(page);
  await visit(page, '/redaccion/tuberia');
  const troubles = part(page, 'Fallos y descartes');
  const cases = troubles.getByText('Ver casos').first();
  await cases.focus();
  await page.keyboard.press('Enter');
  await expect(troubles.getByRole('row', { name: /El agua baja 11/ })).toContainText('El Faro');
  await troubles.getByRole('button', { name: 'Reintentar: El agua baja 11' }).focus();
  await page.keyboard.press('Enter');
  await expect(troubles.getByRole('row', { name: /El agua baja 11/ })).toHaveCount(0);
  await troubles.getByRole('button', { name: 'Reintentar todos los de «status 503»' }).focus();
  await page.keyboard.press('Enter');
  await expect(troubles.getByRole('button', { name: 'Sí, hacerlo' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect
    .poll(() => asked)
    .toEqual([
      { stage: 'dropped', id: 11 },
      { stage: 'dropped', reason: 'status 503' },
    ]);
  await expect(part(page, 'Trabajo atascado').getByRole('row', { name: /La huelga del metro/ })).toContainText(
    '90 min',
  );
});

test('spending and quality are charts and tables, on a phone too', async ({ page }) => {
  await operator(page);
  await badDay(page);
  await page.setViewportSize({ width: 320, height: 700 });
  await visit(page, '/redaccion/tuberia');
  const spending = part(page, 'Gasto en modelos');
  await expect(spending.getByText('Límite de hoy gastado')).toBeVisible();
  await expect(spending.getByRole('img', { name: /en 30 días/ })).toBeVisible();
  await spending.getByText('Ver como tabla').click();
  await expect(spending.getByRole('row', { name: /30 oct/ })).toContainText('2,50 €');
  const quality = part(page, 'Calidad del análisis');
  await quality.getByText('Agrupar artículos').click();
  await expect(quality.getByRole('row', { name: /B-cubed F1/ })).toContainText('0,88');
  await expect(quality.getByRole('img', { name: 'B-cubed F1: de 0,84 a 0,88 en 2 mediciones' })).toBeVisible();
  expect(await sidewaysRoom(page)).toBe(0);
  await expectNoViolationsInBothThemes(page);
});

test('figures that cannot come are asked for again', async ({ page }) => {
  await operator(page);
  await page.route(`**${AREA}/gasto`, (route) => route.fulfill({ status: 500, json: { code: 'internal' } }));
  await visit(page, '/redaccion/tuberia');
  const spending = part(page, 'Gasto en modelos');
  await expect(spending.getByRole('alert')).toBeVisible();
  await page.unroute(`**${AREA}/gasto`);
  await spending.getByRole('button', { name: 'Reintentar' }).click();
  await expect(spending.getByRole('alert')).toHaveCount(0);
});
