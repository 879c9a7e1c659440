import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { runConstantRate } from './constant-rate.ts';

test('requests are sent when they are due: one that is answered at once took next to nothing, however few are sent', async () => {
  const server = createServer((_, response) => response.end('here')).listen(0, '127.0.0.1');
  onTestFinished(() => void server.close());
  await new Promise((ready) => server.once('listening', ready));
  const { port } = server.address() as AddressInfo;
  const asked = { ports: [port], paths: ['/'], rate: 4, seconds: 2, connections: 2, headers: {} };
  const { requests, errors, p50Ms } = await runConstantRate(asked);
  expect({ requests, errors }).toEqual({ requests: 8, errors: 0 });
  // A quarter of a second lies between two of them.
  expect(p50Ms).toBeLessThan(125);
});
