import type { Idioma } from '@poliedro/contracts/language';
import type { DecidedReport, ReportDecision, ReportTipo } from '@poliedro/contracts/redaccion/reports';
import type { Queryable } from '../platform/database.ts';
import { isoInstant } from '../platform/iso-instant.ts';

export interface ReportedThing {
  readonly tipo: ReportTipo;
  readonly objeto_id: number;
}

const LOCK = {
  name: 'reports-lock-waiting',
  text: `select from reports where decision_id is null and tipo = $1 and objeto_id = $2 and reporte_id <= $3 for update`,
};
/** How many wait, up to the last one that was seen; nobody else answers them meanwhile. */
export const lockWaiting = async (tx: Queryable, { tipo, objeto_id }: ReportedThing, last: number): Promise<number> =>
  (await tx.query(LOCK, [tipo, objeto_id, last])).length;

const ADD = {
  name: 'report-decision-add',
  text: `with decided as (insert into report_decisions (tipo, objeto_id, decision, motivo) values ($1, $2, $3, $4)
      returning decision_id),
    answered as (update reports set decision_id = (select decision_id from decided)
      where decision_id is null and tipo = $1 and objeto_id = $2 and reporte_id <= $5)
    select decision_id::float8 as decision_id from decided`,
};
export async function addDecision(
  tx: Queryable,
  { tipo, objeto_id }: ReportedThing,
  { decision, motivo, last }: { decision: ReportDecision; motivo: string; last: number },
): Promise<number> {
  const [row] = await tx.query<{ decision_id: number }>(ADD, [tipo, objeto_id, decision, motivo, last]);
  if (row === undefined) throw new Error('PostgreSQL did not return the decision it had stored');
  return row.decision_id;
}

/** What was decided last about something. */
export interface LastDecision {
  readonly decision_id: number | null;
  readonly decision?: ReportDecision;
}

const LAST = {
  name: 'report-decision-last',
  text: `select decision_id::float8 as decision_id, decision from report_decisions where tipo = $1 and objeto_id = $2
    order by decision_id desc limit 1 for update`,
};
export async function lastDecision(tx: Queryable, { tipo, objeto_id }: ReportedThing): Promise<LastDecision> {
  const [row] = await tx.query<Required<LastDecision>>(LAST, [tipo, objeto_id]);
  return row ?? { decision_id: null };
}

const FORGET = { name: 'report-decision-forget', text: 'delete from report_decisions where decision_id = $1' };
/** What it answered waits again. */
export async function forgetDecision(tx: Queryable, decision_id: number): Promise<void> {
  await tx.query(FORGET, [decision_id]);
}

/** Somebody who is told, and the words that it is about. */
export interface Told {
  readonly usuario_id: number;
  readonly alias: string;
  readonly correo: string;
  readonly idioma: Idioma;
  readonly contenido: string;
}

const REPORTERS = {
  name: 'report-decision-reporters',
  text: `select distinct on (u.id) u.id::float8 as usuario_id, u.alias, u.correo, u.idioma, r.contenido
    from reports r join users u on u.id = r.usuario_id
    where r.decision_id = $1 and u.deleted_on is null and u.email_verificado order by u.id, r.reporte_id`,
};
/** Each once; visitors, and who has not proved their address, cannot be told. */
export const listReporters = (tx: Queryable, decision_id: number) => tx.query<Told>(REPORTERS, [decision_id]);

const AUTHOR = {
  name: 'report-decision-author',
  text: `select u.id::float8 as usuario_id, u.alias, u.correo, u.idioma, r.contenido from reports r
    join users u on u.id = case r.tipo
      when 'comentario' then (select usuario_id from comments where comentario_id = r.objeto_id)
      when 'articulo' then (select usuario_id from hosted_articles where articulo_id = r.objeto_id) end
    where r.decision_id = $1 and u.deleted_on is null and u.email_verificado order by r.reporte_id desc limit 1`,
};
export async function findAuthor(tx: Queryable, decision_id: number): Promise<Told | undefined> {
  return (await tx.query<Told>(AUTHOR, [decision_id]))[0];
}

const LIST = {
  name: 'report-decisions-list',
  text: `select decision_id::float8 as decision_id, tipo, objeto_id::float8 as objeto_id, decision, motivo,
      ${isoInstant('created_on')} as created_on,
      (select count(*)::int from reports r where r.decision_id = d.decision_id) as avisos
    from report_decisions d where $1::bigint is null or decision_id < $1 order by d.decision_id desc limit $2`,
};
export const listDecisions = (db: Queryable, after: number | undefined, limit: number) =>
  db.query<DecidedReport>(LIST, [after ?? null, limit]);
