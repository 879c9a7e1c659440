import { expect, test } from 'vitest';
import { clusterToolsOf } from '../../../test/cluster-tools.ts';
import { openTestDatabase } from '../../../test/database.ts';
import { addWaitingArticles, FIRE, type TestReport } from '../../../test/waiting-articles.ts';
import type { Database } from '../../platform/database.ts';
import { clusterArticles } from './cluster-articles.ts';
import { consolidateArticles } from './consolidate-articles.ts';
import { consolidateUntil } from './final-group.repository.ts';
import { settleEvents } from './settle-events.ts';
import type { ClusterTools } from './store-regrouping.ts';

const ask = <Row extends object>(db: Database, text: string, values: readonly unknown[] = []) =>
  db.query<Row>({ name: '', text }, values);

async function placeAll(tools: ClusterTools, most: number): Promise<void> {
  while ((await clusterArticles(tools, most)) !== 'nothing to do');
}

async function settleOnce(tools: ClusterTools): Promise<void> {
  await ask(tools.db, 'update event_settling set due_on = now()');
  while ((await settleEvents(tools)) !== 'nothing to do');
}

async function consolidateAll(tools: ClusterTools): Promise<void> {
  await consolidateUntil(tools.db, new Date());
  while ((await consolidateArticles(tools)) !== 'nothing to do');
}

const EVENTS = `select array_agg(titular order by titular) as titulares from event_articles join articles using (articulo_id)
  group by evento_id order by 1`;
const LINKS = `select l.titular as later, e.titular as earlier from event_links
  join events le using (evento_id) join articles l on l.articulo_id = le.founding_article
  join events ee on ee.evento_id = earlier_evento_id join articles e on e.articulo_id = ee.founding_article
  where le.evento_id in (select evento_id from event_articles)
    and earlier_evento_id in (select evento_id from event_articles) order by 1, 2`;
const worldOf = async (db: Database) => ({ events: await ask(db, EVENTS), links: await ask(db, LINKS) });

/** Happenings so alike that it depends on who came first which reports are taken for one. */
const TOWNS = ['Valdeluz', 'Monterrey', 'Salobral', 'Cerezuela', 'Fuenmayor', 'Torrecilla', 'Albarracín', 'Benavides'];
const CAUSES = ['una tormenta', 'un cortocircuito', 'una quema de rastrojos', 'un rayo'];
const ALIKE: TestReport[] = TOWNS.flatMap((town, at) =>
  [
    'Un incendio arrasa el monte de',
    'Desalojan a los vecinos de',
    'Los bomberos controlan el fuego de',
    'Vuelve la calma a',
  ].map((title, step) => ({
    host: `${town.toLowerCase()}${step}.example`,
    hours: 60 - 8 * Math.floor(at / 2) - 5 * step,
    titular: `${title} ${town}`,
    texto: `${CAUSES[(at + (step > 1 ? 1 : 0)) % CAUSES.length]} causó el incendio que ha quemado ${300 + 40 * Math.floor(at / 2)} hectáreas de monte en ${town}, donde trabajan ${step + 4} dotaciones de bomberos y fueron desalojados ${90 + at} vecinos.`,
  })),
);

test('the events are the same in whatever order articles came, and whatever they stood in until then', async () => {
  const [one, other] = [await openTestDatabase('empty'), await openTestDatabase('empty')];
  await addWaitingArticles(one, ALIKE);
  await addWaitingArticles(other, ALIKE.toReversed());
  await placeAll(clusterToolsOf(one), 100);
  await placeAll(clusterToolsOf(other), 5);
  await settleOnce(clusterToolsOf(other));
  // Led far astray.
  const [event] = await ask<{ evento_id: string }>(other, 'select min(evento_id) as evento_id from event_articles');
  await ask(other, 'update event_articles set evento_id = $1 where articulo_id % 3 = 0', [event?.evento_id]);
  expect(await worldOf(other)).not.toEqual(await worldOf(one));

  for (const db of [one, other]) await consolidateAll(clusterToolsOf(db));
  const world = await worldOf(one);
  expect(world.events.length).toBeGreaterThan(1);
  expect(world.links.length).toBeGreaterThan(0);
  expect(await worldOf(other)).toEqual(world);
});

/** A connection that is lost when it comes to this statement. */
const losing = (db: Database, name: string): Database => ({
  ...db,
  transaction: (work) =>
    db.transaction((tx) =>
      work({
        client: tx.client,
        async query(statement, values) {
          if (statement.name === name) await ask(db, 'select pg_terminate_backend($1)', [await pidOf(tx)]);
          return tx.query(statement, values);
        },
      }),
    ),
});
const pidOf = async (tx: Pick<Database, 'query'>) =>
  (await tx.query<{ pid: number }>({ name: '', text: 'select pg_backend_pid() as pid' }, []))[0]?.pid;

test('what is broken off in the middle has not begun, and is done again', async () => {
  const db = await openTestDatabase('empty');
  const tools = clusterToolsOf(db);
  await addWaitingArticles(db, FIRE);
  await placeAll(tools, 100);
  await consolidateUntil(db, new Date());
  const count = async () =>
    (await ask<{ n: number }>(db, 'select count(final_group)::int as n from article_final_groups'))[0]?.n;
  await expect(consolidateArticles({ ...tools, db: losing(db, 'final-links-forget') })).rejects.toThrow();
  expect(await count()).toBe(0);
  await consolidateAll(tools);
  expect(await count()).toBe(FIRE.length);
  expect((await worldOf(db)).events).toHaveLength(1);
});

