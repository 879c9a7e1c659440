import { expect, test } from 'vitest';
import { openTestDatabase } from '../../../test/database.ts';
import type { Queryable, Statement } from '../../platform/database.ts';
import { listDueArticles, type Stage } from './work.repository.ts';

const STAGES: readonly Stage[] = ['read', 'embed', 'cluster'];

test.each(STAGES)('what is due to %s is found by an index, however much is done already', async (stage) => {
  const asked: Statement[] = [];
  const listening = {
    query: async (statement: Statement) => {
      asked.push(statement);
      return [];
    },
  } as unknown as Queryable;
  await listDueArticles(listening, stage, 100);
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
