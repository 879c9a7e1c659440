import type { Page } from '@playwright/test';
import { openEvent, sectionNames } from './event.ts';
import { DESK, PHONE } from './screens.ts';
import { eventWindow, expect, expectNoViolationsInBothThemes, test } from './site.ts';

for (const viewport of [DESK, PHONE]) {
  test.describe(`${viewport.width} px`, () => {
    test.use({ viewport });
    test('the whole window, opened up, shuts nobody out', async ({ page }) => {
      const window = await openEvent(page);
      await window.getByText('Cómo se hace').click();
      await window.getByText('Ver como tabla').click();
      await window.getByText('Qué significan las etiquetas').click();
      for (const section of await window.locator('.event-section:has(.evidence)').all()) {
        await section.locator('.evidence > summary').first().click();
      }
      await expect(window.locator('.evidence-list').last()).toBeVisible();
      await expectNoViolationsInBothThemes(page);
    });
  });
}

test.describe('320 px', () => {
  test.use({ viewport: { width: 320, height: 640 } });
  test('nothing of the window is wider than the screen', async ({ page }) => {
    const window = await openEvent(page);
    await window.getByText('Ver como tabla').click();
    await window.locator('.evidence > summary').first().click();
    const body = window.locator('.window-body');
    expect(await body.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
  });
});

test('it is read in the order it is meant', async ({ page }) => {
  await openEvent(page);
  const titles = await eventWindow(page)
    .getByRole('heading')
    .evaluateAll((all) => all.map((heading) => `${heading.tagName} ${heading.textContent}`));
  expect(titles[0]).toMatch(/^H2 /);
  expect(titles.filter((title) => title.startsWith('H3'))).toEqual([
    'H3 Resumen',
    'H3 Hechos',
    'H3 Contradicciones',
    'H3 Opiniones',
    'H3 Contexto',
    'H3 Declaraciones',
    'H3 Encuadre',
    'H3 Impacto',
    'H3 Artículos',
  ]);
  await expect(eventWindow(page)).toMatchAriaSnapshot(`
    - dialog:
      - group:
        - heading [level=2]
        - group "Acciones":
          - button "Leer más tarde"
          - button "Guardar"
          - button /Compartir/
          - button /Recomendar/
        - button "Cerrar"
        - navigation "Secciones del evento":
          - list:
            - listitem:
              - link "Resumen"
        - region "Resumen":
          - heading "Resumen" [level=3]
          - paragraph
          - text: Escrito por una IA a partir de los artículos de abajo
          - heading "Cobertura" [level=4]
        - region "Hechos":
          - heading "Hechos" [level=3]
          - list:
            - listitem:
              - paragraph
              - list "Fuentes"
        - region "Contradicciones":
          - heading "Contradicciones" [level=3]
          - paragraph
          - heading [level=4]
          - list
        - region "Opiniones":
          - heading "Opiniones" [level=3]
          - heading "Opiniones de la prensa" [level=4]
          - list
          - region "Opiniones de expertos"
        - region "Contexto"
        - region "Declaraciones":
          - heading "Declaraciones" [level=3]
          - list:
            - listitem:
              - figure:
                - blockquote
        - region "Encuadre"
        - region "Impacto"
        - region "Artículos":
          - heading "Artículos" [level=3]
          - group "Filtrar y ordenar los artículos"
          - status
          - list
  `);
});

/** Far more than an event of the demonstration has to offer. */
const MOST_PRESSES = 1000;

/** The parts that the focus has come to, in their order, until it is in the wanted one. */
async function pressUntilIn(page: Page, key: 'Tab' | 'Shift+Tab', wanted: string): Promise<string[]> {
  const reached = new Set<string>();
  for (let presses = 0; presses < MOST_PRESSES && !reached.has(wanted); presses += 1) {
    await page.keyboard.press(key);
    reached.add(
      await page.evaluate(() => {
        const focused = document.activeElement;
        const part =
          focused?.closest('.event-section')?.id ?? focused?.closest('.section-tabs, .window-actions')?.className;
        return focused?.closest('dialog') || focused === document.body ? (part ?? '') : 'outside';
      }),
    );
  }
  reached.delete('');
  return [...reached];
}

test('all of it is reached by keyboard, forth and back, without leaving it', async ({ page }) => {
  const window = await openEvent(page);
  await expect(window.getByRole('heading', { level: 2 })).toBeFocused();
  const sections = (await sectionNames(page)).map((name) => `seccion-${name}`);
  const parts = ['window-actions', 'section-tabs', ...sections];
  expect(await pressUntilIn(page, 'Tab', 'seccion-articulos')).toEqual(parts);
  expect(await pressUntilIn(page, 'Shift+Tab', 'window-actions')).toEqual(parts.toReversed().slice(1));
});
