import { registered, submit } from './people.ts';
import { expect, test, visit } from './site.ts';

test.use({ expectedErrors: /500|ERR_FAILED/ });

const LOCATION = '**/api/user/location';

test('where one comes from is said', async ({ page }) => {
  await registered(page);
  await visit(page, '/user');
  const account = page.getByRole('region', { name: 'Cuenta', exact: true });
  const place = account.locator('.row-line').filter({ hasText: 'Ubicación' }).locator('p').first();
  // From this machine itself one comes from nowhere.
  await expect(place).toHaveText('No disponible');
  await page.route(LOCATION, (route) =>
    route.fulfill({ json: { ip: '203.0.113.7', pais_iso_code: 'ES', country_name: 'Spain' } }),
  );
  await page.reload();
  await expect(place).toHaveText('España');
  await page.unroute(LOCATION);
  await page.route(LOCATION, (route) => route.abort());
  await page.reload();
  await expect(place).toHaveText('No disponible');
});

test('that a change could not be kept is said', async ({ page }) => {
  await registered(page);
  await visit(page, '/user');
  await page.route('**/api/user/profile', (route) =>
    route.request().method() === 'PUT' ? route.fulfill({ status: 500, json: { code: 'internal' } }) : route.continue(),
  );
  await page.getByRole('button', { name: 'Cambiar el alias' }).click();
  await page.locator('input[name=alias]').fill('otro alias');
  await submit(page);
  await expect(page.getByText('Error al actualizar la información')).toBeVisible();
});
