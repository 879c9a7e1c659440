import { describe, expect, onTestFinished, test } from 'vitest';
import { createTestDatabase } from '../../../test/database.ts';
import { startTestNewspapers } from '../../../test/newspapers-stand-in.ts';
import { expectedOf, openTestPolling, startPolling } from '../../../test/polling.ts';
import { openDatabase } from '../../platform/database.ts';
import { pollFeed } from './poll-feed.ts';

describe('one article', () => {
  test('is found once by many who ask one feed at once', async () => {
    const { db, visitor, outcomes, named, addNewspaper, listFound } = await startPolling();
    const feed_id = await addNewspaper(named('elfaro.example'));
    const found = await Promise.all(Array.from({ length: 5 }, () => pollFeed({ db, visitor }, feed_id)));
    expect(found.filter((ids) => ids.length > 0)).toHaveLength(1);
    expect(outcomes).toHaveLength(1);
    expect((await listFound(feed_id)).map(({ articulo_id }) => articulo_id)).toEqual(found.flat().sort());
    expect(await pollFeed({ db, visitor }, feed_id)).toEqual([]);
  });

  test('belongs to the newspaper of its address, whatever feed it stands in', async () => {
    const { db, named, addNewspaper, poll } = await startPolling();
    const [faro, puerto] = [named('elfaro.example'), named('elpuerto.example')];
    await addNewspaper(puerto);
    // A feed of theirs that has nothing but what others have written.
    const feed_id = await addNewspaper(puerto, faro.feed_url);
    const owners = async () =>
      db.query<{ dominio: string }>(
        {
          name: '',
          text: `select distinct dominio from article_work join newspapers using (periodico_id) where feed_id = $1`,
        },
        [feed_id],
      );
    await addNewspaper(faro, `${faro.feed_url}?otra`);
    expect((await poll(feed_id)).length).toBeGreaterThan(0);
    expect(await owners()).toEqual([{ dominio: faro.host }]);
  });

  test('is found once in many feeds that are asked at once by different processes', async () => {
    const url = await createTestDatabase('empty');
    const processes = Array.from({ length: 4 }, () => openDatabase({ url, pool: 2, onError: () => {} }));
    onTestFinished(async () => void (await Promise.all(processes.map((db) => db.close()))));
    const newspapers = await startTestNewspapers();
    await newspapers.setClock({ speed: 0 });
    const [faro] = await newspapers.newspapers();
    if (faro === undefined) throw new Error('Nobody plays');
    const pollings = await Promise.all(processes.map((db) => openTestPolling(db, newspapers)));
    const ids = await Promise.all(
      pollings.map(async ({ addNewspaper, poll }, number) =>
        poll(await addNewspaper(faro, `${faro.feed_url}?seccion=${number}`)),
      ),
    );
    const expected = expectedOf(faro, await newspapers.truths());
    const [db] = processes;
    const rows = await db?.query<{ url: string }>({ name: '', text: 'select url from article_work order by url' }, []);
    expect(rows?.map((row) => row.url)).toEqual(expected.map((truth) => truth.url));
    expect(new Set(ids.flat()).size).toBe(ids.flat().length);
    expect(ids.flat()).toHaveLength(expected.length);
  });
});
