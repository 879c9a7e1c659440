import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { GatheringSocket } from './gathering-socket.ts';

async function connectPair() {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const accepting = once(server, 'connection') as Promise<[Socket]>;
  const own = new GatheringSocket().connect((server.address() as AddressInfo).port, '127.0.0.1');
  const [[other]] = await Promise.all([accepting, once(own, 'connect')]);
  onTestFinished(() => {
    for (const socket of [own, other]) socket.destroy();
    server.close();
  });
  return { own, other };
}

/** As the driver sends a statement. */
function send(socket: GatheringSocket, ...parts: string[]): void {
  socket.cork();
  for (const part of parts) socket.write(part);
  socket.uncork();
}

test('what is asked in one turn of the program leaves together when it is over, in its order', async () => {
  const { own, other } = await connectPair();
  other.setEncoding('utf8');
  const received = (async () => {
    let text = '';
    for await (const part of other) text += part;
    return text;
  })();
  send(own, 'begin', ';');
  await Promise.resolve();
  send(own, 'select', ';');
  expect(own.writableLength).toBe('begin;select;'.length);
  await new Promise(setImmediate);
  expect(own.writableLength).toBe(0);
  send(own, 'commit', ';');
  await new Promise(setImmediate);
  own.end();
  expect(await received).toBe('begin;select;commit;');
});
