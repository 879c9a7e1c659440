import { setTimeout as delay } from 'node:timers/promises';
import { median, spreadOf } from '../measure/statistics.ts';
import { addFeeds } from '../press/feeds.ts';
import { isOpen, startPress } from '../press/press.ts';
import { nameRelease, startApi } from '../site/api.ts';
import { createPressDatabase, dropDatabase, query } from '../site/database.ts';
import { withOwnQueue } from '../site/services.ts';
import type { Bench, FigureDetails } from '../suite.ts';
import { type Joining, listJoinings, noteJoinings } from './joinings.ts';
import { emptyQueue } from './own-queue.ts';
import { isWritten, untilProgress } from './progress.ts';
import { type Found, listFound, type Seen, watchSite } from './site-watch.ts';
import { startWorker } from './worker.ts';

const DATABASE = 'poliedro_bench_visible';
const SIZE = { articles: 1200, newspapers: 120 };
/** So long ago the newspapers stand still first, and then at once so much later: what is new comes at one moment. */
const OLD_HOURS = 19;
const NEW_HOURS = 11;
/** Events are compared again and mended for minutes after their last article. */
const GIVE_UP_MINUTES = 20;
/** As long as an answer is kept, and a little more. */
const KEPT_MS = 15_000;
const HOUR_MS = 3_600_000;
const MOST_SECONDS = 60;

const secondsBetween = (found: number, seen: number) => (seen - found) / 1000;

function recordDelays(bench: Bench, name: string, delays: readonly number[], howMany: FigureDetails = {}): void {
  bench.record(`${name}: how many`, delays.length, '', howMany);
  if (delays.length === 0) return;
  bench.record(`${name}: from the poll to the site`, median(delays), 's', { spread: spreadOf(delays) });
  bench.record(`${name}: later than ${MOST_SECONDS} s`, delays.filter((delay) => delay > MOST_SECONDS).length, '');
  bench.record(`${name}: the slowest`, Math.max(...delays), 's', { bar: `<= ${MOST_SECONDS}` });
}

/** An event that parts from another: what readers are told first of it they were shown in the other. */
function isParted({ articulo_id }: Found, evento_id: number, at: number, { inWindows }: Seen): boolean {
  const shown = inWindows.get(articulo_id);
  return shown !== undefined && shown.evento_id !== evento_id && shown.at < at;
}

/** What readers of a window waited for: an article that others had to come for first was in no event, or in another. */
function recordJoinings(
  bench: Bench,
  found: readonly Found[],
  joinings: readonly Joining[],
  { inWindows }: Seen,
): void {
  const delays = found.flatMap(({ articulo_id, found: polled }) => {
    const shown = inWindows.get(articulo_id);
    const joined = joinings.findLast(
      (one) => one.articulo_id === articulo_id && one.evento_id === shown?.evento_id && one.at < shown.at,
    );
    if (shown === undefined || joined === undefined) return [];
    const before = joinings.filter((one) => one.articulo_id === articulo_id && one.at < joined.at).length;
    const [waited, delay] = [secondsBetween(polled, joined.at), secondsBetween(joined.at, shown.at)];
    if (waited + delay > MOST_SECONDS) {
      const times = `${waited.toFixed(0)} s after its poll, shown ${delay.toFixed(0)} s later`;
      bench.say(`a late one came to its event, then of ${joined.members}, ${times}; it was in ${before} before`);
    }
    return [delay];
  });
  if (delays.length === 0) return;
  const name = 'articles in the window of their event';
  bench.record(`${name}: from coming to it`, median(delays), 's', { spread: spreadOf(delays) });
  bench.record(`${name}: from coming to it, the slowest`, Math.max(...delays), 's');
}

function recordAll(bench: Bench, found: readonly Found[], eventsBefore: ReadonlySet<number>, seen: Seen): void {
  const delaysOf = (times: (articulo_id: number) => number | undefined) =>
    found.flatMap((article) => {
      const at = times(article.articulo_id);
      return at === undefined ? [] : [secondsBetween(article.found, at)];
    });
  bench.record('articles that the polls brought', found.length, '');
  const inWindows = delaysOf((articulo_id) => seen.inWindows.get(articulo_id)?.at);
  const onPages = delaysOf((articulo_id) => seen.articles.get(articulo_id));
  if (inWindows.length === 0 || onPages.length === 0) throw new Error('nobody has seen a fresh article');
  recordDelays(bench, 'articles in the window of their event', inWindows);
  const unseen = [...seen.told].filter((articulo_id) => !seen.inWindows.has(articulo_id));
  bench.record('articles that belong in a window and were never seen there', unseen.length, '', { bar: '= 0' });
  recordDelays(bench, 'articles on the first page of a carril', onPages);

  const articlesOf = Map.groupBy(found, ({ evento_id }) => evento_id);
  const events = { new: [] as number[], parted: [] as number[] };
  for (const [evento_id, at] of seen.events) {
    const [first] = articlesOf.get(evento_id)?.toSorted((a, b) => a.found - b.found) ?? [];
    if (first === undefined || eventsBefore.has(evento_id)) continue;
    events[isParted(first, evento_id, at, seen) ? 'parted' : 'new'].push(secondsBetween(first.found, at));
  }
  recordDelays(bench, 'new events on the first page of a carril', events.new, { bar: '>= 1' });
  recordDelays(bench, 'events there that part from one shown before', events.parted);
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
  await noteJoinings(services);
  await emptyQueue(services);
  const api = await startApi(bench, { services, release: nameRelease(bench, services, 'visible'), cached: true });
  const worker = await startWorker(bench, { services, route: press.route, environment: model ?? {} });
  await untilProgress(services, isWritten, GIVE_UP_MINUTES);

  const site = watchSite(services, api.origin);
  await site.lookOnce();
  const eventsBefore = new Set(site.seen.events.keys());
  await press.setClock(hoursAgo(NEW_HOURS));
  const began = new Date();
  await query(services, 'update feeds set next_poll_on = clock_timestamp(), polled_on = null');
  const stop = new AbortController();
  const looking = site.lookOn(began, stop.signal);
  const written = untilProgress(services, isWritten, GIVE_UP_MINUTES).then(() => delay(KEPT_MS));
  await Promise.all([looking, written.finally(() => stop.abort())]);
  await worker.stop();
  await api.stop();
  const found = await listFound(services, began);
  recordAll(bench, found, eventsBefore, site.seen);
  recordJoinings(bench, found, await listJoinings(services), site.seen);
}
