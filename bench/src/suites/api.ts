import { startSameBytes, startSameQuery } from '../bare/start.ts';
import { runPgbench } from '../engines/pgbench.ts';
import { BROWSER_HEADERS } from '../load/load.ts';
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
  const cached = await startApi(bench, { services, release, cached: true });
  const uncached = await startApi(bench, { services, release, cached: false });
  for (const { name, path, ...query } of CALLS) {
    const sameBytes = await startSameBytes(bench, { origin: cached.origin, path, headers: BROWSER_HEADERS });
    await compareThroughput(bench, {
      name: `${name}, cached`,
      path,
      ours: cached,
      bare: sameBytes,
      bar: '>= 0.80',
    });

    const statement = await printStatement(query.statement);
    const sameQuery = await startSameQuery(bench, { services, path, statement, values: query.values, pool: POOL });
    await compareThroughput(bench, {
      name: `${name}, uncached`,
      path,
      ours: uncached,
      bare: sameQuery,
      bar: '>= 0.60',
    });
    const tps = await runPgbench(services, { statement, values: query.values, connections: POOL, seconds: 5 });
    bench.record(`${name}, the statement alone (pgbench)`, tps, 'tps');
  }
}

export const apiSuite: Suite = {
  name: 'api',
  summary: 'The two hottest calls, kept and not kept, against a bare Fastify that does the same work.',
  run,
};
