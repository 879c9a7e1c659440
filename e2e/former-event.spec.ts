import { FORMER_EVENT } from './event.ts';
import { expert, opine } from './experts.ts';
import { eventCards, eventWindow, expect, expectNoViolations, sidewaysRoom, test, visit } from './site.ts';

const TITLES = {
  es: 'Este evento ya no se muestra',
  en: 'This event is no longer shown',
  fr: 'Cet événement n’est plus affiché',
  de: 'Dieses Ereignis wird nicht mehr angezeigt',
};

test.use({ expectedErrors: /404/ });

for (const width of [1360, 320]) {
  test.describe(`${width} px`, () => {
    test.use({ viewport: { width, height: 800 } });
    test('a shared link to an event that is shown no more leads to its articles, in each language', async ({
      page,
    }) => {
      for (const [idioma, title] of Object.entries(TITLES)) {
        const response = await page.goto(`/evento/${FORMER_EVENT}?idioma=${idioma}`);
        expect(response?.status()).toBe(404);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(title ?? '');
        await expect(eventCards(page)).toHaveCount(2);
        await expect(page.locator('.card.article')).toHaveCount(6);
        await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
        expect(await sidewaysRoom(page)).toBe(0);
      }
      await expectNoViolations(page);
    });
  });
}

test('from there the reader goes on to an event that has them now', async ({ page }) => {
  await visit(page, `/evento/${FORMER_EVENT}`);
  const card = eventCards(page).first();
  const title = await card.textContent();
  await card.click();
  await expect(eventWindow(page).getByRole('heading', { level: 2 }).first()).toHaveText(title ?? '');
});

test('an event kept for later from there asks who it is for', async ({ page }) => {
  await visit(page, `/evento/${FORMER_EVENT}`);
  await page.getByRole('button', { name: 'Leer más tarde' }).first().click();
  await expect(page).toHaveURL(/\/login/);
});

test('the window says it too, and closing it leaves the front page in its place', async ({ page }) => {
  await visit(page, `/?evento=${FORMER_EVENT}`);
  const window = eventWindow(page);
  await expect(window.getByRole('heading', { level: 2 })).toHaveText(TITLES.es);
  await expect(window.locator('.card.article')).toHaveCount(6);
  await expect(window.getByRole('button', { name: 'Recomendar' })).toHaveCount(0);
  await expectNoViolations(page);
  await page.keyboard.press('Escape');
  await expect(window).toBeHidden();
  await expect(page).toHaveURL(/\/$/);
});

test('an event opened from that window takes its place, and back brings it again', async ({ page }) => {
  await visit(page, `/?evento=${FORMER_EVENT}`);
  const window = eventWindow(page);
  const card = eventCards(page).and(window.locator('a')).first();
  const title = await card.textContent();
  await card.click();
  await expect(window.getByRole('heading', { level: 2 }).first()).toHaveText(title ?? '');
  await page.goBack();
  await expect(window.getByRole('heading', { level: 2 })).toHaveText(TITLES.es);
});

test('what somebody kept of it, and wrote about it, leads there from their account', async ({ page }) => {
  const title = page.getByRole('heading', { level: 1 });
  await expert(page);
  await opine(page, FORMER_EVENT, 'Se escribió cuando aún se mostraba.');
  const data = { action: 'save', evento_id: FORMER_EVENT, valor: true };
  expect((await page.request.post('/api/user/write_interaction', { data })).status()).toBe(200);
  await visit(page, '/user#reacciones');
  await page.getByRole('link', { name: 'Un evento que ya no se muestra' }).click();
  await expect(title).toHaveText(TITLES.es);
  await visit(page, '/user#comentarios');
  await expect(page.locator('.written-about')).toHaveText('Sobre un evento que ya no se muestra');
  await page.locator('.written-about').getByRole('link').click();
  await expect(title).toHaveText(TITLES.es);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('its articles are there, each with the way to its newspaper', async ({ page }) => {
    await page.goto(`/evento/${FORMER_EVENT}`);
    const links = page.locator('.card.article .title a');
    await expect(links).toHaveCount(6);
    for (const link of await links.all()) await expect(link).toHaveAttribute('href', /^https:\/\//);
  });
});
