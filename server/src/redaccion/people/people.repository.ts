import type { PeopleFilter, PersonDetail, PersonRow } from '@poliedro/contracts/redaccion/people';
import { notSuspended } from '../../accounts/suspension.repository.ts';
import type { Queryable } from '../../platform/database.ts';
import { isoInstant } from '../../platform/iso-instant.ts';

const ROW = `u.id::float8 as usuario_id, u.alias, u.correo, u.email_verificado, u.rol, u.es_administrador,
  u.two_factor_enabled as segundo_factor, not ${notSuspended('u.id')} as suspendida, ${isoInstant('u.created_on')} as created_on`;

/** $1 where the page before ended, $2 how many. */
const page = (name: string, from: string) => ({
  name: `operator-people-${name}`,
  text: `select ${ROW} from ${from} and u.deleted_on is null and ($1::bigint is null or u.id < $1)
    order by u.id desc limit $2`,
});
const PAGES: Readonly<Record<PeopleFilter, ReturnType<typeof page>>> = {
  todas: page('todas', 'users u where true'),
  administran: page('administran', 'users u where u.es_administrador'),
  suspendidas: page(
    'suspendidas',
    'suspensions s join users u on u.id = s.usuario_id where (s.hasta is null or s.hasta > now())',
  ),
};
export const listNewestPeople = (db: Queryable, filtro: PeopleFilter, after: number | undefined, limit: number) =>
  db.query<PersonRow>(PAGES[filtro], [after ?? null, limit]);

/** $1 a beginning and $2 what comes after all that begin so, $3 a number or null, $4 how many of each. */
const FOUND = {
  name: 'operator-people-found',
  text: `with found as (
      (select id from users where lower(alias) ~>=~ $1 and lower(alias) ~<~ $2 order by lower(alias) using ~<~ limit $4)
      union (select id from users where correo ~>=~ $1 and correo ~<~ $2 order by correo using ~<~ limit $4)
      union (select id from users where id = $3::bigint))
    select ${ROW} from found join users u using (id) where u.deleted_on is null
    order by (u.id = $3::bigint) is true desc, lower(u.alias) = $1 desc, lower(u.alias) limit $4`,
};
/** The one with that number first, then by name. */
export function findPeople(db: Queryable, buscar: string, limit: number): Promise<PersonRow[]> {
  const beginning = buscar.toLowerCase();
  const id = /^\d{1,15}$/.test(buscar) ? Number(buscar) : null;
  return db.query<PersonRow>(FOUND, [beginning, `${beginning}\u{10FFFF}`, id, limit]);
}

const GET = {
  name: 'operator-person',
  text: `select ${ROW}, u.idioma, ${isoInstant('u.deletion_due_on')} as deletion_due_on,
      (select count(*)::int from sessions where user_id = u.id and expires_at > now()) as sesiones,
      (select count(*)::int from passkeys where user_id = u.id) as llaves_de_acceso,
      (select count(*)::int from hosted_articles h join published_articles p using (articulo_id)
        where h.usuario_id = u.id and p.withdrawn_on is null) as articulos_publicados,
      (select count(*)::int from hosted_articles h left join published_articles p using (articulo_id)
        where h.usuario_id = u.id and (p.articulo_id is null or p.withdrawn_on is not null)) as borradores,
      (select count(*)::int from comments where usuario_id = u.id and eliminado_on is null) as comentarios,
      (select count(*)::int from reports where usuario_id = u.id) as avisos_hechos,
      (select count(*)::int from comments c join reports r on r.tipo = 'comentario' and r.objeto_id = c.comentario_id
        where c.usuario_id = u.id)
      + (select count(*)::int from hosted_articles h join reports r on r.tipo = 'articulo' and r.objeto_id = h.articulo_id
        where h.usuario_id = u.id) as avisos_recibidos
    from users u where u.id = $1 and u.deleted_on is null`,
};
/** But for what is kept elsewhere. Undefined for who is not there, or not any more. */
export async function findPersonDetail(
  db: Queryable,
  usuario_id: number,
): Promise<Omit<PersonDetail, 'suspension' | 'tiene_dinero'> | undefined> {
  return (await db.query<Omit<PersonDetail, 'suspension' | 'tiene_dinero'>>(GET, [usuario_id]))[0];
}
