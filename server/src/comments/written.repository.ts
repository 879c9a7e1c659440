import type { OwnComment } from '@poliedro/contracts/comments';
import type { Idioma } from '@poliedro/contracts/language';
import { eventTextIn } from '../events/event.repository.ts';
import type { Queryable } from '../platform/database.ts';
import { isoInstant } from '../platform/iso-instant.ts';

/** $1 person, $2 language, $3 how many, $4 the last one of the page before. */
const WRITTEN = {
  name: 'comments-written',
  text: `select c.comentario_id::float8 as id, c.texto, ${isoInstant('c.created_on')} as timestamp,
      c.parent_id::float8 as parent_id, ${isoInstant('c.editado_on')} as editado_on,
      case c.target_tipo when 'evento' then c.target_id::float8 end as evento_id,
      case c.target_tipo when 'articulo' then c.target_id::float8 end as articulo_id,
      case c.target_tipo when 'evento' then (select t.titulo from events e ${eventTextIn('$2')}
        where e.evento_id = c.target_id) end as evento_titulo,
      case c.target_tipo when 'articulo' then (select a.titular from articles a
        where a.articulo_id = c.target_id) end as articulo_titulo
    from comments c
    where c.usuario_id = $1 and c.eliminado_on is null and ($4::bigint is null or c.comentario_id < $4::bigint)
    order by c.comentario_id desc limit $3`,
};
/** What somebody has written and not taken back, newest first. */
export const listWritten = (
  db: Queryable,
  usuario_id: number,
  idioma: Idioma,
  size: number,
  after: number | undefined,
): Promise<OwnComment[]> => db.query<OwnComment>(WRITTEN, [usuario_id, idioma, size, after ?? null]);

const IS_THERE = { name: 'person-is-there', text: 'select from users where id = $1 and deleted_on is null' };
export const isPersonThere = async (db: Queryable, usuario_id: number): Promise<boolean> =>
  (await db.query(IS_THERE, [usuario_id])).length > 0;
