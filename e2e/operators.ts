import type { Page } from '@playwright/test';
import { admin } from './admin.ts';
import { type Person, registered, takeSecondFactor } from './people.ts';

/** Somebody who runs the site, signed in in this browser: an administrator with a second factor. */
export async function operator(page: Page): Promise<Person> {
  const person = await registered(page);
  await admin('administrator', person.alias, 'on');
  await takeSecondFactor(page, person);
  return person;
}
