import { type Counters, writeInteraction } from '@poliedro/contracts/interactions';
import { expect } from 'vitest';
import { getJson, type TestApp } from './app.ts';
import type { Reader } from './reader.ts';
import { addPerson, signInAs } from './signed-in.ts';

export const REACT = '/api/user/write_interaction';
export const NO_REACTIONS: Counters = { read_later: 0, save: 0, share: 0, upvote: 0, read: 0, comentarios: 0 };

/** Somebody new, signed in. */
export const arrive = async (app: TestApp): Promise<Reader> => signInAs(app, await addPerson(app));

export async function react(reader: Reader, body: object) {
  const answer = await reader.post(REACT, body);
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  return writeInteraction.reply.parse(answer.body);
}

/** `target` as in the address: evento/1. */
export async function countersOf(app: TestApp, target: string): Promise<Counters> {
  return (await getJson<{ contadores: Counters }>(app, `/api/contadores/${target}`)).body.contadores;
}

export async function firstArticle(app: TestApp): Promise<number> {
  const { body } = await getJson<{ articulos: { articulo_id: number }[] }>(app, '/api/modal_eventos_articulos/1');
  return body.articulos[0]?.articulo_id ?? 0;
}
