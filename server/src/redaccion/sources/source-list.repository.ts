import type { SourceRow } from '@poliedro/contracts/redaccion/sources';
import type { Queryable } from '../../platform/database.ts';
import { isoInstant } from '../../platform/iso-instant.ts';

/** Of newspapers n: its feeds, and what it has published, in the last seven days and today so far. */
export const SOURCE_FIGURES = `cross join lateral (
    select count(*)::int as feeds, count(*) filter (where failures > 0)::int as feeds_con_fallos,
      ${isoInstant('max(polled_on)')} as polled_on,
      (array_agg(fault order by polled_on desc nulls last) filter (where fault is not null))[1] as fault
    from feeds f where f.periodico_id = n.periodico_id) f
  cross join lateral (
    select coalesce(sum(d.articulos), 0)::int as articulos,
      round(coalesce(sum(d.articulos) filter (where is_recent), 0) / min(c.days), 1)::float8 as articulos_al_dia,
      round(sum(d.en_eventos) filter (where is_recent) / sum(d.articulos) filter (where is_recent), 3)::float8
        as proporcion_en_eventos
    from (select now() at time zone 'UTC' as moment) u
      cross join lateral (select moment::date - 7 as since, 7 + extract(epoch from moment::time) / 86400 as days) c
      left join newspaper_days d on d.periodico_id = n.periodico_id
      cross join lateral (select d.day >= c.since as is_recent) r) w`;

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
