import { expect, type Page } from '@playwright/test';
import { admin } from './admin.ts';
import { proveAddress } from './mails.ts';
import { type Person, registered } from './people.ts';

/** Somebody who may give opinions: an expert whose address is proved, signed in in this browser. */
export async function expert(page: Page): Promise<Person> {
  const person = await registered(page);
  await admin('role', person.alias, 'experto');
  await proveAddress(page, person);
  return person;
}

async function listEvents(page: Page): Promise<readonly number[]> {
  const { carriles } = await (await page.request.get('/api/carriles')).json();
  const ids = new Set<number>();
  for (const { carril_id, tipo } of carriles) {
    if (tipo !== 'eventos') continue;
    // One that an operator's journey has just taken away has none.
    const { eventos = [] } = await (await page.request.get(`/api/carril/${carril_id}/events`)).json();
    for (const { evento_id } of eventos) ids.add(evento_id);
  }
  return [...ids].sort((one, other) => one - other);
}

let listed: Promise<readonly number[]> | undefined;

/** One of the events, the same for the same number: journeys that run side by side take different ones. */
export async function eventNumber(page: Page, number: number): Promise<number> {
  listed ??= listEvents(page);
  return (await listed).at(number) ?? 0;
}

export async function opine(page: Page, evento_id: number, texto: string, parent_id?: number): Promise<number> {
  const made = await page.request.post('/api/comments', { data: { texto, evento_id, parent_id } });
  expect(made.status()).toBe(200);
  return (await made.json()).comentario.id;
}
