import type { Queryable } from '../../platform/database.ts';
import type { Verdict } from './judge.ts';

/** What was said of two articles, the one with the smaller id first. */
export interface StoredVerdict {
  readonly articulo_id: number;
  readonly other_id: number;
  readonly verdict: Verdict;
}

const LIST = {
  name: 'verdicts-among',
  text: `select articulo_id::float8, other_id::float8, verdict from event_verdicts
    where articulo_id = any($1::bigint[]) and other_id = any($1::bigint[]) order by articulo_id, other_id`,
};
export const listVerdicts = (db: Queryable, articulo_ids: readonly number[]): Promise<StoredVerdict[]> =>
  db.query<StoredVerdict>(LIST, [articulo_ids]);

const SAVE = {
  name: 'verdict-save',
  text: `insert into event_verdicts (articulo_id, other_id, verdict)
    values (least($1::bigint, $2::bigint), greatest($1::bigint, $2::bigint), $3) on conflict do nothing`,
};
export async function saveVerdict(db: Queryable, one: number, other: number, verdict: Verdict): Promise<void> {
  await db.query(SAVE, [one, other, verdict]);
}
