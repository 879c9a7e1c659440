import type { Idioma } from '@poliedro/contracts/language';
import type { ReportTipo } from '@poliedro/contracts/redaccion/reports';
import type { ReportMotivo } from '@poliedro/contracts/reports';
import { PERSON_HERE } from '../accounts/user.repository.ts';
import { eventTextIn, standingEvent } from '../events/event.repository.ts';
import type { Queryable, Statement } from '../platform/database.ts';
import { DomainError } from '../platform/errors.ts';
import { isoInstant } from '../platform/iso-instant.ts';

/** What readers see of an object, in their language where it exists in several; both are SQL expressions. */
export const REPORTED_WORDS: Readonly<Record<ReportTipo, (id: string, idioma: string) => string>> = {
  comentario: (id) => `select texto as contenido from comments where comentario_id = ${id} and eliminado_on is null`,
  articulo: (id) => `select concat_ws(E'\\n', titular, resumen) as contenido from articles where articulo_id = ${id}`,
  evento: (id, idioma) => `select concat_ws(E'\\n', t.titulo, t.descripcion) as contenido
    from events e ${eventTextIn(idioma)} where e.evento_id = ${standingEvent(id)}`,
  statement: (id, idioma) => `select concat_ws(E'\\n', t.texto, t.detalle) as contenido
    from event_statements s join events e using (evento_id)
    cross join lateral (select texto, detalle from event_statement_texts
      where statement_id = s.statement_id and idioma in (${idioma}, e.idioma_base) order by idioma = ${idioma} desc limit 1) t
    where s.statement_id = ${id}`,
};

const content = (tipo: ReportTipo): Statement => ({
  name: `report-content-${tipo}`,
  text: REPORTED_WORDS[tipo]('$1', '$2'),
});
const CONTENT: Readonly<Record<ReportTipo, Statement>> = {
  comentario: content('comentario'),
  articulo: content('articulo'),
  evento: content('evento'),
  statement: content('statement'),
};
const IN_ONE_LANGUAGE: readonly ReportTipo[] = ['comentario', 'articulo'];

/** Undefined for what is not there. */
export async function findReportedContent(
  db: Queryable,
  tipo: ReportTipo,
  objeto_id: number,
  idioma: Idioma,
): Promise<string | undefined> {
  const values = IN_ONE_LANGUAGE.includes(tipo) ? [objeto_id] : [objeto_id, idioma];
  return (await db.query<{ contenido: string }>(CONTENT[tipo], values))[0]?.contenido;
}

interface NewReport {
  usuario_id: number | null;
  tipo: ReportTipo;
  objeto_id: number;
  motivo: ReportMotivo;
  texto: string;
  contenido: string;
}

const ADD = {
  name: 'report-add',
  text: `with person as (${PERSON_HERE})
    insert into reports (usuario_id, tipo, objeto_id, motivo, texto, contenido)
    select $1, $2, $3, $4, $5, $6 where $1::bigint is null or exists (select from person) returning reporte_id`,
};
export async function addReport(db: Queryable, report: NewReport): Promise<void> {
  const { usuario_id, tipo, objeto_id, motivo, texto, contenido } = report;
  const added = await db.query(ADD, [usuario_id, tipo, objeto_id, motivo, texto, contenido]);
  if (added.length === 0) throw new DomainError('unauthenticated');
}

export interface ListedReport extends Omit<NewReport, 'usuario_id'> {
  reporte_id: number;
  /** Null for a visitor, or somebody who is gone. */
  alias: string | null;
  created_on: string;
}

const LIST = {
  name: 'reports-list',
  text: `select r.reporte_id::float8 as reporte_id, r.tipo, r.objeto_id::float8 as objeto_id, r.motivo, r.texto, r.contenido,
      ${isoInstant('r.created_on')} as created_on, u.alias
    from (select * from reports order by reporte_id desc limit $1) r
    left join users u on u.id = r.usuario_id order by r.reporte_id`,
};
/** The newest ones, oldest first. */
export const listReports = (db: Queryable, limit: number): Promise<ListedReport[]> =>
  db.query<ListedReport>(LIST, [limit]);

const FORGET_TAKEN_BACK = {
  name: 'reports-forget-taken-back',
  text: `update reports r set contenido = '' from comments c
    where r.tipo = 'comentario' and r.contenido <> '' and c.comentario_id = r.objeto_id
      and c.eliminado_on < now() - make_interval(days => $1)`,
};
/** The words of comments that their authors took back so long ago; that they were reported stays. */
export async function forgetTakenBack(db: Queryable, days: number): Promise<void> {
  await db.query(FORGET_TAKEN_BACK, [days]);
}

const FORGET_REPORTER = {
  name: 'reports-forget-reporter',
  text: 'update reports set usuario_id = null where usuario_id = $1',
};
/** The reports stay, as a visitor's. */
export async function forgetReporter(transaction: Queryable, usuario_id: number): Promise<void> {
  await transaction.query(FORGET_REPORTER, [usuario_id]);
}

const FORGET_WRITTEN = {
  name: 'reports-forget-written',
  text: `update reports set contenido = '' where tipo = 'articulo' and contenido <> ''
    and objeto_id in (select articulo_id from hosted_articles where usuario_id = $1)`,
};
/** What a person wrote and others reported; that it was reported stays. */
export async function forgetWritten(transaction: Queryable, usuario_id: number): Promise<void> {
  await transaction.query(FORGET_WRITTEN, [usuario_id]);
}
