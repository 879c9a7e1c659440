import { createSocket } from 'node:dgram';
import { once } from 'node:events';
import ipaddr from 'ipaddr.js';
import { describe, expect, onTestFinished, test } from 'vitest';
import { watchConnections } from '../../../test/connection-watch.ts';
import { createResolveName } from './resolve-name.ts';
import { openSafeFetch } from './safe-fetch.ts';

const A = 1;
const AAAA = 28;
const NO_SUCH_NAME = 3;

interface Asked {
  readonly name: string;
  readonly type: number;
}

const sixteen = (...numbers: number[]) => Buffer.from(numbers.flatMap((number) => [number >> 8, number & 0xff]));

/** The question again, and an address record with no time to live for each of these. */
function reply(query: Buffer, question: Buffer, type: number, addresses: readonly string[] | undefined): Buffer {
  const records = (addresses ?? []).map((address) => {
    const bytes = Buffer.from(ipaddr.parse(address).toByteArray());
    return Buffer.concat([sixteen(0xc00c, type, 1, 0, 0, bytes.length), bytes]);
  });
  const flags = addresses === undefined ? 0x8180 | NO_SUCH_NAME : 0x8180;
  return Buffer.concat([query.subarray(0, 2), sixteen(flags, 1, records.length, 0, 0), question, ...records]);
}

/** A name server that knows what it is told; undefined means that there is no such name, null that it keeps silent. */
async function startNameServer(answer: (asked: Asked) => readonly string[] | undefined | null) {
  const asked: string[] = [];
  const socket = createSocket('udp4', (query, { port, address }) => {
    const labels: string[] = [];
    let at = 12;
    for (let length = query[at] ?? 0; length > 0; length = query[at] ?? 0) {
      labels.push(query.toString('latin1', at + 1, at + 1 + length));
      at += 1 + length;
    }
    const type = query.readUInt16BE(at + 1);
    const one = { name: labels.join('.'), type };
    asked.push(`${one.name} ${type === A ? 'A' : 'AAAA'}`);
    const addresses = answer(one);
    if (addresses !== null) socket.send(reply(query, query.subarray(12, at + 5), type, addresses), port, address);
  });
  socket.bind(0, '127.0.0.1');
  await once(socket, 'listening');
  onTestFinished(() => void socket.close());
  return { asked, resolveName: createResolveName([`127.0.0.1:${socket.address().port}`]) };
}

describe('the addresses of a name', () => {
  test('are those of both families', async () => {
    const { resolveName } = await startNameServer(({ name, type }) => {
      if (name === 'nadie.news') return undefined;
      if (type === A) return name === 'six.news' ? [] : ['198.51.100.7', '8.8.8.8'];
      return type === AAAA && name !== 'four.news' ? ['2606:4700::1111'] : [];
    });
    expect(await resolveName('both.news')).toEqual(['198.51.100.7', '8.8.8.8', '2606:4700::1111']);
    expect(await resolveName('four.news')).toEqual(['198.51.100.7', '8.8.8.8']);
    expect(await resolveName('six.news')).toEqual(['2606:4700::1111']);
    await expect(resolveName('nadie.news')).rejects.toMatchObject({ code: 'ENOTFOUND' });
  });

  test('do not come from this machine: neither from its files nor from its neighbourhood', async () => {
    const { asked, resolveName } = await startNameServer(() => undefined);
    await expect(resolveName('localhost.localdomain')).rejects.toMatchObject({ code: 'ENOTFOUND' });
    expect(new Set(asked)).toEqual(new Set(['localhost.localdomain A', 'localhost.localdomain AAAA']));
  });

  test('are given up when nobody answers', async () => {
    const { resolveName } = await startNameServer(() => null);
    await expect(resolveName('silent.news')).rejects.toMatchObject({ code: 'ETIMEOUT' });
  });

  test('are judged as they are answered, each time anew', async () => {
    let turn = 0;
    const { resolveName } = await startNameServer(({ type }) => {
      if (type === AAAA) return turn === 0 ? ['3000::1'] : ['::1'];
      return turn === 0 ? [] : ['127.0.0.1'];
    });
    const client = openSafeFetch({ userAgent: 'test', routes: [], resolveName });
    onTestFinished(() => client.close());
    const watch = watchConnections();
    const ask = () => client.fetch({ url: 'http://rebind.news/', maxBytes: 1000, deadlineMs: 1000 });
    expect((await ask()).kind).toBe('refused');
    turn = 1;
    expect(await ask()).toMatchObject({ kind: 'refused', why: 'private_address' });
    expect(watch.tried()).toEqual(['3000::1 80']);
  });
});
