import type { Page } from '@playwright/test';
import { admin } from './admin.ts';
import { eventNumber, expert, opine } from './experts.ts';
import { comment, commentField, comments, openOpinions, unique } from './opinions.ts';
import { registered } from './people.ts';
import { eventWindow, expect, expectNoViolations, sidewaysRoom, test, toast, visit } from './site.ts';

test.use({ expectedErrors: /40[0349]|429|50[03]|ERR_/ });

async function publish(page: Page, name: string | RegExp, text: string): Promise<void> {
  await commentField(page, name).fill(text);
  await comments(page)
    .locator('form')
    .filter({ has: page.getByRole('textbox', { name }) })
    .getByRole('button', { name: 'Publicar' })
    .click();
  await expect(comment(page, text)).toBeVisible();
}

for (const viewport of [
  { width: 1360, height: 900 },
  { width: 390, height: 844 },
]) {
  test.describe(`${viewport.width} px`, () => {
    test.use({ viewport });

    test('an expert gives an opinion, answers down to the last depth, rewrites and deletes', async ({ page }) => {
      const person = await expert(page);
      const id = await eventNumber(page, viewport.width === 390 ? 8 : 9);
      await openOpinions(page, id);
      const texts = ['Primera', 'Segunda', 'Tercera', 'Cuarta'].map(unique);
      const [first = '', second = '', , last = ''] = texts;
      await expect(comments(page).getByRole('button', { name: 'Publicar' })).toBeDisabled();
      await publish(page, 'Tu opinión', `${first} con https://site.example/a`);
      await expect(comment(page, first)).toBeFocused();
      await expect(comment(page, first)).toContainText('Experto');
      await expect(comment(page, first)).toContainText('Ahora');
      await expect(comment(page, first).getByRole('link', { name: person.alias })).toHaveAttribute('target', '_blank');
      const link = comment(page, first).getByRole('link', { name: 'site.example' });
      await expect(link).toHaveAttribute('rel', 'nofollow ugc noopener noreferrer');
      await expect(link).toHaveAttribute('href', 'https://site.example/a');
      for (const [depth, text] of texts.entries()) {
        if (depth === 0) continue;
        await comment(page, texts[depth - 1] ?? '')
          .getByRole('button', { name: /^Responder/ })
          .click();
        await expect(commentField(page, /^Tu respuesta/)).toBeFocused();
        await publish(page, /^Tu respuesta/, text);
        await expect(commentField(page, /^Tu respuesta/)).toBeHidden();
      }
      await expect(comment(page, last).getByRole('button', { name: /^Responder/ })).toBeHidden();
      expect(await sidewaysRoom(page)).toBe(0);

      await comment(page, first)
        .getByRole('button', { name: /^Responder/ })
        .click();
      await comment(page, second).getByRole('button', { name: 'Editar' }).click();
      await expect(commentField(page, /^Tu respuesta/)).toBeHidden();
      await expect(commentField(page, 'Tu comentario')).toHaveValue(second);
      await expectNoViolations(page);
      await commentField(page, 'Tu comentario').fill(`${second} bis`);
      await comments(page).getByRole('button', { name: 'Guardar' }).click();
      await expect(comment(page, `${second} bis`)).toContainText('editado');

      await comment(page, first).getByRole('button', { name: 'Eliminar' }).click();
      await expect(comment(page, first).getByRole('button', { name: 'Sí, eliminar' })).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(comment(page, first)).toHaveCount(0);
      await expect(comments(page).getByText('Comentario eliminado').first()).toBeVisible();
      await expect(comments(page).locator('article:focus')).toHaveText('Comentario eliminado');
      await expect(comment(page, last)).toBeVisible();

      await visit(page, '/user#comentarios');
      const own = page.getByRole('tabpanel', { name: 'Mis Comentarios' });
      await expect(own.getByRole('listitem')).toHaveCount(3);
      await expect(own.getByRole('listitem').first()).toContainText('Respuesta');
      await expectNoViolations(page);
      await own.getByRole('listitem').first().getByRole('button', { name: 'Editar' }).click();
      await own.getByRole('button', { name: 'Cancelar' }).click();
      await expect(own.getByRole('listitem').first()).toBeFocused();
      await own.getByRole('listitem').first().getByRole('button', { name: 'Eliminar' }).click();
      await own.getByRole('button', { name: 'Sí, eliminar' }).click();
      await expect(own.getByRole('listitem')).toHaveCount(2);
      await expect(own.getByRole('listitem').first()).toBeFocused();
      await own.getByRole('link').first().click();
      await expect(page).toHaveURL(`/?evento=${id}`);
      await expect(comment(page, `${second} bis`)).toBeVisible();
    });

    test('everybody can report an opinion or a mistake, with the keyboard alone', async ({
      page,
      browser,
      baseURL,
    }) => {
      const id = await eventNumber(page, 10);
      const elsewhere = await browser.newContext(baseURL ? { baseURL } : {});
      const writer = await elsewhere.newPage();
      await expert(writer);
      const text = unique('Algo que denunciar');
      await opine(writer, id, text);
      await elsewhere.close();
      await openOpinions(page, id);
      const report = comment(page, text).getByRole('button', { name: 'Denunciar' });
      await report.focus();
      await page.keyboard.press('Enter');
      const dialog = page.getByRole('dialog', { name: 'Denunciar un comentario' });
      await expect(dialog).toBeVisible();
      await expectNoViolations(page);
      await dialog.getByRole('button', { name: 'Enviar' }).press('Enter');
      await expect(dialog).toContainText('Elige qué ocurre.');
      await expect(dialog.getByRole('radio').first()).toBeFocused();
      await page.keyboard.press('Space');
      await dialog.getByRole('textbox').fill('Lo dice de mala fe.');
      await dialog.getByRole('button', { name: 'Enviar' }).press('Enter');
      await expect(toast(page, 'Gracias. Lo revisaremos.')).toBeVisible();
      await expect(dialog).toBeHidden();
      await expect(report).toBeFocused();
      expect(await admin('reports')).toContain(text);

      await report.press('Enter');
      await expect(dialog).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
      await expect(eventWindow(page)).toBeVisible();

      await page.route('**/api/reports', (route) =>
        route.fulfill({ status: 429, json: { code: 'too_many_attempts' } }),
      );
      await eventWindow(page).getByRole('button', { name: 'Informar de un error' }).first().click();
      const mistake = page.getByRole('dialog', { name: 'Informar de un error' });
      await mistake.getByRole('radio', { name: 'No es verdad' }).check();
      await mistake.getByRole('textbox').fill('Falta una fuente.');
      await mistake.getByRole('button', { name: 'Enviar' }).click();
      await expect(mistake.getByRole('alert')).toContainText('Demasiados intentos.');
      await expect(mistake.getByRole('textbox')).toHaveValue('Falta una fuente.');
      expect(await sidewaysRoom(page)).toBe(0);
    });
  });
}

