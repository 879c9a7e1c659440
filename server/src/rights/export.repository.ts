import type { DataExport } from '@poliedro/contracts/rights';
import type { Queryable } from '../platform/database.ts';
import { isoInstantOfZoned } from '../platform/iso-instant.ts';

const day = (column: string) => `${isoInstantOfZoned(column)} as ${column}`;
const SHOWN = `${day('created_on')}, ready_on is not null as lista, ${day('expires_on')}, bytes`;
const NOT_OVER = '(expires_on is null or expires_on > now())';

export interface LatestExport extends DataExport {
  /** Asked for less than a day ago. */
  is_recent: boolean;
}

const LATEST = {
  name: 'export-latest',
  text: `select ${SHOWN}, data_exports.created_on > now() - interval '1 day' as is_recent from data_exports
    where usuario_id = $1 and ${NOT_OVER} order by data_exports.created_on desc, exportacion_id desc limit 1`,
};
export async function findLatestExport(db: Queryable, usuario_id: number): Promise<LatestExport | undefined> {
  return (await db.query<LatestExport>(LATEST, [usuario_id]))[0];
}

const ADD = {
  name: 'export-add',
  text: `insert into data_exports (usuario_id) values ($1) returning exportacion_id::float8 as exportacion_id, ${SHOWN}`,
};
export async function addExport(
  db: Queryable,
  usuario_id: number,
): Promise<{ exportacion_id: number; exportacion: DataExport }> {
  const [row] = await db.query<DataExport & { exportacion_id: number }>(ADD, [usuario_id]);
  if (row === undefined) throw new Error('PostgreSQL did not return the export it had stored');
  const { exportacion_id, ...exportacion } = row;
  return { exportacion_id, exportacion };
}

export interface ReadyExport {
  exportacion_id: number;
  /** Of the making, as it stands in the name of the file. */
  fecha: string;
  bytes: number;
}

const READY = {
  name: 'export-ready',
  text: `select exportacion_id::float8 as exportacion_id, to_char(ready_on at time zone 'UTC', 'YYYY-MM-DD') as fecha, bytes
    from data_exports where usuario_id = $1 and expires_on > now() order by created_on desc, exportacion_id desc limit 1`,
};
export async function findReadyExport(db: Queryable, usuario_id: number): Promise<ReadyExport | undefined> {
  return (await db.query<ReadyExport>(READY, [usuario_id]))[0];
}

const WAITING = {
  name: 'exports-waiting',
  text: 'select exportacion_id::float8 as id from data_exports where ready_on is null order by created_on limit 100',
};
const EXPIRED = {
  name: 'exports-expired',
  text: 'select exportacion_id::float8 as id from data_exports where expires_on <= now() order by expires_on limit 1000',
};
const idsOf = (rows: { id: number }[]) => rows.map(({ id }) => id);
export const listWaitingExports = async (db: Queryable) => idsOf(await db.query<{ id: number }>(WAITING, []));
export const listExpiredExports = async (db: Queryable) => idsOf(await db.query<{ id: number }>(EXPIRED, []));

const CLAIM = {
  name: 'export-claim',
  text: `select usuario_id::float8 as usuario_id from data_exports
    where exportacion_id = $1 and ready_on is null for update skip locked`,
};
/** Whose it is; undefined when it is made, being made, or gone. */
export async function claimWaitingExport(transaction: Queryable, exportacion_id: number): Promise<number | undefined> {
  return (await transaction.query<{ usuario_id: number }>(CLAIM, [exportacion_id]))[0]?.usuario_id;
}

const MARK_READY = {
  name: 'export-mark-ready',
  text: `update data_exports set ready_on = now(), expires_on = now() + make_interval(days => $2), bytes = $3
    where exportacion_id = $1`,
};
export async function markExportReady(
  transaction: Queryable,
  exportacion_id: number,
  keptDays: number,
  bytes: number,
): Promise<void> {
  await transaction.query(MARK_READY, [exportacion_id, keptDays, bytes]);
}

const LOCK_OF_USER = {
  name: 'exports-lock-of-user',
  text: 'select exportacion_id::float8 as id from data_exports where usuario_id = $1 for update',
};
/** Waits for one that is being made. */
export const lockExportsOf = async (transaction: Queryable, usuario_id: number) =>
  idsOf(await transaction.query<{ id: number }>(LOCK_OF_USER, [usuario_id]));

const FORGET = { name: 'export-forget', text: 'delete from data_exports where exportacion_id = $1' };
export async function forgetExport(db: Queryable, exportacion_id: number): Promise<void> {
  await db.query(FORGET, [exportacion_id]);
}
