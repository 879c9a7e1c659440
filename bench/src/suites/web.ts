import { startBesideSameBytes } from '../bare/beside.ts';
import { type Audit, auditPage } from '../browser/audit.ts';
import { KINDS, weighPage } from '../browser/page-weight.ts';
import { median, spreadOf } from '../measure/statistics.ts';
import { compareThroughput, measureThroughput } from '../measure/throughput.ts';
import { nameRelease, startApi } from '../site/api.ts';
import { createDatabase, dropDatabase } from '../site/database.ts';
import type { Bench, FigureDetails, Suite } from '../suite.ts';

const DATABASE = 'poliedro_bench_web';
const HOME = { name: 'home', path: '/' };
const PAGES = [HOME, { name: 'results', path: '/resultados/1' }, { name: 'about', path: '/about' }];
const AUDITS = 5;

async function countCarriles(bench: Bench, origin: string): Promise<void> {
  const { carriles } = (await (await fetch(`${origin}/api/carriles`)).json()) as { carriles: unknown[] };
  bench.record('carriles on the home page', carriles.length, '', { bar: '>= 8' });
}

async function weigh(bench: Bench, name: string, address: string): Promise<void> {
  const weight = await weighPage(bench, address);
  const bars: Record<string, string> = name === HOME.name ? { script: '<= 120', all: '<= 300' } : {};
  const kilobytes = (part: string, bytes: number) => {
    const bar = bars[part];
    bench.record(`${name}, first view: ${part}`, bytes / 1000, 'kB', bar === undefined ? {} : { bar });
  };
  for (const kind of KINDS) kilobytes(kind, weight.bytes[kind]);
  kilobytes('all', weight.total);
  bench.record(`${name}, first view: requests`, weight.requests, '');
  bench.record(`${name}, first view: requests to a third party`, weight.thirdParties.length, '', { bar: '= 0' });
  for (const url of [...weight.thirdParties, ...weight.failed]) bench.say(`${name}: ${url}`);
}

/** The median of several runs: one alone says as much about the machine as about the page. */
async function audit(bench: Bench, name: string, address: string): Promise<void> {
  const runs: Audit[] = [];
  for (let run = 0; run < AUDITS; run++) runs.push(await auditPage(bench, address));
  const record = (what: string, unit: string, values: number[], bar?: string) => {
    const details: FigureDetails = { spread: spreadOf(values), ...(bar === undefined ? {} : { bar }) };
    bench.record(`${name}, Lighthouse mobile: ${what}`, median(values), unit, details);
  };
  const scores = (category: keyof Audit['scores']) => runs.map((run) => run.scores[category]);
  record('performance', '', scores('performance'), name === HOME.name ? '>= 95' : undefined);
  for (const category of ['accessibility', 'best-practices', 'seo'] as const) {
    record(category, '', scores(category), '= 100');
  }
  record(
    'LCP',
    'ms',
    runs.map((run) => run.lcpMs),
    '<= 1800',
  );
  record(
    'CLS',
    '',
    runs.map((run) => run.cls),
    '<= 0.01',
  );
  record(
    'TBT',
    'ms',
    runs.map((run) => run.tbtMs),
    '<= 100',
  );
  for (const fault of new Set(runs.flatMap((run) => run.faults))) bench.say(`${name}: ${fault}`);
}

async function run(bench: Bench): Promise<void> {
  bench.cleanup.add(() => dropDatabase(bench.services, DATABASE));
  const services = await createDatabase(bench.services, DATABASE);
  const release = nameRelease(bench, services, 'web');
  const cached = await startApi(bench, { services, release, cached: true });
  const uncached = await startApi(bench, { services, release, cached: false });
  await countCarriles(bench, cached.origin);

  const { path } = HOME;
  await compareThroughput(bench, {
    name: 'home, cached',
    path,
    start: () => startBesideSameBytes(bench, { services, release, path }),
    bar: '>= 0.80',
  });
  // Rendering takes the one thread there is: more connections would only measure the queue.
  await measureThroughput(bench, { name: 'home, uncached', path, side: uncached, connections: 8 });
  for (const page of PAGES) await weigh(bench, page.name, `${cached.origin}${page.path}`);
  for (const page of PAGES) await audit(bench, page.name, `${cached.origin}${page.path}`);
}

export const webSuite: Suite = {
  name: 'web',
  summary:
    'Pages as readers get them: throughput, weight of a first visit (kB are 1,000 bytes as transferred), Lighthouse.',
  run,
};
