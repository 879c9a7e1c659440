import { freePort } from '../processes/free-port.ts';
import { type LongProcess, untilReady } from '../processes/long-process.ts';
import type { Bench } from '../suite.ts';
import type { Breakable } from './breakable.ts';
import type { OwnEngines } from './own-engines.ts';
import { openRedis } from './redis-client.ts';

const START_SECONDS = 10;

async function answers(url: string): Promise<boolean> {
  const redis = await openRedis(url);
  try {
    return (await redis.ask('PING')) === 'PONG';
  } finally {
    redis.close();
  }
}

export interface OwnRedis extends Breakable {
  readonly url: string;
}

interface RedisMemory {
  readonly megabytes: number;
  readonly policy: 'allkeys-lru' | 'noeviction';
}
const AS_A_CACHE: RedisMemory = { megabytes: 64, policy: 'allkeys-lru' };

/** A Redis of this run alone, that may be broken. It forgets everything when it is. */
export async function startOwnRedis(bench: Bench, engines: OwnEngines, keeps = AS_A_CACHE): Promise<OwnRedis> {
  const port = await freePort();
  const url = `redis://127.0.0.1:${port}`;
  const program = engines.isUnpacked ? '/usr/bin/redis-server' : 'redis-server';
  const size = ['--maxmemory', `${keeps.megabytes}mb`, '--maxmemory-policy', keeps.policy];
  const memory = ['--save', '', '--appendonly', 'no', ...size];
  const args = ['--port', String(port), '--bind', '127.0.0.1', '--dir', engines.folder, ...memory];
  let running: LongProcess | undefined;

  async function start(): Promise<void> {
    running = engines.start(program, args);
    await untilReady(running, () => answers(url), START_SECONDS);
  }
  bench.cleanup.add(() => running?.stop());
  await start();
  return { url, start, stop: async () => running?.stop('SIGKILL') };
}
