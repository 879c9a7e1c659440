import { expect, test, visit } from './site.ts';

const ABOUT = { es: 'Quiénes somos', en: 'About us', fr: 'Qui sommes-nous ?', de: 'Über uns' } as const;

for (const [idioma, about] of Object.entries(ABOUT)) {
  test.describe(`a browser in ${idioma}`, () => {
    test.use({ locale: idioma });
    test('gets its language', async ({ page }) => {
      await visit(page, '/');
      await expect(page.locator('html')).toHaveAttribute('lang', idioma);
      await expect(page.getByRole('banner').getByRole('link', { name: about })).toBeVisible();
    });
  });
}

test.describe('a browser in a language we do not speak', () => {
  test.use({ locale: 'pt-BR' });
  test('gets English', async ({ page }) => {
    await visit(page, '/');
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  });
});

test('the language chosen in the footer is remembered', async ({ page, context }) => {
  await visit(page, '/about');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Français' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
  await expect(page).toHaveURL(/\/about$/);
  const [cookie] = (await context.cookies()).filter(({ name }) => name === 'idioma');
  expect(cookie?.value).toBe('fr');
  expect((cookie?.expires ?? 0) - Date.now() / 1000).toBeGreaterThan(360 * 24 * 3600);
  await visit(page, '/');
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
});

test('the language of the address wins, and its links keep it', async ({ page }) => {
  await visit(page, '/?idioma=de');
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await page.getByRole('banner').getByRole('link', { name: 'Über uns' }).click();
  await expect(page).toHaveURL(/\/about\?idioma=de$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Über uns');
});

test('only the language of the page is loaded', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(new URL(request.url()).pathname));
  await visit(page, '/');
  expect(scripts.filter((path) => /\/assets\/(es|en|fr|de)-/.test(path))).toHaveLength(1);
});

test('search engines find the four languages', async ({ page }) => {
  await visit(page, '/about');
  for (const idioma of Object.keys(ABOUT)) {
    await expect(page.locator(`link[rel=alternate][hreflang=${idioma}]`)).toHaveAttribute(
      'href',
      new RegExp(`/about\\?idioma=${idioma}$`),
    );
  }
});

test('the theme follows the system until one is chosen, and the choice is there at the first paint', async ({
  page,
}) => {
  const paper = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  await page.emulateMedia({ colorScheme: 'light' });
  await visit(page, '/about');
  const light = await paper();
  await page.emulateMedia({ colorScheme: 'dark' });
  const dark = await paper();
  expect(dark).not.toBe(light);
  await page.getByRole('radio', { name: 'Claro' }).check({ force: true });
  expect(await paper()).toBe(light);
  await page.reload({ waitUntil: 'commit' });
  await page.waitForSelector('body', { state: 'attached' });
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  await expect(page.getByRole('radio', { name: 'Claro' })).toBeChecked();
  expect(await paper()).toBe(light);
  await page.getByRole('radio', { name: 'Sistema' }).check({ force: true });
  expect(await paper()).toBe(dark);
});
