import type { WorkingArticle } from '@poliedro/contracts/writing';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from '../../platform/api-error.ts';
import { article, asked, EVENT, guardarOfAll, lastSent, newDesk, playServer, server } from './desk.fixture.ts';
import { hasFailed, isHeldBack } from './held-back.ts';

vi.mock('../writing-calls.ts', () => ({ callWriting: vi.fn() }));
vi.mock('../draft/draft-store.ts', () => ({ setAside: vi.fn() }));

beforeEach(playServer);
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
  expect(server).toHaveBeenCalledWith('createArticle', expect.objectContaining({ es_borrador: true }));
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
  server.mockRejectedValueOnce(new Error('away'));
  expect(await desk.save('guardar')).toHaveProperty('error');
  desk.retry();
  await vi.advanceTimersByTimeAsync(0);
  const [name, , sent] = server.mock.lastCall ?? [];
  expect([name, sent]).toMatchObject(['saveArticle', { guardar: true }]);
  expect(desk.get()).toMatchObject({ failure: null, isUnsaved: false });
});

async function failedToPublish(error = new Error('away')) {
  const { desk } = newDesk();
  desk.setFields({ evento: EVENT });
  await desk.save('autosave');
  server.mockRejectedValueOnce(error);
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
  server.mockRejectedValueOnce(new Error('away'));
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
  server.mockImplementationOnce(async () => {
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
  server.mockImplementationOnce(async () => {
    desk.touch();
    throw refusal;
  });
  expect(await desk.save('guardar')).toEqual({ error: refusal });
  expect(desk.get().failure).toBeNull();
});

test('of an event that went before anything was saved it is no longer told once another is chosen', async () => {
  const { desk } = newDesk();
  const gone = new ApiError('evento_required', 400);
  server.mockRejectedValueOnce(gone).mockRejectedValueOnce(gone);
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
  server.mockResolvedValueOnce({ article: article(3, stored) } as never);
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
  server.mockImplementationOnce(async () => {
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
