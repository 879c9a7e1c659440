import { setTimeout as delay } from 'node:timers/promises';
import { countTraces, listPlaces, type Place } from '../removal/places.ts';
import { DOMAIN, MARK, type ToldEvents, tellEvents } from '../removal/told-events.ts';
import { nameRelease, startApi } from '../site/api.ts';
import { createDatabase, dropDatabase, query } from '../site/database.ts';
import { signUpOperator } from '../site/people.ts';
import type { Services } from '../site/services.ts';
import type { Bench, Suite } from '../suite.ts';
import { openOwnQueue } from '../workers/own-queue.ts';
import { startWorker } from '../workers/worker.ts';

const DATABASE = 'poliedro_bench_removal';
const ARTICLES = 5000;
const ARTICLES_AN_EVENT = 5000 / 300;
const PROCESSES = 2;
const LONGEST_MS = 180_000;
const TRIES = 10;

/** What windows that stand open are told meanwhile. */
async function listen(origin: string, evento_id: number): Promise<() => string> {
  const ending = new AbortController();
  let heard = '';
  const response = await fetch(`${origin}/api/live/evento/${evento_id}`, { signal: ending.signal });
  if (response.status !== 200) throw new Error(`the live stream was answered ${response.status}`);
  void (async () => {
    for await (const chunk of response.body ?? []) heard += Buffer.from(chunk as Uint8Array).toString();
  })().catch(() => {});
  return () => {
    ending.abort();
    return heard;
  };
}

/** A busy machine may turn the first ones away. */
async function askPatiently(ask: () => Promise<Response>): Promise<{ answer: Response; began: number }> {
  for (let tries = 1; ; tries += 1) {
    const began = performance.now();
    const answer = await ask();
    if (answer.status !== 503 || tries === TRIES) return { answer, began };
    await delay(1000);
  }
}

/** Undefined while there is no such event. */
async function pictureOf(origin: string, evento_id: number): Promise<string | undefined> {
  const { answer } = await askPatiently(() => fetch(`${origin}/preview/evento/${evento_id}.png`));
  if (answer.status === 404) return undefined;
  if (!answer.ok) throw new Error(`the picture of event ${evento_id} was answered ${answer.status}`);
  return Buffer.from(await answer.arrayBuffer()).toString('base64');
}

interface Site {
  readonly services: Services;
  readonly origins: readonly string[];
  readonly places: readonly Place[];
  readonly told: ToldEvents;
}

