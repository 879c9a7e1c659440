import type { EventReasons } from '@poliedro/contracts/events';
import { IDIOMA_BASE, type Idioma } from '@poliedro/contracts/language';
import { standingEvent } from '../events/event.repository.ts';
import type { Queryable } from '../platform/database.ts';
import { isoInstant } from '../platform/iso-instant.ts';
import { HOURS_EARNED } from './carril-rule.ts';

const nameIn = (table: string, key: string) => `(select nombre from ${table} t
  where t.${key} = c.${key} and t.idioma in ($2, '${IDIOMA_BASE}') order by t.idioma = $2 desc limit 1)`;

const hours = (sql: string) => `round((${sql})::numeric, 1)::float8`;

/** A reason is stored as what it is and its words: `seccion:Deportes`, `palabra:liga`. */
const FIND_REASONS = {
  name: 'event-reasons',
  text: `select json_build_object('informes_independientes', e.informes_independientes, 'paises', e.paises,
      'idiomas', e.idiomas) as cobertura,
    ${isoInstant('told.first_on')} as primer_articulo_on, ${isoInstant('told.last_on')} as ultimo_articulo_on,
    json_build_object('informes', ${hours(HOURS_EARNED.informes)}, 'paises', ${hours(HOURS_EARNED.paises)}) as horas_ganadas,
    (select coalesce(json_agg(json_build_object('carril_id', c.carril_id, 'nombre', ${nameIn('carril_texts', 'carril_id')},
        'min_periodicos', c.min_periodicos, 'pais_iso_code', c.pais_iso_code, 'idioma', c.idioma, 'orden', c.orden,
        'fijado', exists (select from carril_pins p
          where p.carril_id = c.carril_id and p.evento_id = e.evento_id and p.lugar = 'fijado'),
        'categoria', ${nameIn('category_texts', 'categoria_id')}) order by c.posicion, c.carril_id), '[]'::json)
      from carril_entries s join carriles c using (carril_id)
      where s.target_id = e.evento_id and s.removed_at is null and s.categoria_id = 0 and c.tipo = 'eventos') as carriles,
    (select coalesce(json_agg(json_build_object('categoria_id', c.categoria_id,
        'nombre', ${nameIn('category_texts', 'categoria_id')},
        'motivos', (select coalesce(json_agg(json_build_object('tipo', split_part(m, ':', 1),
          'texto', substr(m, strpos(m, ':') + 1)) order by n), '[]'::json)
          from unnest(c.motivos) with ordinality u (m, n))) order by c.posicion), '[]'::json)
      from event_categories c where c.evento_id = e.evento_id) as categorias
    from events e
    cross join lateral (select min(a.created_on) as first_on, max(a.created_on) as last_on
      from event_articles x join articles a using (articulo_id) where x.evento_id = e.evento_id) told
    where e.evento_id = ${standingEvent('$1')} and exists (select from event_texts t where t.evento_id = e.evento_id)`,
};

/** Undefined when there is no such event, or it is not published. */
export async function findReasons(db: Queryable, evento_id: number, idioma: Idioma): Promise<EventReasons | undefined> {
  return (await db.query<EventReasons>(FIND_REASONS, [evento_id, idioma]))[0];
}
