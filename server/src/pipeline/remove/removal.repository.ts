import type { Queryable, Transaction } from '../../platform/database.ts';

const ASK = {
  name: 'newspaper-removal-ask',
  text: `insert into newspaper_removals (periodico_id, articulos)
    select $1, count(*) from articles where periodico_id = $1 returning articulos`,
};

/** To be done by a worker; answers how many articles there are. */
export async function addRemoval(tx: Transaction, periodico_id: number): Promise<number> {
  return (await tx.query<{ articulos: number }>(ASK, [periodico_id]))[0]?.articulos ?? 0;
}

const UNFINISHED = {
  name: 'newspaper-removal-unfinished',
  text: 'select periodico_id from newspaper_removals where finished_on is null order by asked_on',
};

export async function listUnfinishedRemovals(db: Queryable): Promise<number[]> {
  return (await db.query<{ periodico_id: number }>(UNFINISHED, [])).map(({ periodico_id }) => periodico_id);
}

const ADVANCE = {
  name: 'newspaper-removal-advance',
  text: `update newspaper_removals set articulos_gone = articulos_gone + $2, eventos_gone = eventos_gone + $3, fault = null
    where periodico_id = $1`,
};

export async function advanceRemoval(tx: Transaction, periodico_id: number, articles: number, events: number) {
  await tx.query(ADVANCE, [periodico_id, articles, events]);
}

const FINISH = {
  name: 'newspaper-removal-finish',
  text: `update newspaper_removals set finished_on = clock_timestamp(), fault = null where periodico_id = $1`,
};

export async function finishRemoval(db: Queryable, periodico_id: number): Promise<void> {
  await db.query(FINISH, [periodico_id]);
}

const FAIL = {
  name: 'newspaper-removal-fail',
  text: 'update newspaper_removals set fault = $2 where periodico_id = $1',
};

export async function failRemoval(db: Queryable, periodico_id: number, fault: string): Promise<void> {
  await db.query(FAIL, [periodico_id, fault]);
}
