import { expect, type Locator, type Page } from '@playwright/test';
import { eventNumber } from './experts.ts';
import { visit } from './site.ts';

/** The text of the article that is being written. */
export const words = (page: Page): Locator => page.getByRole('textbox', { name: 'Contenido' });
export const saveButton = (page: Page): Locator => page.getByRole('button', { name: 'Guardar', exact: true });
export const saveStatus = (page: Page): Locator => page.locator('.save-status');

/** A new article about one of the events, ready to be written. */
export async function newArticle(page: Page, event: number): Promise<number> {
  const evento_id = await eventNumber(page, event);
  await visit(page, `/user/article/new?evento=${evento_id}`);
  await expect(words(page)).toBeVisible();
  await expect(page.locator('.chosen-event')).toContainText(`#${evento_id}`);
  return evento_id;
}

export async function fillLines(page: Page, titular: string, resumen = 'Un resumen.'): Promise<void> {
  await page.getByRole('textbox', { name: 'Titular' }).fill(titular);
  await page.getByRole('textbox', { name: 'Resumen' }).fill(resumen);
}

export async function write(page: Page, text: string): Promise<void> {
  await words(page).focus();
  await page.keyboard.type(text);
}

/** Saves and waits until the address names the article; answers its id. */
export async function saved(page: Page): Promise<number> {
  await saveButton(page).click();
  await expect(page.getByText('Artículo guardado con éxito.')).toBeVisible();
  await expect(page).toHaveURL(/\/user\/article\/\d+/);
  return Number(new URL(page.url()).pathname.split('/').at(-1));
}

export interface StoredArticle {
  readonly titular: string;
  readonly texto_libre: string;
  readonly estado: string;
  readonly version: number;
  readonly slug: string | null;
  readonly body_json: object;
}

export async function stored(page: Page, id: number): Promise<StoredArticle> {
  return (await page.request.get(`/api/user/articles/${id}`)).json();
}

/** Selects words of the text as an author does with the keyboard. */
export async function select(page: Page, text: string): Promise<void> {
  await words(page).focus();
  await words(page).evaluate((editor, wanted) => {
    const walker = document.createTreeWalker(editor, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const at = node.textContent?.indexOf(wanted) ?? -1;
      if (at >= 0) getSelection()?.setBaseAndExtent(node, at, node, at + wanted.length);
    }
  }, text);
  // The editor hears of a selection a moment after the browser has made it.
  await page.waitForTimeout(100);
}
