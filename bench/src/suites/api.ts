import { startBesideSameBytes, stopBoth } from '../bare/beside.ts';
import { startSameQuery } from '../bare/start.ts';
import { runPgbench } from '../engines/pgbench.ts';
import { compareThroughput } from '../measure/throughput.ts';
import { nameRelease, startApi } from '../site/api.ts';
import { createDatabase, dropDatabase } from '../site/database.ts';
import { printStatement } from '../site/statement.ts';
import type { Bench, Suite } from '../suite.ts';

const DATABASE = 'poliedro_bench_api';
/** The server's own default. */
const POOL = 20;

interface Call {
  name: string;
  path: string;
  statement: string;
  values: readonly (string | number | null)[];
}

const CALLS: readonly Call[] = [
  {
    name: 'carril',
    path: '/api/carril/1/events',
    statement: 'carril-events',
    // Carril, language, any category, one more than a page, from the start, no cursor.
    values: [1, 'es', 0, 21, 0, null, null, null],
  },
  { name: 'event', path: '/api/modal_eventos/1', statement: 'event-with-statements', values: [1, 'es'] },
];

async function run(bench: Bench): Promise<void> {
  bench.cleanup.add(() => dropDatabase(bench.services, DATABASE));
  const services = await createDatabase(bench.services, DATABASE);
  const release = nameRelease(bench, services, 'api');
  for (const { name, path, ...query } of CALLS) {
    await compareThroughput(bench, {
      name: `${name}, cached`,
      path,
      start: () => startBesideSameBytes(bench, { services, release, path }),
      bar: '>= 0.80',
    });

    const statement = await printStatement(query.statement);
    await compareThroughput(bench, {
      name: `${name}, uncached`,
      path,
      start: async () => {
        const ours = await startApi(bench, { services, release, cached: false });
        const bare = await startSameQuery(bench, { services, path, statement, values: query.values, pool: POOL });
        return { ours, bare, stop: () => stopBoth(ours, bare) };
      },
      bar: '>= 0.60',
    });
    const tps = await runPgbench(services, {
      questions: [{ statement, values: query.values }],
      connections: POOL,
      seconds: 5,
    });
    bench.record(`${name}, the statement alone (pgbench)`, tps, 'tps');
  }
}

export const apiSuite: Suite = {
  name: 'api',
  summary: 'The two hottest calls, kept and not kept, against a bare Fastify that does the same work.',
  run,
};
