import { fillIn, registered, signOutQuietly, submit } from './people.ts';
import { eventCards, eventIds, expect, rows, test, visit } from './site.ts';

test('rows of cards, each with its name, its coverage and its end', async ({ page }) => {
  await visit(page, '/');
  await expect(page).toHaveTitle('Poliedro');
  const row = rows(page)
    .filter({ has: page.locator('a[data-evento]') })
    .first();
  await expect(row.getByRole('heading', { level: 2 })).not.toBeEmpty();
  await expect(row.locator('.card footer').first()).toContainText(/\d+ periódicos? · \d+ país/);
  await expect(row.locator('.flag').first()).toHaveAttribute('alt', /.{2,}/);
  await expect(row.locator('li').last().getByRole('link')).toHaveAttribute('href', /^\/resultados\/\d+$/);
});

test('says whose words its titles are, with how they are made one click away', async ({ page }) => {
  await visit(page, '/');
  await expect(page.locator('.who-writes')).toContainText('son automáticos: escritos por una IA o elegidos por reglas');
  await page.getByRole('link', { name: 'Cómo se hacen' }).press('Enter');
  await expect(page).toHaveURL('/about#como-funciona');
  await expect(page.locator('#como-funciona').getByRole('heading', { level: 2 })).toBeFocused();
});

test('a card is 300 px wide and shows six lines of its text', async ({ page }) => {
  await visit(page, '/');
  const place = page
    .locator('.row li')
    .filter({ has: page.locator('a[data-evento]') })
    .first();
  expect(await place.evaluate((element) => element.getBoundingClientRect().width)).toBe(300);
  const text = place.locator('.card > p');
  expect(await text.evaluate((element) => getComputedStyle(element).webkitLineClamp)).toBe('6');
});

test('the buttons move a row by the cards in view and vanish at its ends', async ({ page }) => {
  await visit(page, '/');
  const row = rows(page)
    .filter({ has: page.locator('a[data-evento]') })
    .first();
  const scroller = row.locator('.row');
  const back = row.getByRole('button', { name: /^Retroceder/ });
  const forward = row.getByRole('button', { name: /^Avanzar/ });
  await expect(back).toBeHidden();
  await forward.click();
  await expect(back).toBeVisible();
  const moved = await scroller.evaluate((element) => {
    const [first, second] = element.querySelectorAll('li');
    const card = (second?.offsetLeft ?? 0) - (first?.offsetLeft ?? 0);
    return { by: element.scrollLeft, wished: Math.floor(element.clientWidth / card) * card };
  });
  expect(Math.abs(moved.by - moved.wished)).toBeLessThan(80);
  await expect(row.locator('a[data-evento]').nth(8)).toBeAttached();
  await scroller.evaluate((element) => element.scrollTo({ left: element.scrollWidth, behavior: 'instant' }));
  await expect(forward).toBeHidden();
});

test.describe('a reader who moves while a row is being taken over', () => {
  test('finds it alive, and it is not drawn anew', async ({ page }) => {
    // Rows that sleep are watched as React comes to them: the reader's sign falls into the pause after that.
    await page.addInitScript(() => {
      const { observe } = IntersectionObserver.prototype;
      IntersectionObserver.prototype.observe = function observeRow(element) {
        if (element.matches('section.carril')) queueMicrotask(() => dispatchEvent(new Event('pointerdown')));
        observe.call(this, element);
      };
      addEventListener('DOMContentLoaded', () => {
        for (const row of document.querySelectorAll('section.carril')) row.setAttribute('data-sent', '');
      });
    });
    const last = rows(page).filter({ has: page.getByRole('heading', { name: 'Lo último' }) });
    // Whatever else happens meanwhile makes React begin anew, and the pause mean nothing: once is not enough.
    for (let load = 0; load < 8; load += 1) {
      await visit(page, '/');
      await expect(last).toHaveAttribute('data-sent', '');
    }
    await last.getByRole('button', { name: /^Avanzar/ }).click();
    await expect(last.getByRole('button', { name: /^Retroceder/ })).toBeVisible();
  });
});

test('how old a card is goes on while the page is open', async ({ page }) => {
  await page.clock.install();
  await visit(page, '/');
  const time = page.locator('.card.article time').first();
  await time.scrollIntoViewIfNeeded();
  await expect(time).toContainText(/\bh\b/);
  const before = await time.textContent();
  await page.clock.fastForward('05:00:00');
  await expect(time).not.toHaveText(before ?? '');
});

test('a row far down stays plain HTML, and is alive and whole once the reader comes to it', async ({ page }) => {
  await visit(page, '/');
  const row = rows(page).filter({ has: page.getByRole('heading', { name: 'Lo último' }) });
  await expect(row.locator('a[data-evento]')).toHaveCount(8);
  await row.scrollIntoViewIfNeeded();
  await row.getByRole('button', { name: /^Avanzar/ }).click();
  await expect(row.getByRole('button', { name: /^Retroceder/ })).toBeVisible();
  await expect(row.locator('a[data-evento]')).toHaveCount(20);
  expect(new Set(await eventIds(row)).size).toBe(20);
});

test('a card far down opens its window without the page having come alive there', async ({ page }) => {
  await visit(page, '/');
  const card = rows(page).last().locator('.card a').first();
  await card.scrollIntoViewIfNeeded();
  await expect(card).toBeVisible();
  const event = rows(page).locator('a[data-evento]').last();
  await event.click();
  await expect(page.locator('dialog.window')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.locator('dialog.window')).toHaveCount(0);
  await expect(page.locator('section.carril .skeleton')).toHaveCount(0);
});

