import type { TestApp } from './app.ts';
import type { Reader } from './reader.ts';
import { addPerson, type Person, signInAs } from './signed-in.ts';

export interface Operator extends Person {
  readonly reader: Reader;
}

/** Who runs the site, signed in with a second factor. */
export async function arriveOperator(app: TestApp): Promise<Operator> {
  const person = await addPerson(app, { es_administrador: true, segundo_factor: true });
  return { ...person, reader: await signInAs(app, person) };
}
