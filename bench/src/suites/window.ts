import { startBesideSameBytes, stopBoth } from '../bare/beside.ts';
import { startSameQuery } from '../bare/start.ts';
import { visitWindow, type WindowVisit } from '../browser/window-visit.ts';
import { median, spreadOf } from '../measure/statistics.ts';
import { compareThroughput } from '../measure/throughput.ts';
import { nameRelease, startApi } from '../site/api.ts';
import { addLargeEvent, createDatabase, dropDatabase } from '../site/database.ts';
import { printStatement } from '../site/statement.ts';
import type { Bench, Suite } from '../suite.ts';

const DATABASE = 'poliedro_bench_window';
/** The server's own default. */
const POOL = 20;
const VISITS = 5;

async function measureVisits(bench: Bench, origin: string, evento_id: number): Promise<void> {
  // The first one of all warms the server.
  await visitWindow(bench, `${origin}/`, evento_id);
  const visits: WindowVisit[] = [];
  for (let n = 0; n < VISITS; n++) visits.push(await visitWindow(bench, `${origin}/`, evento_id));
  const of = (read: (visit: WindowVisit) => number) => visits.map(read);
  const opens = of(({ openMs }) => openMs);
  bench.record('from the click to the summary', median(opens), 'ms', { bar: '<= 300', spread: spreadOf(opens) });
  const scripts = of(({ scriptKb }) => scriptKb);
  bench.record('script beyond the page', median(scripts), 'kB', { bar: '<= 40', spread: spreadOf(scripts) });
  const counts = of(({ longTasksMs }) => longTasksMs.length);
  bench.record('scrolling it through: tasks over 50 ms', median(counts), '', { bar: '= 0', spread: spreadOf(counts) });
  const longest = of(({ longTasksMs }) => Math.max(0, ...longTasksMs));
  bench.record('scrolling it through: longest of them', median(longest), 'ms', { spread: spreadOf(longest) });
  const heights = of(({ scrolledPx }) => scrolledPx);
  bench.record('scrolling it through: height', median(heights), 'px', { spread: spreadOf(heights) });
}

async function run(bench: Bench): Promise<void> {
  bench.cleanup.add(() => dropDatabase(bench.services, DATABASE));
  const services = await createDatabase(bench.services, DATABASE);
  const evento_id = await addLargeEvent(services);
  const release = nameRelease(bench, services, 'window');
  const api = await startApi(bench, { services, release, cached: true });
  await measureVisits(bench, api.origin, evento_id);
  await api.stop();

  const path = `/api/modal_eventos/${evento_id}`;
  await compareThroughput(bench, {
    name: 'large event, cached',
    path,
    start: () => startBesideSameBytes(bench, { services, release, path }),
    bar: '>= 0.80',
  });
  const statement = await printStatement('event-with-statements');
  await compareThroughput(bench, {
    name: 'large event, uncached',
    path,
    start: async () => {
      const ours = await startApi(bench, { services, release, cached: false });
      const bare = await startSameQuery(bench, { services, path, statement, values: [evento_id, 'es'], pool: POOL });
      return { ours, bare, stop: () => stopBoth(ours, bare) };
    },
    bar: '>= 0.60',
  });
}

export const windowSuite: Suite = {
  name: 'window',
  summary: 'An event of 400 articles, 60 facts, 8 stances and 300 opinions: opening, scrolling, script, its JSON.',
  run,
};
