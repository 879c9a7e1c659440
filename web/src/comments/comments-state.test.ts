import { describe, expect, test } from 'vitest';
import { comment, ids, ME, page } from './comment.fixture.ts';
import { countWaiting } from './comment-list.ts';
import { type CommentsChange, type CommentsState, initialComments, nextComments } from './comments-state.ts';

const NOW = Date.parse('2026-11-10T10:01:00.000Z');
const LOADING = initialComments(undefined);

const loaded = (...comments: Parameters<typeof page>[0]): CommentsChange => ({
  type: 'loaded',
  page: page(comments),
  now: NOW,
});
const after = (state: CommentsState, ...changes: CommentsChange[]) =>
  changes.reduce((known, change) => nextComments(known, change, ME), state);
function listAfter(state: CommentsState, ...changes: CommentsChange[]) {
  const last = after(state, ...changes);
  if (last.status !== 'ready') throw new Error(`there is no list, but ${last.status}`);
  return last.list;
}

describe('before there is a list', () => {
  test('what is heard waits for it, one’s own stands in it at once', () => {
    const own = comment(3, { usuario_id: ME });
    const list = listAfter(
      LOADING,
      { type: 'heard', comment: comment(2) },
      { type: 'heard', comment: own },
      loaded(comment(1)),
    );
    expect(ids(list.shown)).toEqual([3, 1]);
    expect(countWaiting(list)).toBe(1);
  });

  test('what is heard and is in it already changes it', () => {
    const deleted = comment(1, { texto: '', eliminado: true });
    const list = listAfter(LOADING, { type: 'heard', comment: deleted }, loaded(comment(2), comment(1)));
    expect(list.shown.map(({ eliminado }) => eliminado)).toEqual([false, true]);
  });

  test('the last count that is heard is the one of the list', () => {
    const list = listAfter(LOADING, { type: 'counted', total: 4 }, { type: 'counted', total: 5 }, loaded(comment(1)));
    expect(list.total).toBe(5);
  });

  test('what is heard after the answer is put into the list, however late that is drawn', () => {
    const list = listAfter(LOADING, loaded(comment(1)), { type: 'heard', comment: comment(2) });
    expect(countWaiting(list)).toBe(1);
  });
});

describe('when they could not be loaded', () => {
  const failed = after(LOADING, { type: 'heard', comment: comment(2) }, { type: 'failed' });

  test('they are on another try, with what was heard', () => {
    expect(failed.status).toBe('failed');
    const again = after(failed, { type: 'retried' });
    expect(again.status).toBe('loading');
    expect(countWaiting(listAfter(again, loaded(comment(1))))).toBe(1);
  });

  test('something published tries again, and stands in what comes', () => {
    const own = comment(3, { usuario_id: ME });
    const written = after(failed, { type: 'written', comment: own });
    expect(written.status).toBe('loading');
    expect(listAfter(written, loaded(comment(1)))).toMatchObject({ shown: [own, comment(1)], total: 2 });
    expect(listAfter(written, loaded(own, comment(1)))).toMatchObject({ shown: [own, comment(1)], total: 2 });
  });

  test('a look that fails later takes nothing away', () => {
    const ready = after(LOADING, loaded(comment(1)));
    expect(after(ready, { type: 'failed' })).toBe(ready);
  });
});

describe('taking back', () => {
  const ready = initialComments(page([comment(1, { usuario_id: ME }), comment(2)]));
  const heard: CommentsChange[] = [
    { type: 'heard', comment: comment(1, { usuario_id: ME, texto: '', eliminado: true }) },
    { type: 'counted', total: 1 },
  ];

  test.each([
    ['before', [{ type: 'removed', id: 1 } as const, ...heard]],
    ['after', [...heard, { type: 'removed', id: 1 } as const]],
  ])('counts once, if its answer comes %s what is heard', (_, changes) => {
    expect(listAfter(ready, ...changes)).toMatchObject({ total: 1, shown: [{ id: 1, eliminado: true }, { id: 2 }] });
  });
});

test('a page that was kept is brought up to date by another look', () => {
  const kept = initialComments(page([comment(2), comment(1)]));
  const list = listAfter(kept, loaded(comment(3), comment(1, { texto: 'otro' })));
  expect(list.shown).toMatchObject([{ id: 1, texto: 'otro' }]);
  expect(list.total).toBe(2);
  expect(countWaiting(list)).toBe(1);
});