test('who may not write is told who may', async ({ page }) => {
  const id = await eventNumber(page, 11);
  await openOpinions(page, id);
  await expect(comments(page)).toContainText('Aquí opinan expertos.');
  await expect(comments(page).getByRole('textbox')).toHaveCount(0);
  await expect(comments(page).getByRole('link', { name: 'Inicia sesión si eres uno de ellos' })).toHaveAttribute(
    'href',
    `/login?next=${encodeURIComponent(`/?evento=${id}`)}`,
  );
  const person = await registered(page);
  await page.reload();
  await expect(comments(page).getByRole('link', { name: 'Solicitar ser experto' })).toHaveAttribute(
    'href',
    '/user#perfil',
  );
  expect((await page.request.post('/api/comments', { data: { texto: 'hola', evento_id: id } })).status()).toBe(403);
  await admin('role', person.alias, 'experto');
  await page.reload();
  await expect(comments(page)).toContainText('Confirma tu correo para poder opinar.');
  await expect(comments(page).getByRole('textbox')).toHaveCount(0);
});

test('a reply that is given up is put away with what was typed', async ({ page }) => {
  await expert(page);
  const id = await eventNumber(page, 13);
  const text = unique('Para responder');
  await opine(page, id, text);
  await openOpinions(page, id);
  const reply = comment(page, text).getByRole('button', { name: /^Responder/ });
  await reply.click();
  await commentField(page, /^Tu respuesta/).fill('A medias');
  await comments(page).getByRole('button', { name: 'Cancelar' }).click();
  await expect(commentField(page, /^Tu respuesta/)).toBeHidden();
  await reply.click();
  await expect(commentField(page, /^Tu respuesta/)).toHaveValue('');
});

test('an opinion can be rewritten for fifteen minutes, and the button goes by itself', async ({ page }) => {
  await expert(page);
  // Nobody else's: with its clock held the page asks but once, and a kept answer would not have it yet.
  const id = await eventNumber(page, 7);
  await page.clock.install();
  const text = unique('Con prisa');
  await opine(page, id, text);
  await openOpinions(page, id);
  const edit = comment(page, text).getByRole('button', { name: 'Editar' });
  await expect(edit).toBeVisible();
  await page.clock.fastForward('10:00');
  await expect(comment(page, text)).toContainText('10m');
  await expect(edit).toBeVisible();
  await page.clock.fastForward('06:00');
  await expect(edit).toBeHidden();
  await expect(comment(page, text).getByRole('button', { name: 'Eliminar' })).toBeVisible();
});

test('the page of an expert shows what they have written, without scripts too', async ({ page, browser, baseURL }) => {
  const person = await expert(page);
  const id = await eventNumber(page, 15);
  const text = unique('A la vista de todos');
  await opine(page, id, text);
  const { user } = await (await page.request.get('/api/me')).json();
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL ? { baseURL } : {}) });
  const reader = await context.newPage();
  await expect(async () => {
    await reader.goto(`/user/${user.usuario_id}`);
    await expect(reader.getByText(text)).toBeVisible({ timeout: 1000 });
  }).toPass();
  await expect(reader.getByRole('heading', { level: 1 })).toHaveText(person.alias);
  await reader.locator('.written-about a').click();
  await expect(reader).toHaveURL(`/evento/${id}`);
  await expect(async () => {
    await reader.reload();
    await expect(reader.getByText(text)).toBeVisible({ timeout: 1000 });
  }).toPass({ timeout: 30_000 });
  await expect(reader.locator('.comments textarea, .comments button').first()).toBeHidden();
  await context.close();
});
