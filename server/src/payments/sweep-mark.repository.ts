import type { Queryable } from '../platform/database.ts';

const READ = { name: 'sweep-mark-read', text: `select reached from sweep_marks where name = $1` };

/** How far somebody has read what the provider lists, by the provider's clock. */
export const readMark = async (db: Queryable, name: string): Promise<Date | undefined> =>
  (await db.query<{ reached: Date }>(READ, [name]))[0]?.reached;

const MOVE = {
  name: 'sweep-mark-move',
  text: `insert into sweep_marks (name, reached) values ($1, $2)
    on conflict (name) do update set reached = greatest(sweep_marks.reached, excluded.reached)`,
};

export async function moveMark(db: Queryable, name: string, reached: Date): Promise<void> {
  await db.query(MOVE, [name, reached]);
}
