import { setTimeout as delay } from 'node:timers/promises';
import { median, spreadOf } from '../measure/statistics.ts';
import { addFeeds } from '../press/feeds.ts';
import { isOpen, startPress } from '../press/press.ts';
import { nameRelease, startApi } from '../site/api.ts';
import { createPressDatabase, dropDatabase, query } from '../site/database.ts';
import { withOwnQueue } from '../site/services.ts';
import type { Bench } from '../suite.ts';
import { emptyQueue } from './own-queue.ts';
import { isWritten, untilProgress } from './progress.ts';
import { startWorker } from './worker.ts';

const DATABASE = 'poliedro_bench_visible';
const SIZE = { articles: 1200, newspapers: 120 };
/** So long ago the newspapers stand still first, and then at once so much later: what is new comes at one moment. */
const OLD_HOURS = 19;
const NEW_HOURS = 11;
const LOOK_MS = 500;
/** Events are compared again and mended for minutes after their last article. */
const GIVE_UP_MINUTES = 20;
/** As long as an answer is kept, and a little more. */
const KEPT_MS = 15_000;
const HOUR_MS = 3_600_000;

interface Seen {
  readonly events: Map<number, number>;
  readonly articles: Map<number, number>;
}

interface Carril {
  readonly carril_id: number;
  readonly tipo: 'banner' | 'eventos' | 'articulos';
}

/** Notes when each event and article is first on the first page of a carril, as readers get it. */
async function look(origin: string, carriles: readonly Carril[], seen: Seen): Promise<void> {
  for (const { carril_id, tipo } of carriles) {
    if (tipo === 'banner') continue;
    const what = tipo === 'eventos' ? 'events' : 'articles';
    const answer = await fetch(`${origin}/api/carril/${carril_id}/${what}?page_size=50`);
    const page = (await answer.json()) as { eventos?: { evento_id: number }[]; articulos?: { articulo_id: number }[] };
    const now = Date.now();
    for (const { evento_id } of page.eventos ?? []) if (!seen.events.has(evento_id)) seen.events.set(evento_id, now);
    for (const { articulo_id } of page.articulos ?? []) {
      if (!seen.articles.has(articulo_id)) seen.articles.set(articulo_id, now);
    }
  }
}

/** Of those that were found since then: when the poll was that brought the first of it. */
const FOUND = `select evento_id::float8 as evento_id, articulo_id::float8 as articulo_id,
    extract(epoch from article_stored_at(articulo_id))::float8 * 1000 as found
  from article_work left join event_articles using (articulo_id) where articulo_id >= article_id_at($1)`;

interface Found {
  readonly evento_id: number | null;
  readonly articulo_id: number;
  readonly found: number;
}

/** Seconds from being found to being seen, of those that readers were shown. */
function delaysOf(seen: ReadonlyMap<number, number>, found: ReadonlyMap<number, number>): number[] {
  return [...seen].flatMap(([id, at]) => {
    const since = found.get(id);
    return since === undefined ? [] : [(at - since) / 1000];
  });
}

function recordDelays(bench: Bench, name: string, delays: readonly number[]): void {
  if (delays.length === 0) throw new Error(`nobody has seen ${name}`);
  bench.record(`${name} seen by readers`, delays.length, '');
  bench.record(`${name}: from the poll to the site`, median(delays), 's', { spread: spreadOf(delays) });
  bench.record(`${name}: from the poll to the site, the slowest`, Math.max(...delays), 's', { bar: '<= 60' });
}

/** From the poll that brings the first report of something new until readers see it, with all pages kept as usual. */
export async function measureVisibility(
  bench: Bench,
  model: Readonly<Record<string, string>> | undefined,
): Promise<void> {
  bench.cleanup.add(() => dropDatabase(bench.services, DATABASE));
  const services = withOwnQueue(await createPressDatabase(bench.services, DATABASE));
  const press = await startPress(bench, { ...SIZE, seed: 'visible' });
  const hoursAgo = (hours: number) => ({ now: new Date(Date.now() - hours * HOUR_MS).toISOString() });
  await press.setClock(hoursAgo(OLD_HOURS));
  await addFeeds(services, (await press.listNewspapers()).filter(isOpen));
  await emptyQueue(services);
  const api = await startApi(bench, { services, release: nameRelease(bench, services, 'visible'), cached: true });
  const worker = await startWorker(bench, { services, route: press.route, environment: model ?? {} });
  await untilProgress(services, isWritten, GIVE_UP_MINUTES);

  const { carriles } = (await (await fetch(`${api.origin}/api/carriles`)).json()) as { carriles: Carril[] };
  const before: Seen = { events: new Map(), articles: new Map() };
  await look(api.origin, carriles, before);
  const seen: Seen = { events: new Map(before.events), articles: new Map(before.articles) };
  await press.setClock(hoursAgo(NEW_HOURS));
  const began = new Date();
  await query(services, 'update feeds set next_poll_on = clock_timestamp(), polled_on = null');
  const stop = new AbortController();
  const looking = (async () => {
    for (; !stop.signal.aborted; await delay(LOOK_MS)) await look(api.origin, carriles, seen);
  })();
  await untilProgress(services, isWritten, GIVE_UP_MINUTES);
  await delay(KEPT_MS);
  stop.abort();
  await looking;
  await worker.stop();
  await api.stop();

  const rows = await query<Found>(services, FOUND, [began]);
  const found = { articles: new Map<number, number>(), events: new Map<number, number>() };
  for (const { evento_id, articulo_id, found: at } of rows) {
    found.articles.set(articulo_id, at);
    if (evento_id === null || before.events.has(evento_id)) continue;
    found.events.set(evento_id, Math.min(at, found.events.get(evento_id) ?? at));
  }
  recordDelays(bench, 'fresh articles', delaysOf(seen.articles, found.articles));
  recordDelays(bench, 'fresh events', delaysOf(seen.events, found.events));
}
