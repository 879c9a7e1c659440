import type { OperatorChange } from '@poliedro/contracts/redaccion/changes';
import type { Queryable, Transaction } from '../../platform/database.ts';
import { isoInstant } from '../../platform/iso-instant.ts';

export interface NewChange {
  readonly usuario_id: number;
  readonly kind: string;
  readonly object_id: string;
  readonly before: unknown;
  readonly after: unknown;
  readonly note: string;
  readonly undoes?: number;
}

const ADD = {
  name: 'operator-change-add',
  text: `insert into operator_changes (usuario_id, kind, object_id, before, after, note, undoes)
    values ($1, $2, $3, $4, $5, $6, $7) returning change_id::float8`,
};

const toJson = (value: unknown) => (value === undefined || value === null ? null : JSON.stringify(value));

export async function addChange(tx: Transaction, change: NewChange): Promise<number> {
  const { usuario_id, kind, object_id, before, after, note, undoes } = change;
  const values = [usuario_id, kind, object_id, toJson(before), toJson(after), note, undoes ?? null];
  const [row] = await tx.query<{ change_id: number }>(ADD, values);
  return row?.change_id ?? 0;
}

export type StoredChange = Omit<OperatorChange, 'can_undo'>;

const FIELDS = `c.change_id::float8, c.usuario_id::float8, u.alias, c.kind, c.object_id, c.before, c.after, c.note,
  ${isoInstant('c.created_on')} as created_on, c.undoes::float8,
  exists (select from operator_changes later where later.undoes = c.change_id) as undone`;

const LIST = {
  name: 'operator-change-list',
  text: `select ${FIELDS} from operator_changes c join users u on u.id = c.usuario_id
    where ($1::bigint is null or c.change_id < $1) and ($2::text is null or c.kind like $2 || '.%')
      and ($3::text is null or c.object_id = $3)
    order by c.change_id desc limit $4`,
};

export interface ChangeFilter {
  readonly before: number | undefined;
  readonly area: string | undefined;
  readonly object_id: string | undefined;
}

export const listStoredChanges = (db: Queryable, { before, area, object_id }: ChangeFilter, limit: number) =>
  db.query<StoredChange>(LIST, [before ?? null, area ?? null, object_id ?? null, limit]);

const FIND = {
  name: 'operator-change-find',
  text: `select ${FIELDS} from operator_changes c join users u on u.id = c.usuario_id where c.change_id = $1 for share of c`,
};

export async function findChange(tx: Transaction, change_id: number): Promise<StoredChange | undefined> {
  const [change] = await tx.query<StoredChange>(FIND, [change_id]);
  return change;
}
