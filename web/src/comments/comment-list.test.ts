import type { CommentRecord } from '@poliedro/contracts/comments';
import { describe, expect, test } from 'vitest';
import { comment, ids, ME, page } from './comment.fixture.ts';
import {
  type CommentList,
  countWaiting,
  listOfPage,
  withHeard,
  withNextPage,
  withOwn,
  withoutText,
  withWaiting,
} from './comment-list.ts';
import { assembleThreads } from './comment-threads.ts';

const list = (...comments: CommentRecord[]): CommentList => listOfPage(page(comments));

describe('what is heard', () => {
  test('of others: a new thread waits, and stands above when it is wanted', () => {
    const heard = withHeard(list(comment(1)), comment(2), ME);
    expect(ids(heard.shown)).toEqual([1]);
    expect(countWaiting(heard)).toBe(1);
    const shown = withWaiting(withHeard(heard, comment(3), ME));
    expect(ids(shown.shown)).toEqual([3, 2, 1]);
    expect(shown.fresh).toEqual(new Set([2, 3]));
    expect(countWaiting(shown)).toBe(0);
  });

  test('of others: a reply stands in its thread at once; one in a thread that waits, waits with it', () => {
    const heard = withHeard(list(comment(1)), comment(2, { parent_id: 1, profundidad: 1 }), ME);
    expect(ids(heard.shown)).toEqual([1, 2]);
    expect(heard.fresh.has(2)).toBe(true);
    const waiting = withHeard(withHeard(list(comment(1)), comment(2), ME), comment(3, { parent_id: 2 }), ME);
    expect(ids(waiting.shown)).toEqual([1]);
    expect(countWaiting(waiting)).toBe(1);
    expect(assembleThreads(withWaiting(waiting).shown).roots.map(({ respuestas }) => respuestas.length)).toEqual([
      1, 0,
    ]);
  });

  test('of a thread that is not loaded is left for its page', () => {
    const known = list(comment(1));
    expect(withHeard(known, comment(9, { parent_id: 8 }), ME)).toBe(known);
  });

  test('of myself: stands at once, and never twice', () => {
    const own = comment(2, { usuario_id: ME });
    const added = withOwn(list(comment(1)), own);
    expect(ids(withHeard(added, own, ME).shown)).toEqual([2, 1]);
    expect(added.total).toBe(2);
    expect(withOwn(withHeard(list(comment(1)), own, ME), own).total).toBe(2);
  });

  test('rewritten or deleted, it changes in its place', () => {
    const edited = withHeard(list(comment(1), comment(2)), comment(2, { texto: 'otro' }), ME);
    expect(edited.shown.map(({ texto }) => texto)).toEqual(['texto 1', 'otro']);
    const deleted = withHeard(edited, comment(1, { texto: '', eliminado: true }), ME);
    expect(deleted.shown[0]).toMatchObject({ eliminado: true, texto: '' });
    const waiting = withHeard(list(comment(1)), comment(2), ME);
    expect(countWaiting(withHeard(waiting, comment(2, { eliminado: true }), ME))).toBe(0);
    expect(withHeard(list(comment(1)), comment(5, { eliminado: true }), ME).waiting).toEqual([]);
  });

  test('late, it does not win over what is newer', () => {
    const early = '2026-11-10T10:01:00.000Z';
    const late = '2026-11-10T10:02:00.000Z';
    const edited = withHeard(list(comment(1)), comment(1, { texto: 'última', editado_on: late }), ME);
    for (const editado_on of [null, early]) {
      expect(withHeard(edited, comment(1, { texto: 'anterior', editado_on }), ME).shown[0]?.texto).toBe('última');
      expect(withOwn(edited, comment(1, { texto: 'anterior', editado_on })).shown[0]?.texto).toBe('última');
    }
    const gone = comment(1, { texto: '', eliminado: true });
    const deleted = withHeard(edited, gone, ME);
    expect(deleted.shown).toEqual([gone]);
    expect(withHeard(deleted, comment(1, { editado_on: late }), ME).shown).toEqual([gone]);
  });

  test('late, it does not bring back one that waited or was not here when it was deleted', () => {
    const waiting = withHeard(list(comment(1)), comment(2), ME);
    for (const known of [waiting, list(comment(1))]) {
      const deleted = withHeard(known, comment(2, { texto: '', eliminado: true }), ME);
      expect(countWaiting(withHeard(deleted, comment(2), ME))).toBe(0);
    }
  });

  test('deleted while it waits, it keeps its place for what was answered', () => {
    const answered = withHeard(withHeard(list(), comment(2), ME), comment(3, { parent_id: 2 }), ME);
    const shown = withWaiting(withHeard(answered, comment(2, { texto: '', eliminado: true }), ME)).shown;
    expect(assembleThreads(shown).roots).toMatchObject([
      { comment: { id: 2, eliminado: true }, respuestas: [{ comment: { id: 3 } }] },
    ]);
  });
});

test('the next page repeats nothing', () => {
  const first = withHeard(listOfPage(page([comment(5), comment(4)], true)), comment(6), ME);
  const both = withNextPage(first, page([comment(4), comment(3), comment(6)]));
  expect(ids(both.shown)).toEqual([5, 4, 3]);
  expect(both.has_more).toBe(false);
});

test('taking a comment back leaves its place and what was answered', () => {
  const left = withoutText(list(comment(1), comment(2, { parent_id: 1 })), 1);
  expect(left.shown).toMatchObject([
    { id: 1, texto: '', eliminado: true },
    { id: 2, eliminado: false },
  ]);
  expect(left.total).toBe(1);
  expect(withoutText(left, 1).total).toBe(1);
});

describe('threads', () => {
  const flat = [
    comment(1),
    comment(2, { parent_id: 1, profundidad: 1 }),
    comment(3, { parent_id: 2, profundidad: 2 }),
    comment(4, { parent_id: 1, profundidad: 1 }),
    comment(5),
  ];

  test('are assembled from the flat list in its order', () => {
    const { roots } = assembleThreads(flat);
    const shape = (threads: typeof roots): unknown[] =>
      threads.map(({ comment: { id }, respuestas }) => [id, shape(respuestas)]);
    expect(shape(roots)).toEqual([
      [
        1,
        [
          [2, [[3, []]]],
          [4, []],
        ],
      ],
      [5, []],
    ]);
  });

  test('in which nothing has changed are the ones of before', () => {
    const before = assembleThreads(flat);
    const after = assembleThreads(
      flat.map((known) => (known.id === 3 ? { ...known, texto: 'otro' } : known)),
      new Set([5]),
      before.all,
    );
    const same = [...after.all.values()].filter((thread) => before.all.get(thread.comment.id) === thread);
    expect(same.map(({ comment: { id } }) => id)).toEqual([4]);
  });
});
