import { query } from '../site/database.ts';
import type { Services } from '../site/services.ts';

/** What a database holds, a line for each thing, told by addresses and words: ids and times of work differ from run to run. */
export type Snapshot = Readonly<Record<string, readonly string[]>>;

/** Members by their addresses; `of_event` has one line for each event of the pipeline that stands. */
const EVENTS = `of_event as materialized (
  select evento_id, string_agg(url, ' ' order by url) as members
  from event_articles join articles using (articulo_id) join events using (evento_id)
  where merged_into is null and founding_article is not null group by evento_id)`;

const THINGS: Readonly<Record<string, string>> = {
  articles: `select concat_ws(' | ', url, titular, idioma, autor, created_on, md5(resumen), md5(texto), seccion, paywall,
      es_opinion, titular_es_clickbait, contenido_es_enfatico, cantidad_fuentes_citadas,
      numero_de_palabras_texto_visible_gpt) as line
    from articles join article_texts using (articulo_id)`,
  'articles dropped': `select concat_ws(' | ', url, regexp_replace(reason, '[0-9]+$', '')) as line
    from article_work where stage = 'dropped'`,
  copies: `select copy.url || ' is ' || original.url as line
    from articles copy join articles original on original.articulo_id = copy.copia_de
    join article_work on article_work.articulo_id = copy.articulo_id`,
  events: `with ${EVENTS} select members as line from of_event`,
  claims: `select concat_ws(' | ', url, analyst, md5(claims::text)) as line
    from article_claims join articles using (articulo_id)`,
  texts: `with ${EVENTS} select concat_ws(' | ', members, idioma, titulo, descripcion) as line
    from of_event join event_texts using (evento_id)`,
  coverage: `with ${EVENTS} select concat_ws(' | ', members, articulos, periodicos, informes_independientes, paises::text,
      idiomas::text) as line from of_event join events using (evento_id)`,
  statements: `with ${EVENTS} select concat_ws(' | ', members, seccion, texto, detalle, fecha, evidence) as line
    from of_event join event_statements using (evento_id) join event_statement_texts using (statement_id)
    cross join lateral (select string_agg(url || ': ' || pasaje, ' || ' order by url, pasaje) as evidence
      from event_evidence where event_evidence.statement_id = event_statements.statement_id) found
    where hasta_version is null`,
  'refused statements': `with ${EVENTS} select concat_ws(' | ', members, seccion, texto, detalle, reasons::text) as line
    from of_event join refused_statements using (evento_id)`,
  categories: `with ${EVENTS} select concat_ws(' | ', members, categoria_id, posicion) as line
    from of_event join event_categories using (evento_id)`,
  'follow-ups': `with ${EVENTS} select later.members || ' follows ' || earlier.members as line from event_links
    join of_event later using (evento_id) join of_event earlier on earlier.evento_id = earlier_evento_id`,
  'events in carriles': `with ${EVENTS} select carril_id || ' ' || carril_entries.categoria_id || ' ' || members as line
    from of_event join carril_entries on target_id = evento_id join carriles using (carril_id)
    where removed_at is null and tipo = 'eventos'`,
  'articles in carriles': `select carril_id || ' ' || carril_entries.categoria_id || ' ' || article_work.url as line
    from carril_entries join carriles using (carril_id) join article_work on articulo_id = target_id
    where removed_at is null and tipo = 'articulos'`,
};

export async function takeSnapshot(services: Services): Promise<Snapshot> {
  const lines: Record<string, string[]> = {};
  for (const [name, sql] of Object.entries(THINGS)) {
    lines[name] = (await query<{ line: string }>(services, sql)).map(({ line }) => line);
  }
  return lines;
}

export interface Difference {
  readonly name: string;
  readonly there: number;
  /** Lines that only one of them has. */
  readonly lines: readonly string[];
}

/** How often each line is there counts too. */
export function compareSnapshots(first: Snapshot, second: Snapshot): Difference[] {
  return Object.entries(first).map(([name, there]) => {
    const left = new Map<string, number>();
    for (const line of there) left.set(line, (left.get(line) ?? 0) + 1);
    for (const line of second[name] ?? []) left.set(line, (left.get(line) ?? 0) - 1);
    const lines = [...left].flatMap(([line, times]) =>
      Array<string>(Math.abs(times)).fill(`${times > 0 ? '-' : '+'} ${line}`),
    );
    return { name, there: there.length, lines };
  });
}