const askForRemoval = (origin: string, cookie: string, periodico_id: number) =>
  fetch(`${origin}/api/redaccion/fuentes/${periodico_id}/retirar`, {
    method: 'POST',
    headers: { cookie, 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
    body: JSON.stringify({ dominio: DOMAIN }),
  });

/** Where something was found is looked at again, and in the end everywhere: nothing may have come back. */
async function untilGone(origins: readonly string[], places: readonly Place[], seconds: () => number) {
  let found = await countTraces(origins, places);
  for (;;) {
    while (found.size > 0 && seconds() * 1000 < LONGEST_MS) {
      await delay(250);
      found = await countTraces(
        origins,
        places.filter(({ name }) => found.has(name)),
      );
    }
    const gone = seconds();
    found = await countTraces(origins, places);
    if (found.size === 0 || gone * 1000 >= LONGEST_MS) return { seconds: gone, found };
  }
}

/** What is not found although it stands there would not be found afterwards either. */
async function findBefore(bench: Bench, { origins, places }: Site): Promise<void> {
  const before = await countTraces(origins, places);
  for (const { name, paths, isWordless } of places) {
    const traces = before.get(name)?.length ?? 0;
    bench.say(`${name}: ${paths.length} addresses, ${traces} traces on ${origins.length} processes`);
    if (traces === 0 && !isWordless) throw new Error(`there is no trace in ${name} before the removal`);
  }
}

/** Asks for the removal and looks everywhere, again and again, until nothing is found. */
async function measure(bench: Bench, site: Site): Promise<void> {
  const { services, origins, places, told } = site;
  const [origin = ''] = origins;
  const cookie = await signUpOperator(services, origin);
  const titled = told.evento_ids.filter((_, at) => (at + 1) % 3 === 0).slice(0, 5);
  await findBefore(bench, site);
  const pictures = await Promise.all(titled.map((id) => pictureOf(origin, id)));
  if (titled.length === 0 || pictures.includes(undefined)) throw new Error('there are no pictures before the removal');
  const hear = await listen(origin, told.evento_ids[0] ?? 0);

  const { answer, began } = await askPatiently(() => askForRemoval(origin, cookie, told.periodico_id));
  if (!answer.ok) throw new Error(`the removal was answered ${answer.status}: ${await answer.text()}`);
  const seconds = () => (performance.now() - began) / 1000;
  bench.record('the removal is answered after', seconds(), 's');
  const left = await untilGone(origins, places, seconds);
  bench.record('until the last trace is gone', left.seconds, 's', { bar: '<= 60' });
  bench.record('places with a trace', left.found.size, '', { bar: '= 0' });
  for (const [name, paths] of left.found) bench.say(`left in ${name}: ${paths.slice(0, 3).join(', ')}`);
  const after = await Promise.all(titled.map((id) => pictureOf(origin, id)));
  const same = after.filter((picture, at) => picture === pictures[at]);
  bench.record('preview pictures as they were', same.length, '', { bar: '= 0' });
  bench.record('open windows: words of it heard', hear().toLowerCase().split(MARK).length - 1, '', { bar: '= 0' });
  await recordWorker(bench, services);
  await untilRewritten(bench, services, told, seconds);
}

async function recordWorker(bench: Bench, services: Services): Promise<void> {
  const [removal] = await query<{ seconds: number | null }>(
    services,
    'select extract(epoch from finished_on - asked_on)::float8 as seconds from newspaper_removals',
  );
  if (typeof removal?.seconds !== 'number') throw new Error('the worker does not say that it is done');
  bench.record('until the worker says that it is done', removal.seconds, 's');
}

/** Each event is told by four others, and written anew by them. */
async function untilRewritten(
  bench: Bench,
  services: Services,
  told: ToldEvents,
  seconds: () => number,
): Promise<void> {
  const waiting = async () =>
    (
      await query<{ n: number }>(
        services,
        `select count(*)::int as n from event_work where evento_id = any ($1) and due_on <= now()`,
        [told.evento_ids],
      )
    )[0]?.n ?? 0;
  while ((await waiting()) > 0 && seconds() * 1000 < 2 * LONGEST_MS) await delay(500);
  bench.record('until every event is written without it', seconds(), 's');
  const [shown] = await query<{ n: number }>(
    services,
    'select count(distinct evento_id)::int as n from event_texts where evento_id = any ($1)',
    [told.evento_ids],
  );
  bench.record('events that are shown again', (shown?.n ?? 0) / told.evento_ids.length, 'ratio');
}

async function run(bench: Bench): Promise<void> {
  bench.cleanup.add(() => dropDatabase(bench.services, DATABASE));
  const services = await openOwnQueue(bench, await createDatabase(bench.services, DATABASE));
  const articles = bench.articles ?? ARTICLES;
  const told = await tellEvents(services, articles, Math.max(1, Math.round(articles / ARTICLES_AN_EVENT)));
  const release = nameRelease(bench, services, 'removal');
  const origins: string[] = [];
  for (let n = 0; n < PROCESSES; n += 1)
    origins.push((await startApi(bench, { services, release, cached: true })).origin);
  await startWorker(bench, { services, route: '', environment: { RELEASE: release } });
  await measure(bench, { services, origins, places: listPlaces(told), told });
}

export const removalSuite: Suite = {
  name: 'removal',
  summary: `A publisher with ${ARTICLES} articles in 300 events is removed: until nothing of it is found on ${PROCESSES} processes, wherever readers could meet it.`,
  run,
};
