import { connect, type Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';

/** Many open streams of server-sent events, each no more than a socket and a number. */
export interface Listeners {
  readonly open: number;
  /** When each had heard the words, in the clock of `performance.now`; resolves early when all have. */
  awaitWords(words: string, timeoutMs: number): Promise<number[]>;
  close(): void;
}

const AT_ONCE = 200;
const ANSWER_MS = 30_000;

function openOne(port: number, path: string): Promise<Socket> {
  return new Promise((resolve, reject) => {
    const socket = connect({ port, host: '127.0.0.1' });
    const late = setTimeout(() => reject(new Error('no answer')), ANSWER_MS);
    socket.once('error', reject);
    socket.once('data', (head) => {
      clearTimeout(late);
      const [line = ''] = head.toString('latin1').split('\r\n');
      if (line.startsWith('HTTP/1.1 200')) resolve(socket);
      else reject(new Error(line));
    });
    socket.write(`GET ${path} HTTP/1.1\r\nhost: 127.0.0.1:${port}\r\naccept: text/event-stream\r\n\r\n`);
  });
}

export async function openListeners(port: number, path: string, count: number): Promise<Listeners> {
  const sockets: Socket[] = [];
  while (sockets.length < count) {
    const some = Math.min(AT_ONCE, count - sockets.length);
    sockets.push(...(await Promise.all(Array.from({ length: some }, () => openOne(port, path)))));
  }
  return {
    get open() {
      return sockets.filter((socket) => !socket.destroyed && socket.readable).length;
    },
    async awaitWords(words, timeoutMs) {
      const wanted = Buffer.from(words);
      const heard: number[] = [];
      const listening = sockets.map((socket) => {
        const listen = (chunk: Buffer) => {
          if (!chunk.includes(wanted)) return;
          heard.push(performance.now());
          socket.off('data', listen);
        };
        socket.on('data', listen);
        return () => socket.off('data', listen);
      });
      const end = performance.now() + timeoutMs;
      while (heard.length < sockets.length && performance.now() < end) await delay(5);
      for (const stop of listening) stop();
      return heard;
    },
    close() {
      for (const socket of sockets) socket.destroy();
    },
  };
}
