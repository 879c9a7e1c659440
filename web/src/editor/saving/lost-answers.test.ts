import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from '../../platform/api-error.ts';
import { article, asked, EVENT, lastSent, newDesk, playServer, server } from './desk.fixture.ts';
import { isHeldBack } from './held-back.ts';

vi.mock('../writing-calls.ts', () => ({ callWriting: vi.fn() }));
vi.mock('../draft/draft-store.ts', () => ({ setAside: vi.fn() }));

beforeEach(playServer);
afterEach(() => {
  vi.useRealTimers();
});

test.each([
  { es_borrador: false, estado: 'borrador' },
  { es_borrador: true, estado: 'publicado' },
] as const)('an article that was made before and is not yet what Guardar asks for becomes it: %o', async (made) => {
  const { desk } = newDesk();
  desk.setFields({ evento: EVENT, es_borrador: made.es_borrador });
  server.mockResolvedValueOnce({ article: article(1, { estado: made.estado }) } as never);
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
    server.mockRejectedValueOnce(new ApiError('timeout', 0));
    desk.setFields({ titular });
    await desk.save('autosave');
  }
  desk.setFields({ titular: 'El de ahora' });
  server
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
  server
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
