import type { WebHost } from '@poliedro/contracts/site';
import { describe, expect, test, vi } from 'vitest';
import { createLoadContext, handleError } from './entry.server.tsx';

/** What the host is told when a loader of this request throws. */
function toldOf(error: unknown, request: Request): unknown[] {
  const complain = vi.fn<WebHost['complain']>();
  const context = createLoadContext({ complain } as Partial<WebHost> as WebHost);
  handleError(error, { request, context, params: {} });
  return complain.mock.calls.flat();
}

describe('what a loader throws', () => {
  const address = 'http://poliedro.test/';

  test('is told to whoever serves the page', () => {
    const error = new Error('a call was not answered');
    expect(toldOf(error, new Request(address))).toEqual([error]);
  });

  test('is nobody’s business once the reader has gone', () => {
    expect(toldOf(new Error('gone'), new Request(address, { signal: AbortSignal.abort() }))).toEqual([]);
  });
});
