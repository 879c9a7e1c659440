import type { WorkingArticle } from '@poliedro/contracts/writing';
import { vi } from 'vitest';
import type { ArticleFields } from '../draft/draft.ts';
import { callWriting } from '../writing-calls.ts';
import { createDesk } from './desk.ts';

/** That of the desk, which is loaded once for all files that test it: whoever uses this has put a mock in its place. */
export const server = vi.mocked(callWriting);

const BODY = { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: 'Uno' }] }] };
const FIELDS: ArticleFields = {
  titular: 'T',
  resumen: 'R',
  idioma: 'es',
  evento: null,
  es_borrador: false,
  importe_euros: 0,
};
export const EVENT = { evento_id: 3, titulo: 'El cable' };
export const article = (version: number, stored: Partial<WorkingArticle> = {}) =>
  ({
    ...FIELDS,
    id: 9,
    articulo_id: 9,
    evento_id: EVENT.evento_id,
    titulo_evento: EVENT.titulo,
    body_json: BODY,
    version,
    estado: 'borrador',
    ...stored,
  }) as unknown as WorkingArticle;

export function newDesk() {
  const onCreated = vi.fn();
  const keeper = { addSteps: vi.fn(), addFields: vi.fn(), saved: vi.fn(), flush: vi.fn(), tidy: vi.fn() };
  const desk = createDesk(
    {
      fields: FIELDS,
      place: { usuario_id: 1, articulo_id: null, borrador_id: 'b' },
      article: null,
      version: null,
      conflict: null,
      isUnsaved: false,
    },
    { body: () => BODY, replaceBody: vi.fn(), keeper, onCreated },
  );
  return { desk, onCreated, keeper };
}

/** Published by Guardar with the switch on, and by being made so. */
const isPublishing = ([name, made, saved]: unknown[]) => {
  const { es_borrador, guardar } = (name === 'createArticle' ? { guardar: true, ...(made as object) } : saved) as {
    es_borrador: boolean;
    guardar: boolean;
  };
  return guardar && !es_borrador;
};

export const asked = () => server.mock.calls.map(([name]) => name);

/** Of each call whether it was to publish; undefined where the article was made. */
export const guardarOfAll = () =>
  server.mock.calls.map(([, , sent]) => (sent as { guardar?: boolean } | undefined)?.guardar);
export const lastSent = () => server.mock.lastCall?.[2];

/** Holds the clock, and answers every call as the server does. */
export function playServer(): void {
  vi.useFakeTimers();
  server
    .mockReset()
    .mockImplementation(
      async (...sent: unknown[]) =>
        ({ article: article(asked().length, { estado: isPublishing(sent) ? 'publicado' : 'borrador' }) }) as never,
    );
}
