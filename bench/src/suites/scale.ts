import { BROWSER_HEADERS } from '../load/load.ts';
import { runLoad } from '../load/run-load.ts';
import { ratioOf, takeTurns } from '../measure/side-by-side.ts';
import { median, spreadOf } from '../measure/statistics.ts';
import { nameRelease, startApi } from '../site/api.ts';
import { createDatabase, dropDatabase, type Volume } from '../site/database.ts';
import { describe, LARGE, prepareLarge } from '../site/large-database.ts';
import type { Services } from '../site/services.ts';
import { listSurfaces, type Surface } from '../site/surfaces.ts';
import type { Bench, Suite } from '../suite.ts';

const SMALL: Volume = { events: 1000, articles: 20_000 };
const SMALL_DATABASE = 'poliedro_bench_small';
/** Few enough that it is the answer that takes the time, not the queue before it. */
const CONNECTIONS = 8;
const SECONDS = 2;
const GROWTH_BAR = '<= 1.3';

async function startSide(bench: Bench, services: Services, name: string) {
  const release = nameRelease(bench, services, name);
  const { origin } = await startApi(bench, { services, release, cached: false });
  return { origin, surfaces: await listSurfaces(services, origin) };
}

interface Sides {
  small: { origin: string; surface: Surface };
  large: { origin: string; surface: Surface };
}

/** Returns how many requests failed. */
async function compareSurface(bench: Bench, name: string, { small, large }: Sides): Promise<number> {
  const load = ({ origin, surface }: Sides['small'], seconds: number) =>
    runLoad({ origin, paths: surface.paths, connections: CONNECTIONS, seconds, headers: BROWSER_HEADERS });
  for (const side of [small, large]) await load(side, 3);
  const pairs = await takeTurns(
    bench.rounds,
    () => load(large, SECONDS),
    () => load(small, SECONDS),
  );
  const growth = ratioOf(pairs, (result) => result.p50Ms);
  bench.record(`${name}: p50, large over small`, growth.value, 'ratio', {
    spread: growth.spread,
    ...(large.surface.mustNotGrow ? { bar: GROWTH_BAR } : {}),
  });
  for (const [size, side] of [
    ['small', 'second'],
    ['large', 'first'],
  ] as const) {
    const results = pairs.map((pair) => pair[side]);
    const p50s = results.map((result) => result.p50Ms);
    bench.record(`${name}, ${size}: p50`, median(p50s), 'ms', { spread: spreadOf(p50s) });
    const p99s = results.map((result) => result.p99Ms);
    bench.record(`${name}, ${size}: p99`, median(p99s), 'ms', { spread: spreadOf(p99s) });
  }
  const errors = pairs.reduce((sum, pair) => sum + pair.first.errors + pair.second.errors, 0);
  if (errors > 0) bench.say(`${name}: ${errors} requests failed`);
  return errors;
}

async function run(bench: Bench): Promise<void> {
  bench.cleanup.add(() => dropDatabase(bench.services, SMALL_DATABASE));
  const small = await startSide(bench, await createDatabase(bench.services, SMALL_DATABASE, SMALL), 'small');
  const large = await startSide(bench, await prepareLarge(bench), 'large');
  let errors = 0;
  for (const [index, surface] of large.surfaces.entries()) {
    const same = small.surfaces[index];
    if (same === undefined) throw new Error(`the small database has no ${surface.name}`);
    errors += await compareSurface(bench, surface.name, {
      small: { origin: small.origin, surface: same },
      large: { origin: large.origin, surface },
    });
  }
  bench.record('errors', errors, '', { bar: '= 0' });
}

export const scaleSuite: Suite = {
  name: 'scale',
  summary: `What is not kept, with ${describe(SMALL)} against ${describe(LARGE)}, ${CONNECTIONS} connections.`,
  run,
};