test('a category filters the rows, and a second click takes it off', async ({ page }) => {
  await registered(page);
  await visit(page, '/');
  const row = rows(page).filter({ has: page.getByRole('heading', { name: 'Lo último' }) });
  await row.scrollIntoViewIfNeeded();
  await row.getByRole('button', { name: /^Avanzar/ }).click();
  await expect(row.locator('a[data-evento]')).toHaveCount(20);
  const ofAll = await eventIds(row);
  const category = page.getByRole('navigation', { name: 'Categorías' }).getByRole('link').nth(1);
  await category.click();
  await expect(page).toHaveURL(/\/\?categoria_id=\d+$/);
  await expect(category).toHaveAttribute('aria-current', 'true');
  await expect(category).toBeFocused();
  await expect(row.locator('a[data-evento]').first()).toBeAttached();
  expect(new Set(await eventIds(row))).not.toEqual(new Set(ofAll));
  await category.click();
  await expect(page).toHaveURL(/\/$/);
  await expect(category).not.toHaveAttribute('aria-current');
  await expect.poll(() => eventIds(row)).toEqual(expect.arrayContaining(ofAll));
});

test('a visitor who chooses a category signs in and comes back to it', async ({ page }) => {
  const person = await registered(page);
  await signOutQuietly(page);
  await visit(page, '/');
  const category = page.getByRole('navigation', { name: 'Categorías' }).getByRole('link').nth(1);
  await category.click();
  await expect(page).toHaveURL(/^[^?]*\/login\?next=%2F%3Fcategoria_id%3D\d+$/);
  await expect(page.getByRole('main').getByRole('status')).toHaveText('Inicia sesión para elegir una categoría.');
  await fillIn(page, { email: person.email, password: person.password });
  await submit(page);
  await expect(page).toHaveURL(/\/\?categoria_id=\d+$/);
  await expect(category).toHaveAttribute('aria-current', 'true');
});

test('a category is explained on hover and on focus, and Esc puts it away', async ({ page }) => {
  await visit(page, '/');
  const category = page.getByRole('navigation', { name: 'Categorías' }).getByRole('link').first();
  const explanation = await category.evaluate(
    (link) => document.getElementById(link.getAttribute('aria-describedby') ?? '')?.textContent ?? '',
  );
  expect(explanation.length).toBeGreaterThan(10);
  await category.hover();
  await expect(page.locator('.tooltip')).toHaveText(explanation);
  await page.keyboard.press('Escape');
  await expect(page.locator('.tooltip')).toBeHidden();
  await page.mouse.move(0, 800);
  await page.locator('.brand').first().focus();
  for (let presses = 0; presses < 6; presses += 1) {
    await page.keyboard.press('Tab');
    if (await category.evaluate((link) => link === document.activeElement)) break;
  }
  await expect(page.locator('.tooltip')).toHaveText(explanation);
});

test('the bar of categories moves 200 px at a time', async ({ page }) => {
  await page.setViewportSize({ width: 800, height: 900 });
  await visit(page, '/');
  const scroller = page.locator('.category-scroller');
  await page.getByRole('button', { name: 'Categorías siguientes' }).click();
  await expect.poll(() => scroller.evaluate((element) => Math.round(element.scrollLeft))).toBe(200);
  await page.getByRole('button', { name: 'Categorías anteriores' }).click();
  await expect.poll(() => scroller.evaluate((element) => element.scrollLeft)).toBe(0);
});

test('see more leads to the whole carril', async ({ page }) => {
  await visit(page, '/');
  const row = rows(page)
    .filter({ has: page.locator('a[data-evento]') })
    .first();
  const name = await row.getByRole('heading', { level: 2 }).textContent();
  await row.locator('header').getByRole('link').click();
  await expect(page).toHaveURL(/\/resultados\/\d+$/);
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText(name ?? '');
  await expect(heading).toBeFocused();
  await page.goBack();
  await expect(eventCards(page).first()).toBeVisible();
});

test.describe('when one carril fails', () => {
  test.use({ expectedErrors: /500|ApiError/ });
  test('it says so and can be tried again, and the others live', async ({ page }) => {
    await visit(page, '/about');
    let failing = true;
    let failed = '';
    await page.route('**/api/carril/*/events*', (route) => {
      const path = new URL(route.request().url()).pathname;
      failed ||= path;
      return failing && path === failed
        ? route.fulfill({ status: 500, json: { error: 'x', code: 'internal', request_id: 'x' } })
        : route.continue();
    });
    await page.locator('.brand').first().click();
    const notice = page.getByRole('alert');
    await expect(notice).toContainText('Error al cargar los eventos');
    await expect(eventCards(page).first()).toBeVisible();
    failing = false;
    await notice.getByRole('button', { name: 'Reintentar' }).click();
    await expect(notice).toBeHidden();
  });
});

test.describe('while a carril is slow', () => {
  test('the page is there with skeletons in its place', async ({ page }) => {
    await visit(page, '/about');
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/api/carril/*/events*', async (route) => {
      await held;
      await route.continue();
    });
    await page.locator('.brand').first().click();
    await expect(page.locator('.row[aria-busy="true"]').first()).toBeVisible();
    release();
    await expect(eventCards(page).first()).toBeVisible();
  });
});

test.describe('when categories do not come', () => {
  test.use({ expectedErrors: /ERR_|unreachable/ });
  test('it is told in their place and in passing', async ({ page }) => {
    await visit(page, '/about');
    await page.route('**/api/categorias**', (route) => route.abort());
    await page.getByRole('banner').getByRole('link', { name: 'Poliedro, ir al inicio' }).click();
    await expect(page.locator('.toast')).toHaveText(/Error al cargar las categorías/);
    await expect(page.getByRole('main').getByText('Error al cargar las categorías')).toBeVisible();
    await expect(rows(page).first()).toBeVisible();
  });
});
