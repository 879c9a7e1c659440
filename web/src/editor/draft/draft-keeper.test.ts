import { afterEach, expect, it, vi } from 'vitest';
import { createDraftKeeper } from './draft-keeper.ts';
import type { DraftWrite } from './draft-store.ts';

const PLACE = { usuario_id: 1, borrador_id: 'b', articulo_id: 7 };
const FIELDS = { titular: '', resumen: '', idioma: 'es', evento: null, es_borrador: true, importe_euros: 0 } as const;

afterEach(() => {
  vi.restoreAllMocks();
});

/** As a browser keeps it: a text and what was done to it since, each write taking its time. */
function openStore() {
  let kept: { body: unknown; steps: unknown[] } | undefined;
  let atRest = Promise.resolve();
  const slowly = (act: () => void) => {
    atRest = new Promise<void>((resolve) => setTimeout(resolve, 5)).then(act);
    return atRest;
  };
  return {
    writeDraft: ({ base, steps }: DraftWrite) =>
      slowly(() => {
        if (base) kept = { body: base.body, steps: [] };
        kept?.steps.push(...steps);
      }),
    forgetDraft: () =>
      slowly(() => {
        kept = undefined;
      }),
    kept: () => kept,
  };
}

it('keeps a key that comes just after the server has all the others, while the browser is still writing', async () => {
  const store = openStore();
  const keeper = createDraftKeeper(
    { store, body: () => 'the text', fields: () => FIELDS, onKept: () => {} },
    { key: 'k', place: PLACE, version: 1, isWritten: false },
  );
  keeper.addSteps(() => 'one', ['a']);
  await new Promise((resolve) => setTimeout(resolve, 1));
  keeper.addSteps(() => 'one a', ['b']);
  keeper.saved({ place: PLACE, version: 2, isChanged: false });
  keeper.addSteps(() => 'one a b', ['c']);
  await expect.poll(() => store.kept()).toEqual({ body: 'one a b', steps: ['c'] });
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(store.kept()).toEqual({ body: 'one a b', steps: ['c'] });

  keeper.saved({ place: PLACE, version: 3, isChanged: false });
  await expect.poll(() => store.kept()).toBeUndefined();
});

it('hands over what still waits for the write before it when the page is about to go', async () => {
  const given: unknown[][] = [];
  let finish = () => {};
  const store = {
    writeDraft: ({ steps }: DraftWrite) => {
      given.push([...steps]);
      return new Promise<void>((resolve) => {
        finish = resolve;
      });
    },
    forgetDraft: () => Promise.resolve(),
  };
  const keeper = createDraftKeeper(
    { store, body: () => 'the text', fields: () => FIELDS, onKept: () => {} },
    { key: 'k', place: PLACE, version: 1, isWritten: false },
  );
  keeper.addSteps(() => 'one', ['a']);
  await expect.poll(() => given).toEqual([['a']]);
  keeper.addSteps(() => 'one a', ['b']);
  keeper.addSteps(() => 'one a b', ['c']);
  expect(given).toEqual([['a']]);
  keeper.flush();
  expect(given).toEqual([['a'], ['b', 'c']]);
  keeper.flush();
  finish();
  await new Promise((resolve) => setTimeout(resolve, 5));
  expect(given).toEqual([['a'], ['b', 'c']]);
});

/** One that refuses the writes of these numbers, from 0 on. */
function refusingStore(...refused: number[]) {
  const given: DraftWrite[] = [];
  const writeDraft = (write: DraftWrite) =>
    refused.includes(given.push(write) - 1) ? Promise.reject(new Error('full')) : Promise.resolve();
  return { given, store: { writeDraft, forgetDraft: () => Promise.resolve() } };
}

it.each([
  { where: 'the first', refused: 0, isWritten: false },
  { where: 'one in the middle', refused: 1, isWritten: false },
  { where: 'one of a draft that was found here', refused: 0, isWritten: true },
])('writes the text down whole after the browser refused $where', async ({ refused, isWritten }) => {
  vi.spyOn(console, 'warn').mockReturnValue();
  const { given, store } = refusingStore(refused);
  const kept: boolean[] = [];
  const keeper = createDraftKeeper(
    { store, body: () => `the text after ${given.length}`, fields: () => FIELDS, onKept: (now) => kept.push(now) },
    { key: 'k', place: PLACE, version: 1, isWritten },
  );
  for (let count = 0; count <= refused + 1; count += 1) {
    keeper.addSteps(() => 'before', [count]);
    await expect.poll(() => kept).toHaveLength(count + 1);
  }
  const whole = { base: { body: `the text after ${refused + 1}` }, steps: [refused + 1] };
  expect(given[refused + 1]).toMatchObject(whole);
  expect(kept.slice(refused)).toEqual([false, true]);
});

it('does not take for kept what was handed over behind a write that was refused', async () => {
  vi.spyOn(console, 'warn').mockReturnValue();
  const { given, store } = refusingStore(0);
  const kept: boolean[] = [];
  const keeper = createDraftKeeper(
    { store, body: () => 'the text', fields: () => FIELDS, onKept: (now) => kept.push(now) },
    { key: 'k', place: PLACE, version: 1, isWritten: false },
  );
  keeper.addFields();
  await Promise.resolve();
  keeper.addSteps(() => 'before', ['a']);
  keeper.flush();
  await expect.poll(() => kept.length).toBeGreaterThan(1);
  expect(given).toHaveLength(2);
  expect(kept).not.toContain(true);
  keeper.addSteps(() => 'before', ['b']);
  await expect.poll(() => kept.at(-1)).toBe(true);
  expect(given[2]).toMatchObject({ base: { body: 'the text' }, steps: ['b'] });
});
