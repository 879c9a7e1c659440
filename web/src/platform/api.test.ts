import type { WebHost } from '@poliedro/contracts/site';
import { describe, expect, test } from 'vitest';
import { createApi, hostApi } from './api.ts';
import { ApiError, isNotFound } from './api-error.ts';
import { createLoadContext } from './host.ts';

describe('a call of the API', () => {
  test('asks at the contract’s address with its query in a fixed order', async () => {
    const asked: string[] = [];
    const api = createApi(async (path) => {
      asked.push(path);
      return { status: 200, body: '{"eventos":[]}' };
    });
    await api('listCarrilEvents', { carril_id: 7 }, { page_size: 20, idioma: 'fr', categoria_id: undefined });
    expect(asked).toEqual(['/api/carril/7/events?idioma=fr&page_size=20']);
  });

  test('throws the code of the reply', async () => {
    const api = createApi(async () => ({ status: 404, body: '{"code":"evento_not_found"}' }));
    const error = await api('getEvent', { evento_id: 1 }, {}).catch((thrown: unknown) => thrown);
    expect(error).toMatchObject({ code: 'evento_not_found', status: 404 });
    expect(isNotFound(error)).toBe(true);
  });

  test('names a failure that is not JSON', async () => {
    const api = createApi(async () => ({ status: 502, body: '<html>' }));
    await expect(api('listCarriles', {}, {})).rejects.toEqual(new ApiError('internal', 502));
  });

  test('that fails for a page while it is made gives a page that says to come back', async () => {
    const host = { callApi: async () => ({ status: 500, body: '{"code":"internal"}' }) } as unknown as WebHost;
    const api = hostApi(createLoadContext(host));
    await expect(api('listCarriles', {}, {})).rejects.toMatchObject({ init: { status: 503 } });
  });
});
