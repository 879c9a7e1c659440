import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from '../../platform/api-error.ts';
import type { DraftBody, DraftHead } from '../draft/draft.ts';
import { listLeftDrafts, writeDraft } from '../draft/draft-store.ts';
import { askForArticle } from './ask-for-article.ts';
import { openStoredArticle } from './open-article.ts';

vi.mock('./ask-for-article.ts', () => ({ askForArticle: vi.fn() }));
vi.mock('../draft/draft-store.ts', () => ({
  forgetDraft: vi.fn(),
  isWrittenElsewhere: vi.fn(),
  listLeftDrafts: vi.fn(),
  setAside: vi.fn(),
  writeDraft: vi.fn(),
}));

const BODY = { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: 'Sin guardar' }] }] };
const DRAFT: DraftHead & DraftBody = {
  key: 'k',
  place: '1/articulo/9',
  usuario_id: 1,
  articulo_id: 9,
  borrador_id: 'b',
  fields: { titular: 'T', resumen: 'R', idioma: 'es', evento: null, importe_euros: 0, es_borrador: true },
  version: 3,
  changed_at: 1_700_000_000_000,
  body: BODY,
  steps: [],
};
const GONE = new ApiError('articulo_not_found', 404);

beforeEach(() => {
  vi.mocked(listLeftDrafts).mockReset().mockResolvedValue([DRAFT]);
  vi.mocked(askForArticle).mockReset().mockRejectedValue(GONE);
  vi.mocked(writeDraft).mockReset().mockResolvedValue();
});
afterEach(() => {
  vi.clearAllMocks();
});

test('what was written on an article that was deleted elsewhere is opened as a new one', async () => {
  const { place, ...opened } = await openStoredArticle(1, 9);
  expect(opened).toMatchObject({ draft_key: 'k', version: null, article: null, conflict: null, body: BODY });
  expect(opened.restoredFrom).toBe(DRAFT.changed_at);
  expect(place).toMatchObject({ usuario_id: 1, articulo_id: null });
  expect(place.borrador_id).not.toBe('b');
  const { body: _, steps: __, ...head } = DRAFT;
  const kept = { ...head, ...place, place: `1/borrador/${place.borrador_id}`, version: null };
  expect(writeDraft).toHaveBeenCalledExactlyOnceWith({ head: kept, steps: [] });
});

test('also where the browser does not take down that it is one', async () => {
  vi.mocked(writeDraft).mockRejectedValue(new Error('full'));
  expect((await openStoredArticle(1, 9)).body).toEqual(BODY);
});

test('without anything written here, an article that is not there is not opened', async () => {
  vi.mocked(listLeftDrafts).mockResolvedValue([]);
  await expect(openStoredArticle(1, 9)).rejects.toBe(GONE);
});

test('who may not write it does not get it as a new one either', async () => {
  const refused = new ApiError('forbidden', 403);
  vi.mocked(askForArticle).mockRejectedValue(refused);
  await expect(openStoredArticle(1, 9)).rejects.toBe(refused);
});
