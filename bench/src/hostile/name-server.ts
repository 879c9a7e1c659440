import { createSocket } from 'node:dgram';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { isIPv4 } from 'node:net';
import type { Bench } from '../suite.ts';
import { answerFor, type NameAnswer } from './tricky-names.ts';

const TYPES = { A: 1, CNAME: 5, AAAA: 28 };
const FAULTS = { server_failure: 2, no_such_name: 3 };
const HEADER_BYTES = 12;
/** The name of the question, which stands right behind the header. */
const SAME_NAME = Buffer.from([0xc0, HEADER_BYTES]);

interface Question {
  readonly id: number;
  readonly name: string;
  readonly type: number;
  readonly bytes: Buffer;
}

function readQuestion(message: Buffer): Question {
  const labels: string[] = [];
  let at = HEADER_BYTES;
  for (let length = message[at] ?? 0; length > 0; length = message[at] ?? 0) {
    labels.push(message.toString('latin1', at + 1, at + 1 + length));
    at += 1 + length;
  }
  const end = at + 5;
  return {
    id: message.readUInt16BE(0),
    name: labels.join('.'),
    type: message.readUInt16BE(at + 1),
    bytes: message.subarray(HEADER_BYTES, end),
  };
}

const encodeName = (name: string) =>
  Buffer.concat([
    ...name.split('.').map((label) => Buffer.concat([Buffer.from([label.length]), Buffer.from(label, 'latin1')])),
    Buffer.from([0]),
  ]);

/** Eight groups of sixteen bits, those that are left out filled in. */
function encodeSix(address: string): Buffer {
  const plain = address.replace(/[\d.]+$/, (last) => {
    if (!isIPv4(last)) return last;
    const [a = 0, b = 0, c = 0, d = 0] = last.split('.').map(Number);
    return `${(a * 256 + b).toString(16)}:${(c * 256 + d).toString(16)}`;
  });
  const [head = '', tail] = plain.split('::');
  const groups = (text: string) => (text === '' ? [] : text.split(':').map((group) => Number.parseInt(group, 16)));
  const [before, after] = [groups(head), groups(tail ?? '')];
  const all = tail === undefined ? before : [...before, ...Array(8 - before.length - after.length).fill(0), ...after];
  return Buffer.from(all.flatMap((group: number) => [group >> 8, group & 255]));
}

/** Never kept: the next look is a new question. */
function record(name: Buffer, type: number, data: Buffer): Buffer {
  const head = Buffer.alloc(10);
  head.writeUInt16BE(type, 0);
  head.writeUInt16BE(1, 2);
  head.writeUInt16BE(data.length, 8);
  return Buffer.concat([name, head, data]);
}

function writeAnswer({ id, type, bytes }: Question, { four = [], six = [], alias, fault }: NameAnswer): Buffer {
  const owner = alias === undefined ? SAME_NAME : encodeName(alias);
  const found =
    type === TYPES.A
      ? four.map((address) => record(owner, TYPES.A, Buffer.from(address.split('.').map(Number))))
      : six.map((address) => record(owner, TYPES.AAAA, encodeSix(address)));
  const aliases = alias === undefined ? [] : [record(SAME_NAME, TYPES.CNAME, encodeName(alias))];
  const records = fault === undefined && (type === TYPES.A || type === TYPES.AAAA) ? [...aliases, ...found] : [];
  const header = Buffer.alloc(HEADER_BYTES);
  header.writeUInt16BE(id, 0);
  // An answer, with authority, that would also ask others.
  header.writeUInt16BE(0x8580 | (fault === undefined || fault === 'silent' ? 0 : FAULTS[fault]), 2);
  header.writeUInt16BE(1, 4);
  header.writeUInt16BE(records.length, 6);
  return Buffer.concat([header, bytes, ...records]);
}

/** A name server of somebody who means harm. Returns its address. */
export async function startNameServer(bench: Bench): Promise<string> {
  const socket = createSocket('udp4');
  const asked = new Map<string, number>();
  socket.on('message', (message, { address, port }) => {
    const question = readQuestion(message);
    const times = asked.get(question.name) ?? 0;
    asked.set(question.name, times + 1);
    const answer = answerFor(question.name, times);
    if (answer.fault !== 'silent') socket.send(writeAnswer(question, answer), port, address);
  });
  socket.bind(0, '127.0.0.1');
  await once(socket, 'listening');
  bench.cleanup.add(() => void socket.close());
  return `127.0.0.1:${(socket.address() as AddressInfo).port}`;
}
