import type { WorkingArticle } from '@poliedro/contracts/writing';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from '../../platform/api-error.ts';
import { article, asked, EVENT, newDesk, playServer, server } from './desk.fixture.ts';

vi.mock('../writing-calls.ts', () => ({ callWriting: vi.fn() }));
vi.mock('../draft/draft-store.ts', () => ({ setAside: vi.fn() }));

beforeEach(playServer);
afterEach(() => {
  vi.useRealTimers();
});

/** Left with a save on its way; how that ends is told by what is answered. */
async function left(intent: 'autosave' | 'guardar') {
  const made = newDesk();
  const answer = Promise.withResolvers<{ article: WorkingArticle }>();
  made.desk.setFields({ evento: EVENT });
  const stop = made.desk.start();
  server.mockReturnValueOnce(answer.promise as never);
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
