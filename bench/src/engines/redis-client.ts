import { once } from 'node:events';
import { connect } from 'node:net';

export type RedisAnswer = string | number | null | RedisAnswer[];

export interface RedisClient {
  ask(...words: string[]): Promise<RedisAnswer>;
  close(): void;
}

/** Reads one answer of the Redis protocol; undefined while it has not come in full. */
export function readAnswer(bytes: Buffer, start = 0): { answer: RedisAnswer | Error; end: number } | undefined {
  const lineEnd = bytes.indexOf('\r\n', start);
  if (lineEnd === -1) return undefined;
  const kind = String.fromCharCode(bytes[start] ?? 0);
  const line = bytes.toString('utf8', start + 1, lineEnd);
  const next = lineEnd + 2;
  if (kind === '+') return { answer: line, end: next };
  if (kind === '-') return { answer: new Error(line), end: next };
  if (kind === ':') return { answer: Number(line), end: next };
  const length = Number(line);
  if (length === -1) return { answer: null, end: next };
  if (kind === '$') {
    const end = next + length;
    return bytes.length < end + 2 ? undefined : { answer: bytes.toString('utf8', next, end), end: end + 2 };
  }
  const items: RedisAnswer[] = [];
  let at = next;
  for (let i = 0; i < length; i++) {
    const item = readAnswer(bytes, at);
    if (item === undefined) return undefined;
    if (item.answer instanceof Error) return item;
    items.push(item.answer);
    at = item.end;
  }
  return { answer: items, end: at };
}

/** As much of a client as a measurement needs: one question at a time. */
export async function openRedis(address: string): Promise<RedisClient> {
  const url = new URL(address);
  const socket = connect({ host: url.hostname, port: Number(url.port || 6379) });
  await once(socket, 'connect');
  const chunks = socket[Symbol.asyncIterator]() as AsyncIterator<Buffer>;

  async function ask(...words: string[]): Promise<RedisAnswer> {
    socket.write(`*${words.length}\r\n${words.map((word) => `$${Buffer.byteLength(word)}\r\n${word}\r\n`).join('')}`);
    let received = Buffer.alloc(0);
    for (;;) {
      const chunk = await chunks.next();
      if (chunk.done) throw new Error('Redis closed the connection');
      received = Buffer.concat([received, chunk.value]);
      const read = readAnswer(received);
      if (read === undefined) continue;
      if (read.answer instanceof Error) throw read.answer;
      return read.answer;
    }
  }

  const database = url.pathname.slice(1);
  if (database !== '') await ask('SELECT', database);
  return { ask, close: () => socket.destroy() };
}
