import type { WorkingArticle } from '@poliedro/contracts/writing';
import { expect } from 'vitest';
import type { TestApp } from './app.ts';
import type { Reader } from './reader.ts';
import { addPerson, type Person, signInAs, type Traits } from './signed-in.ts';

export const ARTICLES = '/api/user/articles';

export const text = (words: string, ...marks: readonly object[]) => ({ type: 'text', text: words, marks });
export const paragraph = (...content: readonly object[]) => ({ type: 'paragraph', content });
export const doc = (...content: readonly object[]) => ({ type: 'doc', content });
export const hecho = (url = 'https://fuente.example/') => ({
  type: 'hecho',
  attrs: { timestamp: '2026-11-15T10:00:00.000Z', url },
});

/** What the editor sends; the first event of the demonstration. */
export const sent = (change: object = {}) => ({
  titular: 'El agua baja',
  resumen: 'Lo que dicen los sensores del río.',
  body_json: doc(paragraph(text('El río perdió un metro en un año.'))),
  idioma: 'es',
  evento_id: 1,
  es_borrador: true,
  importe_euros: 0,
  ...change,
});

export interface Author {
  readonly person: Person;
  readonly reader: Reader;
}

/** Somebody new, signed in; an author unless told. */
export async function arriveAuthor(app: TestApp, traits: Traits = { rol: 'investigador' }): Promise<Author> {
  const person = await addPerson(app, traits);
  return { person, reader: await signInAs(app, person) };
}

export async function write(reader: Reader, change: object = {}): Promise<WorkingArticle> {
  const { status, body } = await reader.post<{ id: number; article: WorkingArticle }>(ARTICLES, sent(change));
  expect([status, JSON.stringify(body).slice(0, 300)]).toEqual([200, expect.any(String)]);
  return body.article;
}

export const publishNew = (reader: Reader, change: object = {}) => write(reader, { es_borrador: false, ...change });

/** Sends what the article is, with the change. */
export function save<T = { article: WorkingArticle; code?: string }>(
  reader: Reader,
  article: WorkingArticle,
  change: object = {},
) {
  const { titular, resumen, body_json, idioma, evento_id, es_borrador, importe_euros, version } = article;
  const now = { titular, resumen, body_json, idioma, evento_id, es_borrador, importe_euros, version };
  return reader.post<T>(`${ARTICLES}/${article.id}/autosave`, { ...now, ...change });
}
