import { expect, test } from 'vitest';
import { createApi } from '../platform/api.ts';
import { findFormerEvent } from './find-former-event.ts';

const answering = (status: number, body: object) => createApi(async () => ({ status, body: JSON.stringify(body) }));

test('what is left of an event is had, or there is nothing', async () => {
  const former = { evento_id: 3, articulos: [], eventos: [] };
  expect(await findFormerEvent(answering(200, former), 'es', 3)).toEqual(former);
  expect(await findFormerEvent(answering(404, { code: 'evento_not_found' }), 'es', 3)).toBeUndefined();
});

test('that it cannot be had now is not that there is nothing', async () => {
  await expect(findFormerEvent(answering(503, { code: 'overloaded' }), 'es', 3)).rejects.toMatchObject({ status: 503 });
});
