import { expect, it } from 'vitest';
import { createDraftKeeper } from './draft-keeper.ts';
import type { DraftWrite } from './draft-store.ts';

const PLACE = { usuario_id: 1, borrador_id: 'b', articulo_id: 7 };
const FIELDS = { titular: '', resumen: '', idioma: 'es', evento: null, es_borrador: true, importe_euros: 0 } as const;

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
