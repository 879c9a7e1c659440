import type { Application } from '@poliedro/contracts/applications';
import type { WaitingApplication } from '@poliedro/contracts/redaccion/people';
import type { Queryable } from '../platform/database.ts';
import { isoInstantOfZoned } from '../platform/iso-instant.ts';

const day = (column: string) => `${isoInstantOfZoned(column)} as ${column}`;
const SHOWN = `solicitud_id::float8 as solicitud_id, rol, motivo, enlaces, estado, respuesta,
  ${day('created_on')}, ${day('decided_on')}`;

const LATEST = {
  name: 'application-latest',
  text: `select ${SHOWN} from applications where usuario_id = $1 and estado <> 'retirada'
    order by created_on desc, solicitud_id desc limit 1`,
};
/** What became of the last one; null for who never applied, or took it back. */
export async function getLatestApplication(db: Queryable, usuario_id: number): Promise<Application | null> {
  const [row] = await db.query<Application>(LATEST, [usuario_id]);
  return row ?? null;
}

const COUNT_RECENT = {
  name: 'applications-recent',
  text: `select count(*)::int as count, count(*) filter (where estado = 'pendiente')::int as waiting
    from applications where usuario_id = $1 and (created_on > now() - make_interval(days => $2) or estado = 'pendiente')`,
};
/** Those taken back count too. */
export async function countRecentApplications(
  db: Queryable,
  usuario_id: number,
  days: number,
): Promise<{ count: number; waiting: number }> {
  const [row] = await db.query<{ count: number; waiting: number }>(COUNT_RECENT, [usuario_id, days]);
  return row ?? { count: 0, waiting: 0 };
}

const ADD = {
  name: 'application-add',
  text: `insert into applications (usuario_id, rol, motivo, enlaces) values ($1, $2, $3, $4) returning ${SHOWN}`,
};
export async function addApplication(
  db: Queryable,
  usuario_id: number,
  { rol, motivo, enlaces }: Pick<Application, 'rol' | 'motivo' | 'enlaces'>,
): Promise<Application> {
  const [row] = await db.query<Application>(ADD, [usuario_id, rol, motivo, enlaces]);
  if (row === undefined) throw new Error('PostgreSQL did not return the application it had stored');
  return row;
}

const WITHDRAW = {
  name: 'application-withdraw',
  text: `update applications set estado = 'retirada', decided_on = now(), motivo = '', enlaces = '{}'
    where usuario_id = $1 and estado = 'pendiente' returning solicitud_id`,
};
/** False where none waits. */
export async function withdrawWaitingApplication(db: Queryable, usuario_id: number): Promise<boolean> {
  return (await db.query(WITHDRAW, [usuario_id])).length > 0;
}

const APPLICANT = {
  name: 'application-applicant',
  text: 'select usuario_id::float8 as usuario_id from applications where solicitud_id = $1',
};
export async function findApplicant(db: Queryable, solicitud_id: number): Promise<number | undefined> {
  const [row] = await db.query<{ usuario_id: number }>(APPLICANT, [solicitud_id]);
  return row?.usuario_id;
}

const DECIDE = {
  name: 'application-decide',
  text: `update applications set estado = $2, respuesta = $3, decided_on = now()
    where solicitud_id = $1 and estado = 'pendiente' returning rol`,
};
/** The role asked for; undefined where it does not wait. */
export async function decideWaitingApplication(
  db: Queryable,
  solicitud_id: number,
  estado: 'aceptada' | 'rechazada',
  respuesta: string | null,
): Promise<Application['rol'] | undefined> {
  const [row] = await db.query<Pick<Application, 'rol'>>(DECIDE, [solicitud_id, estado, respuesta]);
  return row?.rol;
}

export interface ListedApplication extends Omit<Application, 'estado'> {
  estado: Application['estado'] | 'retirada';
  usuario_id: number;
  alias: string;
}

const LIST = {
  name: 'applications-list',
  text: `select a.*, u.alias from
      (select ${SHOWN}, usuario_id::float8 as usuario_id from applications
        where $1 or estado = 'pendiente' order by solicitud_id desc limit $2) a
      join users u on u.id = a.usuario_id order by a.solicitud_id`,
};
/** The newest ones, oldest first; only those that wait unless all are wanted. */
export const listApplications = (db: Queryable, all: boolean, limit: number) =>
  db.query<ListedApplication>(LIST, [all, limit]);

const WAITING = {
  name: 'applications-waiting',
  text: `select a.*, u.alias, u.rol as rol_actual from
      (select ${SHOWN}, usuario_id::float8 as usuario_id from applications
        where estado = 'pendiente' and ($1::bigint is null or solicitud_id > $1) order by applications.solicitud_id limit $2) a
      join users u on u.id = a.usuario_id order by a.solicitud_id`,
};
/** The longest waiting first. */
export const listWaiting = (db: Queryable, after: number | undefined, limit: number) =>
  db.query<WaitingApplication>(WAITING, [after ?? null, limit]);
