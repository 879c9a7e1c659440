import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';

export interface RawAnswer {
  readonly status: number;
  /** As it went over the wire, still compressed. */
  readonly body: Buffer;
  readonly type: string;
  readonly encoding: string;
}

export async function fetchRaw(address: string, headers: Readonly<Record<string, string>>): Promise<RawAnswer> {
  const [answer] = (await once(get(address, { headers, agent: false }), 'response')) as [IncomingMessage];
  return {
    status: answer.statusCode ?? 0,
    body: await buffer(answer),
    type: answer.headers['content-type'] ?? '',
    encoding: answer.headers['content-encoding'] ?? '',
  };
}
