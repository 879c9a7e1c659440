import { openEvent } from './event.ts';
import { eventWindow, expect, firstEventId, test, visit } from './site.ts';

test('every statement opens its evidence: newspaper, words, time and the way there', async ({ page }) => {
  const window = await openEvent(page);
  const statements = window.locator('.statement');
  const count = await statements.count();
  expect(count).toBeGreaterThan(10);
  await expect(window.locator('.evidence > summary')).toHaveCount(count);
  await expect(window.locator('.evidence-list')).toHaveCount(0);

  const fact = statements.first();
  await fact.locator('summary').click();
  await expect(fact.locator('.evidence-list')).toBeVisible();
  const newspapers = new Set(await fact.locator('.evidence-list .name').allTextContents());
  await expect(fact.locator('summary')).toHaveText(
    new RegExp(`^Lo cuentan? ${newspapers.size} periódicos?( · \\d+ informaci(ón|ones) independientes?)?$`),
  );
  const piece = fact.locator('.evidence-list > li').first();
  await expect(piece.locator('.name')).not.toBeEmpty();
  await expect(piece.locator('img.flag')).toHaveAttribute('alt', /\w+/);
  await expect(piece.locator('time')).toHaveAttribute('datetime', /^\d{4}-\d\d-\d\dT/);
  const quote = piece.locator('blockquote');
  await expect(quote).toHaveAttribute('lang', /^[a-z]{2}$/);
  const link = piece.getByRole('link', { name: /^Leer en / });
  await expect(link).toHaveAttribute('target', '_blank');
  await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  const words = ((await quote.textContent()) ?? '').split(/\s+/);
  const [, directive = ''] = ((await link.getAttribute('href')) ?? '').split('#:~:text=');
  expect(directive).not.toBe('');
  expect(words.join(' ')).toContain(decodeURIComponent(directive.split(',')[0] ?? ''));

  await fact.locator('summary').click();
  await expect(quote).toBeHidden();
});

test('every kind of statement has evidence, whichever event', async ({ page }) => {
  const window = await openEvent(page);
  for (const section of await window.locator('.event-section:has(.statement)').all()) {
    const evidence = section.locator('.evidence').last();
    await evidence.locator('summary').click();
    await expect(evidence.locator('blockquote').first()).not.toBeEmpty();
    await expect(evidence.getByRole('button', { name: 'Informar de un error' })).toBeVisible();
  }
});

test('copies of an agency are marked and counted once', async ({ page }) => {
  await visit(page, '/');
  const ids = [1, 2, 3, 4, 5, 6, 7, 8];
  for (const id of ids) {
    const reply = await page.request.get(`/api/modal_eventos/${id}`);
    const { hechos = [] } = reply.ok() ? await reply.json() : {};
    const copied = hechos.find((fact: { evidencia: { copia_de: number | null }[] }) =>
      fact.evidencia.some(({ copia_de }) => copia_de !== null),
    );
    if (!copied) continue;
    await page.goto(`/?evento=${id}`);
    const fact = eventWindow(page).locator(`#afirmacion-${copied.statement_id}`);
    await fact.locator('summary').click();
    await expect(fact.getByText('Copia de agencia').first()).toBeVisible();
    await expect(fact.locator('summary')).toContainText(String(copied.independientes));
    return;
  }
  throw new Error('no event of the demonstration has a fact told by a copy');
});

test('says that an AI wrote it, how, and takes word of a mistake', async ({ page }) => {
  const window = await openEvent(page);
  await expect(window.getByText('Escrito por una IA')).toBeVisible();
  await window.getByText('Cómo se hace').click();
  await expect(window.getByText('Cada frase lleva su evidencia')).toBeVisible();
  await expect(window.getByRole('link', { name: 'Más sobre cómo funciona' })).toHaveAttribute(
    'href',
    '/about#como-funciona',
  );
  await window.locator('.ai-label').getByRole('button', { name: 'Informar de un error' }).click();
  await expect(page.getByRole('dialog').last()).toContainText('Informar de un error');
});

test.describe('when the form for mistakes cannot come', () => {
  test.use({ expectedErrors: /ERR_FAILED/ });
  test('it is said, the event stays, and the next try finds it', async ({ page }) => {
    let failing = true;
    await page.route('**/report-dialog-*.js*', (route) => (failing ? route.abort() : route.continue()));
    const window = await openEvent(page);
    const report = window.locator('.ai-label').getByRole('button', { name: 'Informar de un error' });
    await report.click();
    await expect(window.locator('.toast')).toContainText('Comprueba tu conexión');
    await expect(window.locator('.lede')).toBeVisible();
    failing = false;
    await report.click();
    await expect(page.getByRole('dialog', { name: 'Informar de un error' })).toBeVisible();
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('the page opens its evidence too', async ({ page }) => {
    await page.goto('/');
    await page.goto(`/evento/${await firstEventId(page)}`);
    const evidence = page.locator('.evidence').first();
    await expect(evidence.locator('blockquote').first()).toBeHidden();
    await evidence.locator('summary').click();
    await expect(evidence.locator('blockquote').first()).toBeVisible();
  });
});

test.describe('why an event is here', () => {
  test.use({ expectedErrors: /503/ });
  test('is told on asking, by keyboard too, and asked again after a failure', async ({ page }) => {
    const window = await openEvent(page);
    const unavailable = { status: 503, json: { code: 'unavailable' } };
    await page.route('**/api/modal_eventos/*/motivos*', (route) => route.fulfill(unavailable), { times: 1 });
    const why = window.locator('.why-here');
    await why.getByText('¿Por qué está aquí?').focus();
    await page.keyboard.press('Enter');
    await expect(why.getByRole('alert')).toContainText('Error al cargar los motivos');
    await why.getByRole('button', { name: 'Reintentar' }).click();
    await expect(why.getByText(/^\d+ periódicos? lo cuentan? con información propia/)).toBeVisible();
    await expect(why.getByText('Carriles en los que está')).toBeVisible();
    await expect(why.locator('dl').first()).toContainText('primero');
  });
});
