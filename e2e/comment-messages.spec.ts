import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { eventNumber, expert, opine } from './experts.ts';
import { comment, commentField, comments, openOpinions, unique } from './opinions.ts';
import { eventWindow, expect, test, toast } from './site.ts';

test.use({ expectedErrors: /40[0349]|429|50[03]|ERR_/ });

test('what cannot be published says why, and nothing typed is lost', async ({ page }) => {
  await expert(page);
  const id = await eventNumber(page, 12);
  await openOpinions(page, id);
  const opinion = commentField(page, 'Tu opinión');
  const counter = comments(page).locator('.field-count').first();
  const send = () => comments(page).getByRole('button', { name: 'Publicar' }).click();
  const alert = comments(page).getByRole('alert');

  await opinion.fill('​​');
  await send();
  await expect(alert).toHaveText('El comentario no puede estar vacío');
  await opinion.fill('a'.repeat(201));
  await expect(counter).toHaveText('-1');
  await expect(alert).toHaveText('El comentario no puede exceder 200 caracteres (sin incluir URLs)');
  await opinion.fill(`${'a'.repeat(190)} https://site.example/largo`);
  await expect(counter).toHaveText('9');
  await expect(alert).toHaveCount(0);
  await opinion.fill('');
  await opinion.pressSequentially('😀', { delay: 0 });
  await expect(counter).toHaveText('199');
  await opinion.fill('b'.repeat(300));
  expect((await opinion.inputValue()).length).toBe(250);

  const text = unique('Bien pensado');
  await opinion.fill(text);
  for (const [status, code, said] of [
    [500, 'internal', 'Error al crear el comentario'],
    [503, 'unavailable', 'El servicio no está disponible. Vuelve a intentarlo en unos segundos.'],
    [404, 'evento_not_found', 'Este evento ya no está.'],
    [409, 'algo_nuevo', 'Lo que dice el servidor'],
  ] as const) {
    await page.route('**/api/comments', (route) => route.fulfill({ status, json: { code, error: said } }));
    await send();
    await expect(alert).toHaveText(said);
    await expect(opinion).toHaveValue(text);
    await page.unroute('**/api/comments');
  }
  const { promise: isClosed, resolve: tellClosed } = Promise.withResolvers<void>();
  await page.route('**/api/comments', async (route) => {
    await isClosed;
    await route.fulfill({ status: 500, json: { code: 'internal', error: '' } });
  });
  await send();
  await page.keyboard.press('Escape');
  await expect(eventWindow(page)).toBeHidden();
  tellClosed();
  await expect(toast(page, 'Error al crear el comentario')).toBeVisible();
  await page.unroute('**/api/comments');
  await page.locator(`a[data-evento="${id}"]`).first().click();
  await expect(opinion).toHaveValue(text);
  await send();
  await expect(comment(page, text)).toBeVisible();
  await expect(opinion).toHaveValue('');

  for (let count = 0; count < 4; count += 1) await opine(page, id, unique('Otra'));
  await opinion.fill('Una más');
  await send();
  await expect(alert).toHaveText('Has opinado mucho en poco tiempo. Espera un poco y vuelve a intentarlo.');
  await expect(opinion).toHaveValue('Una más');
});

/** In the page alone, with nobody looking: the longest time it did not listen, from a press until so many stand. */
async function longestTaskUntil({ press, until }: { press: string; until: number }): Promise<number> {
  let longest = 0;
  const observer = new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) longest = Math.max(longest, duration);
  });
  observer.observe({ type: 'longtask' });
  document.querySelector<HTMLElement>(press)?.click();
  while (document.getElementsByClassName('comment').length < until) {
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  await new Promise((resolve) => setTimeout(resolve, 500));
  observer.disconnect();
  return longest;
}

