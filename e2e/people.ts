import { expect, type Page } from '@playwright/test';
import { codeOf } from './authenticator.ts';

export interface Person {
  readonly alias: string;
  readonly email: string;
  readonly password: string;
}

/** Somebody who was never here before. */
export function someone(): Person {
  const mark = Math.random().toString(36).slice(2, 10);
  return { alias: `marta ${mark}`, email: `marta.${mark}@site.example`, password: 'tres tristes tigres 9' };
}

/** An account made without the screen, signed in in this browser. */
export async function registered(page: Page): Promise<Person> {
  const person = someone();
  const made = await page.request.post('/api/register', { data: person });
  expect(made.status()).toBe(200);
  return person;
}

/** Whoever is signed in has an authenticator from now on. */
export async function takeSecondFactor(page: Page, { password }: Person): Promise<void> {
  const started = await page.request.post('/api/two-factor/enable', { data: { password } });
  const { totp_uri } = await started.json();
  const proved = await page.request.post('/api/two-factor/verify', { data: { code: codeOf(totp_uri) } });
  expect(proved.status()).toBe(200);
}

export async function signOutQuietly(page: Page): Promise<void> {
  expect((await page.request.post('/api/logout')).status()).toBe(200);
}

export async function fillIn(page: Page, fields: Partial<Record<string, string>>): Promise<void> {
  for (const [name, value] of Object.entries(fields)) await page.locator(`input[name=${name}]`).fill(value ?? '');
}

export function submit(page: Page): Promise<void> {
  return page.locator('main button[type=submit]').click();
}

/** Opens a part of the user zone and waits until it stands. */
export async function openTab(page: Page, name: string): Promise<void> {
  await page.getByRole('tab', { name }).click();
  await expect(page.getByRole('tabpanel', { name })).toBeVisible();
  await page.waitForLoadState('networkidle');
}
