import type { SourceRow } from '@poliedro/contracts/redaccion/sources';
import type { Queryable } from '../../platform/database.ts';
import { isoInstant } from '../../platform/iso-instant.ts';

/** Of newspapers n: its feeds, and what it has published in the last seven days. */
export const SOURCE_FIGURES = `cross join lateral (
    select count(*)::int as feeds, count(*) filter (where failures > 0)::int as feeds_con_fallos,
      ${isoInstant('max(polled_on)')} as polled_on,
      (array_agg(fault order by polled_on desc nulls last) filter (where fault is not null))[1] as fault
    from feeds f where f.periodico_id = n.periodico_id) f
  cross join lateral (
    select round(count(*) / 7.0, 1)::float8 as articulos_al_dia,
      round(count(x.articulo_id)::numeric / nullif(count(*), 0), 3)::float8 as proporcion_en_eventos
    from articles a left join event_articles x using (articulo_id)
    where a.periodico_id = n.periodico_id and a.articulo_id >= article_id_at(now() - interval '7 days')) w`;

export const SOURCE_FIELDS = `n.periodico_id, n.dominio, n.nombre, n.pais_iso_code, n.idioma, n.active,
  n.removed_on is not null as removed, f.feeds, f.feeds_con_fallos, f.polled_on, f.fault, w.articulos_al_dia,
  w.proporcion_en_eventos`;

/** $1 words, $2 country, $3 language, $4 how it stands, $5 the last one of the page before, $6 how many. */
const LIST = {
  name: 'source-list',
  text: `select ${SOURCE_FIELDS} from (
      select * from newspapers n
      where n.periodico_id > 0
        and ($1 = '' or n.dominio like '%' || lower($1) || '%' or search_form(n.nombre) like '%' || search_form($1) || '%')
        and ($2::text is null or n.pais_iso_code = $2) and ($3::text is null or n.idioma = $3)
        and (n.removed_on is not null) = coalesce($4 = 'retirados', false)
        and case $4 when 'activos' then n.active when 'pausados' then not n.active
          when 'con_fallos' then exists (select from feeds x where x.periodico_id = n.periodico_id and x.failures > 0)
          else true end
        and ($5::integer is null or n.dominio > (select dominio from newspapers where periodico_id = $5))
      order by n.dominio limit $6) n
    ${SOURCE_FIGURES} order by n.dominio`,
};

export interface SourceFilter {
  readonly q: string | undefined;
  readonly pais: string | undefined;
  readonly idioma: string | undefined;
  readonly estado: string | undefined;
  readonly after: number | undefined;
}

export const listSourceRows = (db: Queryable, filter: SourceFilter, limit: number): Promise<SourceRow[]> => {
  const { q, pais, idioma, estado, after } = filter;
  return db.query<SourceRow>(LIST, [q ?? '', pais ?? null, idioma ?? null, estado ?? null, after ?? null, limit]);
};