test('opinions that fail to load say so and try again; there are more behind a button', async ({ page }) => {
  const id = await eventNumber(page, 14);
  let failing = true;
  const many = Array.from({ length: 300 }, (_, index) => ({
    id: 900_000 + index,
    texto: `Opinión número ${index}, con https://site.example/${index} y lo que haga falta para llenar dos líneas.`,
    parent_id: index % 4 === 0 ? null : 900_000 + index - 1,
    profundidad: index % 4,
    usuario_id: 1,
    alias: 'ana gil',
    rol: 'experto',
    bio_foto_url: null,
    timestamp: new Date(Date.UTC(2026, 0, 1)).toISOString(),
    editado_on: null,
    eliminado: index % 50 === 4,
    evento_id: id,
    articulo_id: null,
  }));
  // The stream would tell how many there really are.
  await page.route('**/api/live/**', (route) => route.fulfill({ status: 503, json: { code: 'unavailable' } }));
  await page.route('**/api/comments/evento/**', (route) => {
    if (failing) return route.fulfill({ status: 503, json: { code: 'unavailable' } });
    const next = route.request().url().includes('cursor=');
    const shown = many.slice(next ? 240 : 0, next ? 300 : 240);
    return route.fulfill({ json: { comentarios: shown, total: 294, has_more: !next, cursor: next ? null : 'x1' } });
  });
  await openOpinions(page, id);
  await expect(comments(page).getByRole('alert')).toContainText('Error al cargar los comentarios');
  failing = false;
  await expect(eventWindow(page).locator('.article-list a').first()).toBeVisible();
  const longest = await page.evaluate(longestTaskUntil, { press: '.comments .notice button', until: 240 });
  await expect(comments(page).locator('article')).toHaveCount(240);
  await expect(comments(page).getByRole('heading')).toContainText('294');
  await expect(comments(page).getByText('1 ene 2026').first()).toBeVisible();
  await comments(page).getByRole('button', { name: 'Ver más opiniones' }).click();
  await expect(comments(page).locator('article')).toHaveCount(300);
  await expect(comments(page).locator('#comentario-900240')).toBeFocused();
  await expect(comments(page).getByRole('button', { name: 'Ver más opiniones' })).toHaveCount(0);
  expect(longest).toBeLessThan(200);
});

interface Case {
  readonly name: string;
  readonly raw: string | readonly (string | { readonly unit: string; readonly repeat: number })[];
  /** Taken unless a code stands here. */
  readonly verdict?: 'comment_empty' | 'comment_too_long';
}

const rawOf = ({ raw }: Case) =>
  typeof raw === 'string'
    ? raw
    : raw.map((part) => (typeof part === 'string' ? part : part.unit.repeat(part.repeat))).join('');

/** The form itself decides: the text goes into its field, it is sent by key, and what it then says or sends is looked at. */
test('the form judges every nasty text as the table does', async ({ page }) => {
  const cases = JSON.parse(
    readFileSync(join(import.meta.dirname, '../contracts/src/comment-text.cases.json'), 'utf8'),
  ) as Case[];
  expect(cases.length).toBeGreaterThan(200);
  await expert(page);
  await openOpinions(page, await eventNumber(page, 16));
  await expect(commentField(page, 'Tu opinión')).toBeVisible();
  const judged = await commentField(page, 'Tu opinión').evaluate(
    async (area: HTMLTextAreaElement, texts: readonly string[]) => {
      const fetchBefore = window.fetch;
      let sent = 0;
      window.fetch = async (input, init) => {
        if (input !== '/api/comments') return fetchBefore(input, init);
        sent += 1;
        return new Response('{"code":"internal"}', { status: 500 });
      };
      const write = Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set;
      const pause = () => new Promise((resolve) => setTimeout(resolve));
      const verdicts: { verdict: string; kept: number }[] = [];
      for (const text of texts) {
        const before = sent;
        write?.call(area, text);
        area.dispatchEvent(new InputEvent('input', { bubbles: true }));
        await pause();
        area.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', ctrlKey: true, bubbles: true }));
        for (let tries = 0; tries < 50 && !area.form?.querySelector('.fault'); tries += 1) await pause();
        const said = area.form?.querySelector('.fault')?.textContent ?? '';
        verdicts.push({
          verdict:
            sent > before
              ? 'ok'
              : said.includes('vacío')
                ? 'comment_empty'
                : said.includes('200')
                  ? 'comment_too_long'
                  : said,
          kept: [...area.value].length,
        });
      }
      window.fetch = fetchBefore;
      return verdicts;
    },
    cases.map(rawOf),
  );
  const HARD_MAX = 250;
  for (const [index, one] of cases.entries()) {
    expect(judged[index]?.kept, one.name).toBeLessThanOrEqual(HARD_MAX);
    // What does not fit into the field at all is cut before it is judged.
    if ([...rawOf(one)].length <= HARD_MAX) expect.soft(judged[index]?.verdict, one.name).toBe(one.verdict ?? 'ok');
  }
});
