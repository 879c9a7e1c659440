import { author, EVERYTHING, write } from '../authors.ts';
import { FORMER_EVENT } from '../event.ts';
import { eventNumber } from '../experts.ts';
import { signOutQuietly } from '../people.ts';
import { eventWindow, visit } from '../site.ts';
import { test } from './picture.ts';

test('reading', async ({ page, picture }) => {
  await visit(page, '/');
  await picture('front page');
  await page.locator('a[data-evento]').first().click();
  await eventWindow(page).locator('.article-list a').first().waitFor();
  await picture('event');
  const sections = eventWindow(page).locator('.event-section');
  for (let at = 0; at < (await sections.count()); at += 1) {
    const section = sections.nth(at);
    await section.evaluate((element) => element.scrollIntoView());
    await page.waitForTimeout(300);
    await picture((await section.getAttribute('id')) ?? String(at));
  }
  const evidence = eventWindow(page).locator('.evidence > summary').first();
  await evidence.scrollIntoViewIfNeeded();
  await evidence.click();
  await eventWindow(page).locator('.evidence-list > li').first().waitFor();
  await picture('evidence');
  await visit(page, '/resultados/1');
  await picture('carril');
  for (const path of ['/about', '/cuentas', '/transparencia']) {
    await visit(page, path);
    await picture(path.slice(1));
  }
});

test('articles', async ({ page, picture }) => {
  await author(page);
  const evento_id = await eventNumber(page, 5);
  const free = await write(page, { evento_id, titular: 'La factura de un cable', content: EVERYTHING });
  const sold = await write(page, {
    evento_id,
    titular: 'Lo que no dice el contrato',
    content: EVERYTHING,
    importe_euros: 1.5,
  });
  const { usuario_id } = (await (await page.request.get('/api/me')).json()).user;
  await signOutQuietly(page);
  await visit(page, `/article/${free.slug}`);
  await picture('free');
  await visit(page, `/article/${sold.slug}`);
  await picture('sold');
  await visit(page, `/user/${usuario_id}`);
  await picture('profile');
});

test('the door', async ({ page, picture }) => {
  await visit(page, '/login');
  await picture('sign in');
  await page.locator('input[name=email]').fill('nadie@site.example');
  await page.locator('input[name=password]').fill('no es la contraseña');
  await page.locator('main button[type=submit]').click();
  await page.locator('[role=alert]').first().waitFor();
  await picture('refused');
  await visit(page, '/register');
  await picture('register');
  await page.locator('main button[type=submit]').click();
  await page.locator('[aria-invalid=true]').first().waitFor();
  await picture('register, lacking');
  for (const path of ['/password', '/password#falso', '/verify#falso', '/email#falso', '/user']) {
    await visit(page, path);
    await picture(path.slice(1).replace('#falso', ' with a false link'));
  }
});

test('what is not there', async ({ page, picture }) => {
  for (const [name, path] of [
    ['no such page', '/nada'],
    ['no such event', '/evento/999999999'],
    ['event shown no more', `/evento/${FORMER_EVENT}`],
    ['no such article', '/article/nada'],
    ['no such person', '/user/999999999'],
    ['the console', '/redaccion'],
  ] as const) {
    await page.goto(path);
    await picture(name);
  }
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });
  test('without scripts', async ({ page, picture }) => {
    for (const path of ['/', '/evento/1', '/resultados/1', '/login']) {
      await page.goto(path);
      await picture(`page ${path.replaceAll('/', ' ')}`);
    }
  });
});

test.describe('the first time', () => {
  test.use({ firstVisit: true });
  test('the first time', async ({ page, picture }) => {
    await visit(page, '/');
    await picture('greeted');
  });
});
