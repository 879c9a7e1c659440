import { join } from 'node:path';
import pg from 'pg';
import { freePort } from '../processes/free-port.ts';
import { type LongProcess, untilReady } from '../processes/long-process.ts';
import type { Bench } from '../suite.ts';
import type { Breakable } from './breakable.ts';
import { listChildren } from './child-processes.ts';
import type { OwnEngines } from './own-engines.ts';

const START_SECONDS = 30;

async function answers(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 1000 });
  try {
    await client.connect();
    await client.query('select 1');
    return true;
  } finally {
    await client.end();
  }
}

export interface OwnPostgres extends Breakable {
  readonly url: string;
  /** Neither answers nor refuses, as when its disk hangs. */
  freeze(): void;
  thaw(): void;
}

/** A PostgreSQL of this run alone, that may be broken. */
export async function startOwnPostgres(bench: Bench, engines: OwnEngines): Promise<OwnPostgres> {
  const data = join(engines.folder, 'postgres');
  const locale = ['--locale=C.UTF-8', '--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--encoding=UTF8'];
  await engines.run(join(engines.postgresBin, 'initdb'), ['-D', data, '-U', 'poliedro', '-A', 'trust', ...locale]);
  const port = await freePort();
  const url = `postgresql://poliedro@127.0.0.1:${port}/postgres`;
  const settings = [
    `port=${port}`,
    'listen_addresses=127.0.0.1',
    'unix_socket_directories=',
    'timezone=UTC',
    // As the service of development and production has them.
    'shared_buffers=256MB',
    'max_wal_size=4GB',
    'random_page_cost=1.1',
    'jit=off',
    // The unpacked engines have no memory file system at /dev/shm.
    ...(engines.isUnpacked ? ['dynamic_shared_memory_type=sysv'] : []),
  ];
  const args = ['-D', data, ...settings.flatMap((setting) => ['-c', setting])];
  let running: LongProcess | undefined;
  let frozen: number[] = [];

  async function start(): Promise<void> {
    running = engines.start(join(engines.postgresBin, 'postgres'), args);
    await untilReady(running, () => answers(url), START_SECONDS);
  }
  function thaw(): void {
    for (const pid of frozen) process.kill(pid, 'SIGCONT');
    frozen = [];
  }
  bench.cleanup.add(async () => {
    thaw();
    await running?.stop('SIGQUIT');
  });
  await start();
  return {
    url,
    start,
    // PostgreSQL's "immediate": every connection is cut at once, as in a crash.
    stop: async () => running?.stop('SIGQUIT'),
    freeze() {
      const pid = running?.child.pid;
      if (pid === undefined) return;
      frozen = [pid, ...listChildren(pid)];
      for (const each of frozen) process.kill(each, 'SIGSTOP');
    },
    thaw,
  };
}
