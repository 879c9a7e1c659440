import type { WorkingArticle } from '@poliedro/contracts/writing';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from '../../platform/api-error.ts';
import type { ArticleFields } from '../draft/draft.ts';
import { callWriting } from '../writing-calls.ts';
import { createDesk } from './desk.ts';
import { hasFailed, isHeldBack } from './held-back.ts';

vi.mock('../writing-calls.ts', () => ({ callWriting: vi.fn() }));
vi.mock('../draft/draft-store.ts', () => ({ setAside: vi.fn() }));

const BODY = { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: 'Uno' }] }] };
const FIELDS: ArticleFields = {
  titular: 'T',
  resumen: 'R',
  idioma: 'es',
  evento: null,
  es_borrador: false,
  importe_euros: 0,
};
const EVENT = { evento_id: 3, titulo: 'El cable' };
const article = (version: number, stored: Partial<WorkingArticle> = {}) =>
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

function newDesk() {
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
const asked = () => vi.mocked(callWriting).mock.calls.map(([name]) => name);

beforeEach(() => {
  vi.useFakeTimers();
  vi.mocked(callWriting)
    .mockReset()
    .mockImplementation(
      async (...sent: unknown[]) =>
        ({ article: article(asked().length, { estado: isPublishing(sent) ? 'publicado' : 'borrador' }) }) as never,
    );
});

afterEach(() => {
  vi.useRealTimers();
});

test('without an event nothing is saved by itself, and nothing is said about it', async () => {
  const { desk } = newDesk();
  desk.touch();
  await vi.advanceTimersByTimeAsync(600_000);
  expect(asked()).toEqual([]);
  expect(desk.get()).toMatchObject({ isUnsaved: true, saving: null, failure: null });
  expect(await desk.save('guardar')).toBe('evento');
});

test('with one it is made a minute after the last change, as a draft, and from then on saved by the other call', async () => {
  const { desk, onCreated } = newDesk();
  desk.setFields({ evento: EVENT });
  await vi.advanceTimersByTimeAsync(59_999);
  expect(asked()).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(vi.mocked(callWriting)).toHaveBeenCalledWith('createArticle', expect.objectContaining({ es_borrador: true }));
  expect(onCreated).toHaveBeenCalledWith(9);
  expect(desk.get().isUnsaved).toBe(false);
  desk.touch();
  expect(desk.get().isUnsaved).toBe(true);
  expect(await desk.save('guardar')).toBe('saved');
  expect(asked()).toEqual(['createArticle', 'saveArticle']);
  expect(desk.get().isUnsaved).toBe(false);
});

test('while one save is under way there is no other', async () => {
  const { desk } = newDesk();
  desk.setFields({ evento: EVENT });
  const first = desk.save('guardar');
  expect(await desk.save('guardar')).toBe('busy');
  expect(await first).toBe('saved');
  expect(asked()).toEqual(['createArticle']);
});

test('what was to be published and failed is published when it is tried again', async () => {
  const { desk } = newDesk();
  desk.setFields({ evento: EVENT });
  await desk.save('autosave');
  vi.mocked(callWriting).mockRejectedValueOnce(new Error('away'));
  expect(await desk.save('guardar')).toHaveProperty('error');
  desk.retry();
  await vi.advanceTimersByTimeAsync(0);
  const [name, , sent] = vi.mocked(callWriting).mock.lastCall ?? [];
  expect([name, sent]).toMatchObject(['saveArticle', { guardar: true }]);
  expect(desk.get()).toMatchObject({ failure: null, isUnsaved: false });
});

/** Of each call whether it was to publish; undefined where the article was made. */
const guardarOfAll = () =>
  vi.mocked(callWriting).mock.calls.map(([, , sent]) => (sent as { guardar?: boolean } | undefined)?.guardar);
const lastSent = () => vi.mocked(callWriting).mock.lastCall?.[2];

async function failedToPublish(error = new Error('away')) {
  const { desk } = newDesk();
  desk.setFields({ evento: EVENT });
  await desk.save('autosave');
  vi.mocked(callWriting).mockRejectedValueOnce(error);
  expect(await desk.save('guardar')).toHaveProperty('error');
  return desk;
}

test.each([
  ['its time has come', () => vi.advanceTimersByTimeAsync(10_000)],
  ['the connection is back', async () => {}],
])('what was to be published and failed is published by itself when %s', async (when, wait) => {
  const desk = await failedToPublish();
  if (when === 'the connection is back') desk.resume();
  await wait();
  await vi.advanceTimersByTimeAsync(0);
  expect(lastSent()).toMatchObject({ guardar: true });
  expect(desk.get().failure).toBeNull();
});

test('what may not be published as it is, is saved at once and not published', async () => {
  const desk = await failedToPublish(new ApiError('text_required', 400));
  expect(lastSent()).toMatchObject({ guardar: false });
  expect(desk.get()).toMatchObject({ isUnsaved: false, failure: { intent: 'guardar', retryAt: undefined } });
  expect(isHeldBack(desk.get())).toBe(true);
  await vi.advanceTimersByTimeAsync(600_000);
  expect(asked()).toHaveLength(3);
  desk.touch();
  expect(desk.get()).toMatchObject({ isUnsaved: true, failure: null });
});

test('what is written after it failed is saved and not published, and it is said that it was not', async () => {
  const desk = await failedToPublish();
  desk.setFields({ titular: 'A medio escr' });
  await vi.advanceTimersByTimeAsync(10_000);
  expect(lastSent()).toMatchObject({ guardar: false });
  expect(desk.get()).toMatchObject({ isUnsaved: false, failure: { intent: 'guardar', retryAt: undefined } });
  desk.retry();
  await vi.advanceTimersByTimeAsync(0);
  expect(lastSent()).toMatchObject({ guardar: true });
  expect(desk.get().failure).toBeNull();
});

test('what is being written is not published, however often it fails and wherever the last try is', async () => {
  const desk = await failedToPublish();
  desk.setFields({ titular: 'A medio escr' });
  vi.mocked(callWriting).mockRejectedValueOnce(new Error('away'));
  await vi.advanceTimersByTimeAsync(10_000);
  desk.resume();
  await vi.advanceTimersByTimeAsync(600_000);
  expect(guardarOfAll()).toEqual([undefined, true, false, false]);
  expect(isHeldBack(desk.get())).toBe(true);
});

test('nor is what is written while the first try is on its way', async () => {
  const { desk } = newDesk();
  desk.setFields({ evento: EVENT });
  await desk.save('autosave');
  vi.mocked(callWriting).mockImplementationOnce(async () => {
    desk.setFields({ titular: 'A medio escr' });
    throw new Error('away');
  });
  await desk.save('guardar');
  await vi.advanceTimersByTimeAsync(600_000);
  expect(guardarOfAll()).toEqual([undefined, true, false]);
});

test('what was refused is told to whoever asked, and no more once it was changed meanwhile', async () => {
  const { desk } = newDesk();
  desk.setFields({ evento: EVENT });
  await desk.save('autosave');
  const refusal = new ApiError('text_required', 400);
  vi.mocked(callWriting).mockImplementationOnce(async () => {
    desk.touch();
    throw refusal;
  });
  expect(await desk.save('guardar')).toEqual({ error: refusal });
  expect(desk.get().failure).toBeNull();
});

test('of an event that went before anything was saved it is no longer told once another is chosen', async () => {
  const { desk } = newDesk();
  const gone = new ApiError('evento_required', 400);
  vi.mocked(callWriting).mockRejectedValueOnce(gone).mockRejectedValueOnce(gone);
  desk.setFields({ evento: EVENT });
  expect(await desk.save('guardar')).toEqual({ error: gone });
  expect(desk.get()).toMatchObject({ isUnsaved: true, failure: { error: gone } });
  desk.setFields({ evento: { evento_id: 4, titulo: 'Otro' } });
  expect(desk.get()).toMatchObject({ isUnsaved: true, failure: null });
});

test('what is held back is not said to have failed with the next key', async () => {
  const desk = await failedToPublish();
  desk.touch();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(isHeldBack(desk.get())).toBe(true);
  desk.touch();
  expect(desk.get()).toMatchObject({ isUnsaved: true, failure: null });
});

test.each([
  { es_borrador: false, estado: 'publicado', cambios_sin_publicar: false, isOwed: false },
  { es_borrador: false, estado: 'publicado', cambios_sin_publicar: true, isOwed: true },
  { es_borrador: true, estado: 'publicado', cambios_sin_publicar: true, isOwed: true },
  { es_borrador: true, estado: 'borrador', cambios_sin_publicar: false, isOwed: false },
] as const)('a wish is owed while the server has not done it: %o', async ({ isOwed, es_borrador, ...stored }) => {
  const desk = await failedToPublish();
  vi.mocked(callWriting).mockResolvedValueOnce({ article: article(3, stored) } as never);
  desk.setFields({ es_borrador });
  await vi.advanceTimersByTimeAsync(10_000);
  expect(isHeldBack(desk.get())).toBe(isOwed);
});

test('what is asked for while it is being saved by itself is done afterwards', async () => {
  const { desk } = newDesk();
  desk.setFields({ evento: EVENT });
  await desk.save('autosave');
  const byItself = desk.save('autosave');
  expect(await desk.save('guardar')).toBe('busy');
  await byItself;
  expect(lastSent()).toMatchObject({ guardar: true });
});

/** What is answered while something is written on: first the other one happens, then the answer comes. */
const answeredAfter = (happens: () => void, answer: WorkingArticle) =>
  vi.mocked(callWriting).mockImplementationOnce(async () => {
    happens();
    return { article: answer } as never;
  });

test('what is written after it was asked for is not published with it, and it is told that it was not', async () => {
  const { desk } = newDesk();
  desk.setFields({ evento: EVENT });
  await desk.save('autosave');
  answeredAfter(() => {
    void desk.save('guardar');
    desk.setFields({ titular: 'A medio escr' });
  }, article(2));
  await desk.save('autosave');
  desk.setFields({ titular: 'A medio escribir' });
  expect(guardarOfAll()).toEqual([undefined, false]);
  expect(hasFailed(desk.get())).toBe(false);
  await vi.advanceTimersByTimeAsync(600_000);
  expect(guardarOfAll()).toEqual([undefined, false, false]);
  expect(isHeldBack(desk.get())).toBe(true);
  expect(await desk.save('guardar')).toBe('saved');
  expect(isHeldBack(desk.get())).toBe(false);
});

test('nor is it where the server had made the article already, of an older text', async () => {
  const { desk } = newDesk();
  desk.setFields({ evento: EVENT });
  answeredAfter(() => desk.setFields({ titular: 'A medio escr' }), article(1, { titular: 'De antes' }));
  expect(await desk.save('guardar')).toBe('saved');
  expect(guardarOfAll()).toEqual([undefined, false]);
  expect(isHeldBack(desk.get())).toBe(true);
});

test('of what was only to be saved nothing is owed, whatever is written meanwhile', async () => {
  const { desk } = newDesk();
  desk.setFields({ evento: EVENT, es_borrador: true });
  await desk.save('autosave');
  answeredAfter(() => {
    void desk.save('guardar');
    desk.setFields({ titular: 'A medio escr' });
  }, article(2));
  await desk.save('autosave');
  await vi.advanceTimersByTimeAsync(600_000);
  expect(desk.get()).toMatchObject({ isUnsaved: false, failure: null });
});

/** Left with a save on its way; how that ends is told by what is answered. */
async function left(intent: 'autosave' | 'guardar') {
  const made = newDesk();
  const answer = Promise.withResolvers<{ article: WorkingArticle }>();
  made.desk.setFields({ evento: EVENT });
  const stop = made.desk.start();
  vi.mocked(callWriting).mockReturnValueOnce(answer.promise as never);
  const saving = made.desk.save(intent);
  made.desk.touch();
  stop();
  return { ...made, answer, saving };
}

test.each([
  ['autosave', new Error('away')],
  ['guardar', new ApiError('timeout', 0)],
  ['guardar', new ApiError('unauthenticated', 401)],
  ['guardar', new ApiError('text_required', 400)],
  ['guardar', new ApiError('version_conflict', 409)],
] as const)('an article that was left is not saved again by itself: %s, %s', async (intent, error) => {
  const { desk, answer, saving } = await left(intent);
  answer.reject(error);
  expect(await saving).toEqual({ error });
  desk.resume();
  await vi.advanceTimersByTimeAsync(600_000);
  expect(asked()).toEqual(['createArticle']);
});

test('what is answered of an article that was left touches neither its draft nor the address', async () => {
  const { keeper, onCreated, answer, saving } = await left('guardar');
  answer.resolve({ article: article(1, { titular: 'De antes' }) });
  expect(await saving).toHaveProperty('error');
  await vi.advanceTimersByTimeAsync(600_000);
  expect(asked()).toEqual(['createArticle']);
  expect(keeper.saved).not.toHaveBeenCalled();
  expect(onCreated).not.toHaveBeenCalled();
});

test('who comes back to it finds it saving by itself as before', async () => {
  const { desk, answer, saving } = await left('autosave');
  desk.start();
  answer.reject(new Error('away'));
  await saving;
  await vi.advanceTimersByTimeAsync(10_000);
  expect(asked()).toEqual(['createArticle', 'createArticle']);
});

test.each([
  { es_borrador: false, estado: 'borrador' },
  { es_borrador: true, estado: 'publicado' },
] as const)('an article that was made before and is not yet what Guardar asks for becomes it: %o', async (made) => {
  const { desk } = newDesk();
  desk.setFields({ evento: EVENT, es_borrador: made.es_borrador });
  vi.mocked(callWriting).mockResolvedValueOnce({ article: article(1, { estado: made.estado }) } as never);
  expect(await desk.save('guardar')).toBe('saved');
  expect(asked()).toEqual(['createArticle', 'saveArticle']);
  expect(lastSent()).toMatchObject({ guardar: true, version: 1, es_borrador: made.es_borrador });
});

/** Its first text is saved, the next ones are sent and nothing is heard of them, then one is refused as stale. */
async function staleAfter(stored: string, ...unanswered: string[]) {
  const { desk } = newDesk();
  desk.setFields({ evento: EVENT });
  await desk.save('autosave');
  for (const titular of unanswered) {
    vi.mocked(callWriting).mockRejectedValueOnce(new ApiError('timeout', 0));
    desk.setFields({ titular });
    await desk.save('autosave');
  }
  desk.setFields({ titular: 'El de ahora' });
  vi.mocked(callWriting)
    .mockRejectedValueOnce(new ApiError('version_conflict', 409))
    .mockResolvedValueOnce(article(7, { titular: stored }) as never);
  return desk;
}

test.each([
  { stored: 'Enviado', unanswered: ['Enviado'] },
  { stored: 'Enviado', unanswered: ['Enviado', 'Enviado después'] },
])('one’s own text whose answer was lost is no conflict: %o', async ({ stored, unanswered }) => {
  const desk = await staleAfter(stored, ...unanswered);
  expect(await desk.save('autosave')).toBe('saved');
  expect(desk.get()).toMatchObject({ conflict: null, failure: null, isUnsaved: false });
  expect(lastSent()).toMatchObject({ version: 7, titular: 'El de ahora' });
});

test('another text is one, also where it says what was saved before', async () => {
  const desk = await staleAfter('T', 'Enviado');
  expect(await desk.save('autosave')).toBe('conflict');
  expect(desk.get().conflict).toMatchObject({ article: { titular: 'T' } });
});

test('what is written while the stored text is looked at is not published with what was asked for', async () => {
  const desk = await staleAfter('Enviado', 'Enviado');
  vi.mocked(callWriting)
    .mockReset()
    .mockRejectedValueOnce(new ApiError('version_conflict', 409))
    .mockImplementationOnce(async () => {
      desk.setFields({ titular: 'A medio escr' });
      return article(7, { titular: 'Enviado' }) as never;
    })
    .mockResolvedValueOnce({ article: article(8) } as never);
  expect(await desk.save('guardar')).toBe('saved');
  expect(lastSent()).toMatchObject({ version: 7, guardar: false, titular: 'A medio escr' });
  expect(isHeldBack(desk.get())).toBe(true);
});
