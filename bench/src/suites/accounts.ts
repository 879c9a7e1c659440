import { BROWSER_HEADERS } from '../load/load.ts';
import { runLoad } from '../load/run-load.ts';
import { median, spreadOf } from '../measure/statistics.ts';
import { nameRelease, startApi } from '../site/api.ts';
import { createDatabase, dropDatabase } from '../site/database.ts';
import { signUp } from '../site/people.ts';
import type { Bench, Suite } from '../suite.ts';

const DATABASE = 'poliedro_bench_accounts';
const SECONDS = 3;
/** A page asks once; a few come together. */
const CONNECTIONS = 4;

async function run(bench: Bench): Promise<void> {
  bench.cleanup.add(() => dropDatabase(bench.services, DATABASE));
  const services = await createDatabase(bench.services, DATABASE);
  const { origin } = await startApi(bench, {
    services,
    release: nameRelease(bench, services, 'accounts'),
    cached: true,
  });
  const cookie = await signUp(services, origin, 'lector');
  const sides = { 'signed in': { ...BROWSER_HEADERS, cookie }, visitor: BROWSER_HEADERS };
  for (const [who, headers] of Object.entries(sides)) {
    const load = () => runLoad({ origin, paths: ['/api/me'], connections: CONNECTIONS, seconds: SECONDS, headers });
    await load();
    const results = [];
    for (let round = 0; round < bench.rounds; round += 1) results.push(await load());
    const p50s = results.map(({ p50Ms }) => p50Ms);
    bench.record(`me, ${who}: p50`, median(p50s), 'ms', { bar: '<= 5', spread: spreadOf(p50s) });
    const p99s = results.map(({ p99Ms }) => p99Ms);
    bench.record(`me, ${who}: p99`, median(p99s), 'ms', { spread: spreadOf(p99s) });
    const errors = results.reduce((sum, result) => sum + result.errors, 0);
    bench.record(`me, ${who}: errors`, errors, '', { bar: '= 0' });
  }
}

export const accountsSuite: Suite = {
  name: 'accounts',
  summary: `Who is signed in: GET /api/me with ${CONNECTIONS} connections, every session read from PostgreSQL.`,
  run,
};
