import { expect, test } from 'vitest';
import { openTestDatabase } from '../../../test/database.ts';
import { addWaitingArticles, FIRE } from '../../../test/waiting-articles.ts';
import type { Queryable, Statement } from '../../platform/database.ts';
import { claimArticle, countComing, listDueArticles, type Stage } from './work.repository.ts';

const STAGES: readonly Stage[] = ['read', 'embed', 'cluster'];

type Question = (db: Queryable) => Promise<unknown>;
const QUESTIONS: readonly [string, Question][] = [
  ...STAGES.map((stage): [string, Question] => [`what is due to ${stage}`, (db) => listDueArticles(db, stage, 100)]),
  ['how much is coming', countComing],
];

test.each(QUESTIONS)('%s is found by an index, however much is done already', async (_, ask) => {
  const asked: Statement[] = [];
  const listening = {
    query: async (statement: Statement) => {
      asked.push(statement);
      return [];
    },
  } as unknown as Queryable;
  await ask(listening);
  const db = await openTestDatabase('empty');
  const plan = await db.transaction(async (tx) => {
    await tx.query({ name: '', text: 'set local enable_seqscan = off' }, []);
    // As it is planned for all values at once.
    return tx.query<{ 'QUERY PLAN': string }>({ name: '', text: `explain (generic_plan) ${asked[0]?.text}` }, []);
  });
  const lines = plan.map((line) => line['QUERY PLAN']);
  expect(lines.filter((line) => line.includes('stage_due_on'))).not.toEqual([]);
  expect(lines.filter((line) => line.includes('Seq Scan'))).toEqual([]);
});

test('what is coming is told apart: what waits for a worker, and what one is at', async () => {
  const db = await openTestDatabase('empty');
  const [one = 0, other = 0, later = 0] = await addWaitingArticles(db, FIRE);
  const set = (changes: string, ids: readonly number[]) =>
    db.query({ name: '', text: `update article_work set ${changes} where articulo_id = any ($1)` }, [ids]);
  expect(await countComing(db)).toEqual({ waiting: 0, underWay: 0 });
  await set("stage = 'read'", [one, later]);
  await set("stage = 'embed'", [other]);
  await set("due_on = now() + interval '1 hour'", [later]);
  expect(await countComing(db)).toEqual({ waiting: 2, underWay: 0 });
  await claimArticle(db, one, 'read');
  expect(await countComing(db)).toEqual({ waiting: 1, underWay: 1 });
});
