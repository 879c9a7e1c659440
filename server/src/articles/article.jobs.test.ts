import { describe, expect, test } from 'vitest';
import { openTestDatabase } from '../../test/database.ts';
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
