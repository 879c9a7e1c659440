import { ACTIONS, type Action, type Interaction, type InteractionMap } from '@poliedro/contracts/interactions';
import type { Idioma } from '@poliedro/contracts/language';
import type { Queryable } from '../platform/database.ts';
import { isoInstant } from '../platform/iso-instant.ts';

const wanted = (action: Action | undefined): readonly Action[] => (action === undefined ? ACTIONS : [action]);

const MAP = {
  name: 'interactions-map',
  text: `select action, array(
      select target_tipo || '_' || target_id from interactions i
      where usuario_id = $1 and i.action = wanted.action order by interaction_id desc limit $3) as keys
    from unnest($2::text[]) as wanted (action)`,
};
export async function mapInteractions(
  db: Queryable,
  usuario_id: number,
  action: Action | undefined,
  most: number,
): Promise<InteractionMap> {
  const rows = await db.query<{ action: Action; keys: string[] }>(MAP, [usuario_id, wanted(action), most]);
  return Object.fromEntries(rows.filter(({ keys }) => keys.length > 0).map(({ action, keys }) => [action, keys]));
}

export interface ListRequest {
  readonly usuario_id: number;
  readonly action: Action | undefined;
  readonly idioma: Idioma;
  /** The last one seen. */
  readonly after: number | undefined;
  readonly most: number;
}

/** Each action by its own index, the newest of all of them together. */
const LIST = {
  name: 'interactions-list',
  text: `select i.interaction_id::float8 as id, i.action as action_type, i.action,
      case i.target_tipo when 'evento' then i.target_id::float8 end as evento_id,
      case i.target_tipo when 'articulo' then i.target_id::float8 end as articulo_id,
      t.titulo as titulo_evento, a.titular as titulo_articulo, coalesce(t.idioma, a.idioma) as idioma,
      a.url, a.slug, ${isoInstant('i.created_on')} as created_on
    from (
      select newest.* from unnest($2::text[]) as wanted (action) cross join lateral (
        select * from interactions where usuario_id = $1 and action = wanted.action
          and interaction_id < coalesce($3, 9223372036854775807)
        order by interaction_id desc limit $4) newest
      order by interaction_id desc limit $4) i
    left join lateral (
      select titulo, idioma from events join event_texts using (evento_id)
      where i.target_tipo = 'evento' and evento_id = i.target_id and idioma in ($5, idioma_base)
      order by idioma = $5 desc limit 1) t on true
    left join lateral (
      select titular, idioma, case tipo when 'externo' then url end as url,
        case tipo when 'interno' then split_part(url, '/', 3) end as slug from articles
      where i.target_tipo = 'articulo' and articulo_id = i.target_id limit 1) a on true
    order by i.interaction_id desc`,
};
export function listNewestInteractions(db: Queryable, request: ListRequest): Promise<Interaction[]> {
  const { usuario_id, action, idioma, after, most } = request;
  return db.query<Interaction>(LIST, [usuario_id, wanted(action), after ?? null, most, idioma]);
}
