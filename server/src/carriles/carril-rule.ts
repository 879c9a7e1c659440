/**
 * What a carril's `orden` means, in milliseconds: time, plus hours that an event earns by how it is told.
 * It changes only when the event does, so nothing has to be ranked again as time passes.
 */
const HOUR_MS = 3_600_000;
/** Of event e, in 'relevancia': many who report it by themselves, and from many countries, keep it up for longer. */
export const HOURS_EARNED = {
  informes: '6 * ln(greatest(e.informes_independientes, 1))',
  paises: '3 * ln(greatest(cardinality(e.paises), 1))',
};
/** Later than anything that happens: what stands first by hand. */
const FIRST_MS = 1_000_000_000_000_000;

/** The place that somebody has given event e in carril c by hand, if any. */
export const PIN_OF_EVENT = 'left join carril_pins p on p.carril_id = c.carril_id and p.evento_id = e.evento_id';

/** Of event e in carril c, with its pin p. */
export const EVENT_ORDER = `(case when p.lugar = 'fijado' then ${FIRST_MS} + extract(epoch from p.puesto_on) * 1000
  else extract(epoch from e.created_on) * 1000 + case c.orden
    when 'relevancia' then ${HOUR_MS} * (${HOURS_EARNED.informes} + ${HOURS_EARNED.paises})
    when 'perspectivas' then ${12 * HOUR_MS} * (select count(*) from event_statements s
      where s.evento_id = e.evento_id and s.seccion in ('opiniones', 'desinformacion') and s.parent_id is null
        and s.hasta_version is null)
    else 0 end end)::bigint`;

/** Whether event e is for carril c, one of events: by hand or by its rule. */
export const FITS_EVENT = `e.merged_into is null and p.lugar is distinct from 'oculto' and (p.lugar = 'fijado' or (e.periodicos >= c.min_periodicos
    and (c.pais_iso_code is null or c.pais_iso_code = any (e.paises))
    and (c.idioma is null or c.idioma = any (e.idiomas))
    and (c.categoria_id is null or exists (
      select from event_categories x where x.evento_id = e.evento_id and x.categoria_id = c.categoria_id))))`;

/** What is not written yet has no page. */
export const WANTS_EVENT = `exists (select from event_texts t where t.evento_id = e.evento_id) and ${FITS_EVENT}`;

export const ARTICLE_ORDER = '(extract(epoch from a.created_on) * 1000)::bigint';

/** Whether carril c, one of articles, wants article a of newspaper n, which belongs to event ea. */
export const WANTS_ARTICLE = `a.copia_de is null and c.de_autores = (a.tipo = 'interno')
  and (c.pais_iso_code is null or c.pais_iso_code = n.pais_iso_code)
  and (c.idioma is null or c.idioma = a.idioma)
  and (a.es_opinion or not c.solo_opinion)
  and (c.categoria_id is null or exists (
    select from event_categories x where x.evento_id = ea.evento_id and x.categoria_id = c.categoria_id))`;

/** Ids of the newest events, and of those that somebody has put into the carril by hand, however old. */
export const newestEvents = (carril_id: string, most: number) => `
  (select evento_id from events where merged_into is null order by created_on desc limit ${most})
  union (select evento_id from carril_pins where carril_id = ${carril_id})`;

/** Ids of the newest articles that a carril may look at: of authors here, or of newspapers. */
export const newestArticles = (ofAuthors: string, most: number) => `
  (select articulo_id from articles where not (${ofAuthors}) and copia_de is null order by articulo_id desc limit ${most})
  union all
  (select articulo_id from published_articles where (${ofAuthors}) and withdrawn_on is null
    order by articulo_id desc limit ${most})`;
