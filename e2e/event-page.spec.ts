import { expect, expectNoViolations, firstEventId, sidewaysRoom, test } from './site.ts';

test.use({ javaScriptEnabled: false });

test('the page of an event is complete without JavaScript', async ({ page }) => {
  await page.goto('/');
  const id = await firstEventId(page);
  await page.goto(`/evento/${id}`);
  const sections = await page.locator('.event-section').evaluateAll((all) => all.map((section) => section.id));
  const links = page.getByRole('navigation', { name: 'Secciones del evento' }).getByRole('link');
  expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual(
    sections.map((section) => `#${section}`),
  );
  expect(sections).toContain('seccion-opiniones');
  await links.filter({ hasText: 'Declaraciones' }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'Declaraciones' })).toBeInViewport();
  const { articulos } = await (await page.request.get(`/api/modal_eventos_articulos/${id}`)).json();
  await expect(page.locator('.article-list > li')).toHaveCount(articulos.length);
  await expect(page.locator('.article-filters')).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Opiniones de expertos' })).toBeVisible();
  await page.getByText('Ver como tabla').click();
  await expect(page.getByRole('table', { name: 'Artículos por país' })).toBeVisible();
  await page.getByText('Qué significan las etiquetas').click();
  await expect(page.locator('.badge-legend dd').first()).toBeVisible();
});

test('search engines and previews know what it is, in each language', async ({ page, baseURL }) => {
  await page.goto('/');
  const id = await firstEventId(page);
  const origin = new URL(baseURL ?? '').origin;
  const locales = { es: 'es_ES', en: 'en_GB', fr: 'fr_FR', de: 'de_DE' };
  for (const [idioma, locale] of Object.entries(locales)) {
    const response = await page.goto(`/evento/${id}?idioma=${idioma}`);
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
      'href',
      `${origin}/evento/${id}?idioma=${idioma}`,
    );
    await expect(page.locator('link[rel=alternate][hreflang]')).toHaveCount(5);
    await expect(page.locator('meta[property="og:locale"]')).toHaveAttribute('content', locale);
    const picture = (await page.locator('meta[property="og:image"]').getAttribute('content')) ?? '';
    expect(picture).toContain(`idioma=${idioma}`);
    // On a busy machine the first one is not drawn in time and comes on the next asking.
    await expect.poll(async () => (await page.request.get(picture)).headers()['content-type']).toBe('image/png');

    const text = (await page.locator('script[type="application/ld+json"]').textContent()) ?? '';
    const [overview, list] = JSON.parse(text)['@graph'];
    expect(overview).toMatchObject({ '@type': 'NewsArticle', inLanguage: idioma });
    expect(overview.headline).toBe(await page.getByRole('heading', { level: 1 }).textContent());
    expect(overview.digitalSourceType).toContain('TrainedAlgorithmicMedia');
    expect(overview.isBasedOn.length).toBeGreaterThan(0);
    expect(list.itemListElement[0]).toMatchObject({ '@type': 'ListItem', position: 1 });
    expect(response?.headers()['content-security-policy']).toContain("script-src 'self' 'sha256-");
  }
});

for (const width of [1360, 390, 320]) {
  test.describe(`${width} px`, () => {
    test.use({
      javaScriptEnabled: true,
      viewport: { width, height: 800 },
      expectedErrors: /Failed to load|ERR_FAILED/,
    });
    test('it fits, and shuts nobody out', async ({ page }) => {
      await page.goto('/');
      const id = await firstEventId(page);
      await page.route('**/assets/*.js', (route) => route.abort());
      await page.goto(`/evento/${id}`);
      expect(await sidewaysRoom(page)).toBe(0);
      for (const evidence of (await page.locator('.evidence > summary').all()).slice(0, 3)) await evidence.click();
      await expectNoViolations(page);
    });
  });
}
