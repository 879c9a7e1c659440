import { expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../test/app.ts';
import { arrive, countersOf, REACT } from '../../test/reactions.ts';
import { Reader } from '../../test/reader.ts';

const CROWD = 200;

async function deadlocksIn({ context: { db } }: TestApp): Promise<number> {
  // What a connection did last is told a moment later, or at once when it is asked to.
  await db.query({ name: '', text: 'select pg_stat_force_next_flush()' }, []);
  const text = 'select deadlocks::int as n from pg_stat_database where datname = current_database()';
  return (await db.query<{ n: number }>({ name: '', text }, []))[0]?.n ?? -1;
}

test('two hundred who react to one event at once are counted one by one', async () => {
  const app = await startTestApp({ config: { RESPONSE_CACHE: 'false' } });
  const second = await startTestApp({ beside: app, config: { RESPONSE_CACHE: 'false' } });
  const readers: Reader[] = [];
  for (let n = 0; n < CROWD; n++) readers.push(await arrive(n % 2 === 0 ? app : second));

  const up = await Promise.all(readers.map((reader) => reader.post(REACT, { action: 'upvote', evento_id: 1 })));
  expect(new Set(up.map(({ status }) => status))).toEqual(new Set([200]));
  expect((await countersOf(app, 'evento/1')).upvote).toBe(CROWD);

  // Half take it back, each trying twice; all read and save meanwhile.
  const more = await Promise.all(
    readers.flatMap((reader, n) => [
      ...(n % 2 === 0 ? [1, 2].map(() => reader.post(REACT, { action: 'upvote', evento_id: 1, valor: false })) : []),
      reader.post(REACT, { action: 'read', evento_id: 1, version: 1 }),
      reader.post(REACT, { action: 'read', evento_id: 1, version: 2 }),
      reader.post(REACT, { action: 'save', evento_id: 1, valor: true }),
    ]),
  );
  expect(new Set(more.map(({ status }) => status))).toEqual(new Set([200]));
  expect(await countersOf(app, 'evento/1')).toMatchObject({ upvote: CROWD / 2, read: CROWD, save: CROWD, share: 0 });
  expect(await deadlocksIn(app)).toBe(0);
  const [slots] = await app.context.db.query<{ n: number }>(
    { name: '', text: `select count(*)::int as n from interaction_counts where action = 'upvote'` },
    [],
  );
  expect(slots?.n).toBeGreaterThan(4);
});

test('two hundred visitors who read at once are all counted, by two processes', async () => {
  const app = await startTestApp({ config: { RESPONSE_CACHE: 'false' } });
  const second = await startTestApp({ beside: app, config: { RESPONSE_CACHE: 'false' } });
  const answers = await Promise.all(
    Array.from({ length: CROWD }, (_, n) =>
      new Reader(n % 2 === 0 ? app : second).post(REACT, { action: 'read', evento_id: (n % 4) + 1 }),
    ),
  );
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([204]));
  await Promise.all([app.context.visitorReads.flush(), second.context.visitorReads.flush()]);
  for (const evento_id of [1, 2, 3, 4]) {
    expect((await countersOf(app, `evento/${evento_id}`)).read).toBe(CROWD / 4);
  }
  expect(await deadlocksIn(app)).toBe(0);
});
