import type { DataExport } from '@poliedro/contracts/rights';
import { strFromU8, unzipSync } from 'fflate';
import type { ObjectStorage } from '../src/adapters/object-storage/object-storage.ts';
import type { TestApp } from './app.ts';
import type { Reader } from './reader.ts';
import { runRightsJob } from './rights-jobs.ts';
import { addPerson, type Person, signInAs } from './signed-in.ts';

const PATH = '/api/user/export';

export const query = (app: TestApp, text: string, values: unknown[] = []) =>
  app.context.db.query<Record<string, unknown>>({ name: '', text }, values);

export async function runJob(
  app: TestApp,
  name: string,
  payload: object = {},
  storage: ObjectStorage = app.context.storage,
) {
  await runRightsJob(app, name, { payload, storage });
}

export const ask = (reader: Reader) => reader.send<{ exportacion: DataExport; code?: string }>('POST', PATH);
export const look = (reader: Reader) => reader.get<{ exportacion: DataExport | null }>(PATH);

export async function download(app: TestApp, reader: Reader): Promise<Response> {
  const cookie = [...reader.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  return fetch(`${app.origin}${PATH}/file`, { headers: { cookie, 'sec-fetch-site': 'same-origin' } });
}

/** The files by name, JSON parsed. */
export async function open(app: TestApp, reader: Reader): Promise<Record<string, unknown>> {
  const files = unzipSync(new Uint8Array(await (await download(app, reader)).arrayBuffer()));
  return Object.fromEntries(
    Object.entries(files).map(([name, bytes]) => {
      const text = strFromU8(bytes);
      return [name, name.endsWith('.json') ? JSON.parse(text) : text];
    }),
  );
}

export async function arrive(app: TestApp, person?: Person) {
  const someone = person ?? (await addPerson(app));
  return { ...someone, reader: await signInAs(app, someone) };
}
