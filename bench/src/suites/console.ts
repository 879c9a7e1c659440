import { POLICY } from '@poliedro/contracts/policy';
import { median, spreadOf } from '../measure/statistics.ts';
import { nameRelease, startApi } from '../site/api.ts';
import { query } from '../site/database.ts';
import { describe, LARGE, prepareLarge } from '../site/large-database.ts';
import { signUpOperator } from '../site/people.ts';
import type { Services } from '../site/services.ts';
import type { Bench, Suite } from '../suite.ts';

const AREA = 'GET /api/redaccion/';
const BAR = '<= 300';
/** Beside what each call shows first: what is looked for. */
const SEARCHES = [
  '/api/redaccion/eventos?q=agua',
  '/api/redaccion/eventos?q=palabra+que+nadie+ha+escrito',
  '/api/redaccion/fuentes?q=el',
  '/api/redaccion/personas?buscar=medida',
];
/** What calls are asked for that want to be asked for something. */
const QUERIES: Readonly<Record<string, string>> = {
  '/api/redaccion/portada/carriles/:carril_id/fijados': '?idioma=es',
  '/api/redaccion/tuberia/fallos/casos': '?stage=read&reason=status+503',
};

const IDS = `select (select evento_id::text from events order by articulos desc limit 1) as evento_id,
  (select periodico_id::text from newspapers where periodico_id > 0 order by periodico_id limit 1) as periodico_id,
  (select id::text from users order by id limit 1) as usuario_id,
  (select carril_id::text from carriles where tipo = 'eventos' order by posicion limit 1) as carril_id`;

/** Every call of the console that only looks, of the largest event there is. */
async function listPaths(services: Services): Promise<string[]> {
  const [ids] = await query<Record<string, string>>(services, IDS);
  const calls = Object.keys(POLICY).filter((route) => route.startsWith(AREA));
  const paths = calls.map((route) => route.split(' ')[1] ?? '');
  const fill = (path: string) => path.replaceAll(/:(\w+)/g, (_, name: string) => ids?.[name] ?? '0');
  return [...paths.map((path) => fill(path) + (QUERIES[path] ?? '')), ...SEARCHES];
}

async function run(bench: Bench): Promise<void> {
  const services = await prepareLarge(bench);
  const api = await startApi(bench, { services, release: nameRelease(bench, services, 'console'), cached: true });
  const cookie = await signUpOperator(services, api.origin);
  const ask = async (path: string): Promise<number> => {
    const began = performance.now();
    const answer = await fetch(`${api.origin}${path}`, { headers: { cookie } });
    await answer.arrayBuffer();
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}`);
    return performance.now() - began;
  };
  let slowest = 0;
  for (const path of await listPaths(services)) {
    await ask(path);
    const times: number[] = [];
    for (let round = 0; round < bench.rounds; round += 1) times.push(await ask(path));
    slowest = Math.max(slowest, median(times));
    bench.record(path, median(times), 'ms', { bar: BAR, spread: spreadOf(times) });
  }
  bench.record('the slowest of them', slowest, 'ms', { bar: BAR });
  await api.stop();
}

export const consoleSuite: Suite = {
  name: 'console',
  summary: `What operators look at with ${describe(LARGE)} behind it, one question at a time.`,
  run,
};
