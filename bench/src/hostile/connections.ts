import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { workDir } from '../places.ts';
import type { Services } from '../site/services.ts';
import type { Bench } from '../suite.ts';
import { NOBODY } from './tricky-names.ts';

/** Every connection that a watched process tried to make. */
export interface Connections {
  readonly file: string;
  /** `address port` of those that led anywhere but to its own services, its newspapers and the one who is not there. */
  listStrange(services: Services, pressPort: number): string[];
}

const PORTS: Readonly<Record<string, string>> = { 'postgresql:': '5432', 'redis:': '6379' };

export function openConnections(bench: Bench): Connections {
  const file = join(workDir, `connections-${process.pid}.txt`);
  mkdirSync(workDir, { recursive: true });
  bench.cleanup.add(() => rmSync(file, { force: true }));
  return {
    file,
    listStrange(services, pressPort) {
      const own = Object.values(services).map((address: string) => {
        const { hostname, port, protocol } = new URL(address);
        return `${hostname} ${port || PORTS[protocol]}`;
      });
      const press = `127.0.0.1 ${pressPort}`;
      const known = new Set([...own, press, `${NOBODY} 80`, `${NOBODY} 443`]);
      const lines = existsSync(file) ? readFileSync(file, 'utf8').trim().split('\n') : [];
      if (!lines.includes(press)) throw new Error('not even a connection to the newspapers was written down');
      return lines.filter((line) => line !== '' && !known.has(line));
    },
  };
}

/** Where the private addresses lead to, on this machine: whoever comes is counted. */
const TRAPS = [
  { host: '0.0.0.0', port: 80 },
  { host: '0.0.0.0', port: 443 },
  { host: '::1', port: 80 },
  { host: '::1', port: 443 },
];

export interface Traps {
  readonly set: number;
  caught(): number;
}

/** As many as the system lets us set: low ports want rights. */
export async function setTraps(bench: Bench): Promise<Traps> {
  let caught = 0;
  let set = 0;
  for (const { host, port } of TRAPS) {
    const trap = createServer((socket) => {
      caught += 1;
      socket.destroy();
    });
    const { promise: listens, resolve } = Promise.withResolvers<boolean>();
    trap.once('listening', () => resolve(true)).once('error', () => resolve(false));
    trap.listen({ host, port, ipv6Only: true });
    if (!(await listens)) continue;
    set += 1;
    bench.cleanup.add(() => void trap.close());
  }
  return { set, caught: () => caught };
}
