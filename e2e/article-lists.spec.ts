import type { Page } from '@playwright/test';
import { author, paragraph, text, write } from './authors.ts';
import { eventNumber } from './experts.ts';
import { registered, signOutQuietly } from './people.ts';
import { DESK, PHONE } from './screens.ts';
import { expect, expectNoViolationsInBothThemes, sidewaysRoom, test, visit } from './site.ts';

async function ownUserId(page: Page): Promise<number> {
  return (await (await page.request.get('/api/me')).json()).user.usuario_id;
}

for (const viewport of [DESK, PHONE]) {
  test.describe(`${viewport.width} px`, () => {
    test.use({ viewport });
    test('Mis Artículos tells how each stands, and lets go of a draft', async ({ page }) => {
      await author(page);
      await visit(page, '/user#articulos');
      const panel = page.getByRole('tabpanel', { name: 'Mis Artículos' });
      await expect(panel).toContainText('Aquí estarán los artículos que escribas');
      await expect(panel.getByRole('link', { name: 'Crear Artículo' })).toHaveAttribute('href', '/user/article/new');

      const evento_id = await eventNumber(page, 1);
      await write(page, { evento_id, titular: 'El borrador', es_borrador: true });
      const first = await write(page, { evento_id, titular: 'El publicado', importe_euros: 1.5 });
      const changed = { evento_id, titular: 'El publicado', content: [paragraph(text('Otro texto.'))] };
      await page.request.post(`/api/user/articles/${first.id}/autosave`, {
        data: {
          ...changed,
          resumen: 'Otro',
          body_json: { type: 'doc', content: changed.content },
          idioma: 'es',
          es_borrador: false,
          importe_euros: 1.5,
          version: first.version,
        },
      });
      await page.reload();
      const row = (title: string) => panel.getByRole('listitem').filter({ hasText: title });
      await expect(row('El publicado')).toContainText('Publicado');
      await expect(row('El publicado')).toContainText('Cambios sin publicar');
      await expect(row('El publicado')).toContainText('1,50 €');
      await expect(row('El publicado')).toContainText('Ingresos—');
      await expect(row('El publicado').getByRole('button', { name: /Eliminar/ })).toHaveCount(0);
      await expect(row('El borrador')).toContainText('Borrador');
      expect(await sidewaysRoom(page)).toBe(0);
      await expectNoViolationsInBothThemes(page);

      await row('El borrador').getByRole('button', { name: 'Eliminar: El borrador' }).click();
      await expect(row('El borrador')).toContainText('¿Eliminar este borrador?');
      await row('El borrador').getByRole('button', { name: 'Eliminar: El borrador' }).click();
      await expect(row('El borrador')).toHaveCount(0);
      const { articles } = await (await page.request.get('/api/user/articles')).json();
      expect(articles.map(({ titular }: { titular: string }) => titular)).toEqual(['El publicado']);
    });
  });
}

test('a card opens by who opens it: its author edits, others read or are offered it', async ({ page }) => {
  await author(page);
  const evento_id = await eventNumber(page, 1);
  const free = await write(page, { evento_id, titular: 'Gratis para todos' });
  await write(page, { evento_id, titular: 'Este cuesta', importe_euros: 3 });
  const profile = `/user/${await ownUserId(page)}`;
  const open = async (title: string) => {
    await visit(page, profile);
    await page.getByRole('link', { name: title }).click();
  };
  await open('Gratis para todos');
  await expect(page).toHaveURL(`/user/article/${free.id}`);
  await visit(page, profile);

  await signOutQuietly(page);
  await registered(page);
  await open('Gratis para todos');
  await expect(page).toHaveURL(`/article/${free.slug}`);
  await page.getByRole('link', { name: 'Volver' }).click();
  await expect(page).toHaveURL(profile);
  await open('Este cuesta');
  const dialog = page.getByRole('dialog', { name: 'Confirmar Compra' });
  await expect(dialog).toContainText('3,00 €');
  await expect(dialog.getByRole('link', { name: 'Ver su página' })).toBeVisible();

  await signOutQuietly(page);
  await open('Este cuesta');
  await expect(page.getByRole('button', { name: /^Comprar por 3,00/ })).toBeVisible();
});
