import { chmodSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Engines } from './engines.ts';
import { claimPort, readPorts } from './ports.ts';
import { livePid, mustRun, untilGone } from './process.ts';
import { tell } from './progress.ts';

export type RedisName = 'queue' | 'cache';

const policies: Record<RedisName, string[]> = {
  queue: ['maxmemory-policy noeviction', 'appendonly yes', 'appendfsync everysec', 'save ""'],
  cache: ['maxmemory 256mb', 'maxmemory-policy allkeys-lru', 'appendonly no', 'save ""'],
};

const folder = (engines: Engines, name: RedisName) => join(engines.dataDir, name);

export function redisPid(engines: Engines, name: RedisName): number | undefined {
  const dir = folder(engines, name);
  return livePid(join(dir, 'redis.pid'), /(redis|valkey)-server/, dir);
}

function answersPing(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ port, host: '127.0.0.1' }, () => socket.write('PING\r\n'));
    const done = (answer: boolean) => {
      socket.destroy();
      resolve(answer);
    };
    socket.setTimeout(1000, () => done(false));
    socket.once('error', () => done(false));
    socket.once('data', (data) => done(data.toString().startsWith('+PONG')));
  });
}

export async function startRedis(engines: Engines, name: RedisName): Promise<number> {
  const known = readPorts()[name];
  if (redisPid(engines, name) !== undefined && known !== undefined) {
    tell(`Redis (${name}) runs on port ${known}`);
    return known;
  }
  const dir = folder(engines, name);
  const inside = join(engines.dataDirInside, name);
  mkdirSync(dir, { recursive: true });
  if (process.getuid?.() === 0) mustRun('chown', ['--reference', engines.dataDir, dir]);
  rmSync(join(dir, 'redis.pid'), { force: true });
  const port = await claimPort(name);
  const conf = join(dir, 'redis.conf');
  const lines = [
    `port ${port}`,
    'bind 127.0.0.1',
    'protected-mode yes',
    'daemonize yes',
    `dir ${JSON.stringify(inside)}`,
    `pidfile ${JSON.stringify(join(inside, 'redis.pid'))}`,
    `logfile ${JSON.stringify(join(inside, 'redis.log'))}`,
    ...policies[name],
  ];
  writeFileSync(conf, `${lines.join('\n')}\n`);
  chmodSync(conf, 0o644);
  engines.mustRun(engines.redisServer, [join(inside, 'redis.conf')]);
  for (const end = Date.now() + 20_000; Date.now() < end; await sleep(50)) {
    if ((await answersPing(port)) && redisPid(engines, name) !== undefined) {
      tell(`Redis (${name}) started on port ${port}`);
      return port;
    }
  }
  const log = join(dir, 'redis.log');
  throw new Error(`Redis (${name}) did not start\n${existsSync(log) ? readFileSync(log, 'utf8').slice(-2000) : ''}`);
}

export async function stopRedis(engines: Engines, name: RedisName): Promise<boolean> {
  const pid = redisPid(engines, name);
  if (pid === undefined) return false;
  process.kill(pid, 'SIGTERM');
  if (!(await untilGone(pid, 10))) process.kill(pid, 'SIGKILL');
  return true;
}
