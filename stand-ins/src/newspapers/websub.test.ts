import { createHmac } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { expect, onTestFinished, test, vi } from 'vitest';
import { START, startTest } from './test-client.ts';

async function startSubscriber(agree: boolean) {
  const deliveries: { body: Buffer; signature: string }[] = [];
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const { searchParams } = new URL(request.url ?? '/', 'http://subscriber');
    if (request.method === 'POST')
      deliveries.push({ body: await buffer(request), signature: String(request.headers['x-hub-signature']) });
    response.end(agree ? searchParams.get('hub.challenge') : 'no');
  };
  const server = createServer((request, response) => void answer(request, response)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  return { deliveries, callback: `http://127.0.0.1:${(server.address() as { port: number }).port}/hook` };
}

test('the hub asks whether it is meant, then brings what is new, signed', async () => {
  const { newspapers, port, put, ask, get, post, truths } = await startTest(onTestFinished, { now: START });
  const offering = (await newspapers()).find(({ websub }) => websub);
  const topic = offering?.feed_url ?? '';
  expect((await get(topic)).headers.link).toContain('rel="hub"');
  const willing = await startSubscriber(true);
  const unwilling = await startSubscriber(false);
  const subscribe = (callback: string) =>
    post(
      'http://websub.example/',
      new URLSearchParams({
        'hub.mode': 'subscribe',
        'hub.topic': topic,
        'hub.callback': callback,
        'hub.secret': 's3',
      }).toString(),
    );
  for (const { callback } of [willing, unwilling]) expect((await subscribe(callback)).status).toBe(202);
  expect((await subscribe('http://10.0.0.1/')).status).toBe(400);
  await vi.waitFor(async () => expect(await ask('/__websub')).toHaveLength(1));
  const [first] = (await truths()).filter(({ host }) => host === offering?.host);
  await put('/__clock', { now: first?.published_at });
  await vi.waitFor(() => expect(willing.deliveries).toHaveLength(1));
  const [delivery] = willing.deliveries;
  expect(delivery?.signature).toBe(
    `sha256=${createHmac('sha256', 's3')
      .update(delivery?.body ?? '')
      .digest('hex')}`,
  );
  expect(delivery?.body.toString()).toContain(`:${port}/`);
  expect(unwilling.deliveries).toEqual([]);
});
