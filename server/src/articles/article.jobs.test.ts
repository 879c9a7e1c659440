import { describe, expect, test } from 'vitest';
import { openTestDatabase } from '../../test/database.ts';
import { oneOf } from '../platform/one-of.ts';
import { articleJobs } from './article.jobs.ts';

describe('where articles go', () => {
  test('exists for weeks ahead, made as often as one likes', async () => {
    const db = await openTestDatabase('empty');
    const [ensure] = articleJobs(db);
    await ensure?.handle({});
    await ensure?.handle({});
    const [row] = await db.query<{ partition: string }>(
      {
        name: 'place-later',
        text: `insert into articles values (next_article_id(now() + interval '7 weeks'), 0, 'interno', 't', 'r', 'u', 'es', 'a',
          now(), 1, 0, false, 0, false, false, false) returning tableoid::regclass::text as partition`,
      },
      [],
    );
    expect(row?.partition).toMatch(/^articles_\d{4}w\d{2}$/);
    const [index] = await db.query<{ found: boolean }>(
      { name: 'index-later', text: 'select to_regclass($1) is not null as found' },
      [`${row?.partition.replace('articles', 'article_vectors')}_nearest`],
    );
    expect(index).toEqual({ found: true });
  });

  test('is made while others read and write', async () => {
    const db = await openTestDatabase('empty');
    await db.transaction(async (tx) => {
      await tx.query({ name: 'read-all', text: 'select count(*) from articles' }, []);
      await tx.query({ name: 'write-all', text: 'update article_work set stage = stage' }, []);
      await db.query({ name: 'partitions', text: `call ensure_article_partitions('2031-01-06', '2031-01-19')` }, []);
    });
    const made = {
      name: 'made',
      text: `select count(*)::int as weeks from pg_class where relname ~ '^article.*2031w0[23]$'`,
    };
    const [{ weeks } = { weeks: 0 }] = await db.query<{ weeks: number }>(made, []);
    expect(weeks).toBe(2 * 9);
  });

  test('is told by several ids too, whatever they are', async () => {
    const db = await openTestDatabase('demonstration');
    const newest = {
      name: 'newest',
      text: 'select articulo_id::text as id from event_articles order by articulo_id desc limit 3',
    };
    const ids = (await db.query<{ id: string }>(newest, [])).map(({ id }) => id);
    const lines = await db.transaction(async ({ client }) => {
      await client.query(`prepare several (bigint[]) as select from articles where ${oneOf('articulo_id', '$1')}`);
      const plan = await client.query(`explain (analyze, costs off, timing off) execute several ('{${ids}}')`);
      return plan.rows.map((line) => String(line['QUERY PLAN'])).filter((line) => line.includes('on articles_'));
    });
    const weeksOf = (all: string[]) => new Set(all.map((line) => /articles_\d{4}w\d{2}/.exec(line)?.[0])).size;
    expect(weeksOf(lines)).toBeGreaterThan(2);
    // The newest may stand on both sides of a Monday.
    expect(weeksOf(lines.filter((line) => !line.includes('never executed')))).toBeLessThanOrEqual(2);
  });

  test('is told by the id alone: a lookup touches one partition', async () => {
    const db = await openTestDatabase('demonstration');
    const plan = await db.query<{ 'QUERY PLAN': string }>(
      {
        name: 'plan',
        text: 'explain select * from articles where articulo_id = (select min(articulo_id) from event_articles)',
      },
      [],
    );
    const analysed = await db.query<{ 'QUERY PLAN': string }>(
      {
        name: 'plan-run',
        text: 'explain (analyze, costs off, timing off) select * from articles where articulo_id = (select min(articulo_id) from event_articles)',
      },
      [],
    );
    const scans = analysed.map((line) => line['QUERY PLAN']).filter((line) => line.includes('on articles_'));
    expect(plan.length).toBeGreaterThan(1);
    expect(scans.filter((line) => !line.includes('never executed'))).toHaveLength(1);
  });
});
