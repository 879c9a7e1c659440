import type { FrameLocator, Locator, Page } from '@playwright/test';

/** Numbers of cards that the provider gives for tests. */
export const CARDS = {
  good: '4242424242424242',
  declined: '4000000000000002',
  withoutFunds: '4000000000009995',
  asksHolder: '4000002760003184',
} as const;

export const payWindow = (page: Page, name: string): Locator => page.getByRole('dialog', { name, exact: true });

/** Types a card into the provider's form. */
export async function typeCard(page: Page, number: string): Promise<void> {
  await page.getByLabel('Número de tarjeta').fill(number);
  await page.getByLabel('Caducidad').fill('1234');
  await page.getByLabel('CVC').fill('123');
}

/** The bank's question. */
export const bank = (page: Page): FrameLocator => page.frameLocator('iframe[title="3-D Secure"]');

/** Every movement of money of whoever is signed in. */
export async function movements(page: Page): Promise<string[]> {
  const { transactions } = await (await page.request.get('/api/stripe/user-transactions')).json();
  return transactions.map(
    ({ tipo_transaccion, importe_euros }: { tipo_transaccion: string; importe_euros: number }) =>
      `${tipo_transaccion} ${importe_euros}`,
  );
}