test('what comes later joins a final group and neither parts nor unites any; the consolidation alone does', async () => {
  const db = await openTestDatabase('empty');
  const tools = clusterToolsOf(db);
  const ids = await addWaitingArticles(db, FIRE.slice(0, 4));
  await placeAll(tools, 100);
  await consolidateAll(tools);
  // As if the first two had been found to be another happening.
  const [first, second, ...rest] = ids;
  const apart = [first, second];
  const [other] = await ask<{ evento_id: number }>(
    db,
    `insert into events (idioma_base, created_on, updated_on) values ('es', now(), now()) returning evento_id::float8`,
  );
  await ask(db, 'update event_articles set evento_id = $1 where articulo_id = any($2)', [other?.evento_id, apart]);
  await ask(db, `update article_final_groups set final_group = 1000 where articulo_id = any($1)`, [apart]);

  const [late] = await addWaitingArticles(
    db,
    FIRE.slice(4).map((report) => ({ ...report, host: 'tarde.example' })),
  );
  await placeAll(tools, 100);
  await ask(db, 'insert into event_settling (evento_id, due_on) values ($1, now()) on conflict do nothing', [
    other?.evento_id,
  ]);
  await settleOnce(tools);
  const eventOf = async (articulo_id: number | undefined) =>
    (
      await ask<{ evento_id: string }>(db, 'select evento_id from event_articles where articulo_id = $1', [articulo_id])
    )[0]?.evento_id;
  const [one, two] = [await eventOf(first), await eventOf(rest[0])];
  expect(one).not.toBe(two);
  expect([await eventOf(second), await eventOf(rest[1])]).toEqual([one, two]);
  expect([one, two]).toContain(await eventOf(late));

  await consolidateAll(tools);
  expect((await worldOf(db)).events).toHaveLength(1);
  const merged = await ask<{ evento_id: string; merged_into: string }>(
    db,
    'select evento_id, merged_into from events where merged_into is not null',
  );
  expect(merged).toEqual([{ evento_id: expect.any(String), merged_into: await eventOf(late) }]);
});

test('an event that nobody shows is looked at once more when its articles are bound, if anything was read from them', async () => {
  const db = await openTestDatabase('empty');
  const tools = clusterToolsOf(db);
  await addWaitingArticles(db, ALIKE);
  await placeAll(tools, 100);
  const [read] = await ask<{ articulo_id: string; evento_id: string }>(
    db,
    'select articulo_id, evento_id from event_articles order by 1 limit 1',
  );
  const settled = async () => {
    await ask(db, `update event_work set due_on = null`);
    await consolidateAll(tools);
    return (await ask<{ evento_id: string }>(db, 'select evento_id from event_work where due_on is not null')).length;
  };
  await settled();
  await ask(db, 'update article_final_groups set is_binding = false');
  expect(await settled()).toBe(0);
  await ask(db, `insert into article_claims (articulo_id, analyst, claims) values ($1, 'x', '[]')`, [
    read?.articulo_id,
  ]);
  await ask(db, 'update article_final_groups set is_binding = false');
  expect(await settled()).toBe(1);
});

test('what was read from an article is forgotten when it is bound and stands alone', async () => {
  const db = await openTestDatabase('empty');
  const tools = clusterToolsOf(db);
  const [member] = await addWaitingArticles(db, FIRE);
  const [alone] = await addWaitingArticles(db, [
    {
      host: 'ajedrez.example',
      hours: 50,
      titular: 'Una niña de nueve años gana el torneo de ajedrez de Pontevedra',
      texto: 'La jugadora ganó las nueve partidas del torneo, que se celebra desde 1998 en el casino de la ciudad.',
    },
  ]);
  await placeAll(tools, 100);
  await ask(db, `insert into article_claims select unnest($1::bigint[]), 'x', '[]'`, [[member, alone]]);
  const read = async () =>
    (await ask<{ articulo_id: number }>(db, 'select articulo_id::float8 from article_claims order by 1')).map(
      ({ articulo_id }) => articulo_id,
    );
  expect(await read()).toEqual([member, alone]);
  await consolidateAll(tools);
  expect(await read()).toEqual([member]);

  // Led astray, and parted again by what is not bound.
  await ask(db, 'update article_final_groups set is_binding = false where articulo_id <> $1', [alone]);
  await ask(
    db,
    `insert into event_articles (evento_id, articulo_id, desde_version)
      select evento_id, $2, 1 from event_articles where articulo_id = $1`,
    [member, alone],
  );
  await ask(db, `insert into article_claims values ($1, 'x', '[]')`, [alone]);
  await settleOnce(tools);
  expect(await ask(db, 'select from event_articles where articulo_id = $1', [alone])).toEqual([]);
  expect(await read()).toEqual([member]);
});

test('gives way to a throng of new articles, but neither to a few that gather nor for longer than an hour', async () => {
  const db = await openTestDatabase('empty');
  const tools = clusterToolsOf(db);
  await addWaitingArticles(db, FIRE);
  await placeAll(tools, 100);
  await consolidateUntil(db, new Date());
  await ask(db, `update article_final_groups set published_on = now() - interval '25 hours'`);
  await addWaitingArticles(db, ALIKE.slice(0, 3));
  expect(await consolidateArticles(tools, 3)).toBe('somebody else is at it');
  expect(await consolidateArticles(tools, 4)).toBe('consolidated');
  const late = `update article_final_groups set placed_on = now() - interval '3 hours',
    published_on = now() - interval '28 hours'`;
  await ask(db, late);
  expect(await consolidateArticles(tools, 3)).toBe('consolidated');
});
