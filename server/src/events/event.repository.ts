import type { EventCard, EventCorrection } from '@poliedro/contracts/events';
import type { Idioma } from '@poliedro/contracts/language';
import type { EventPassage } from '@poliedro/contracts/public-articles';
import { SOURCE_JSON_FIELDS } from '../newspapers/newspaper.repository.ts';
import type { Queryable } from '../platform/database.ts';
import { isoInstant } from '../platform/iso-instant.ts';
import type { StoredStatement } from './event.sections.ts';

/** The event's text in the asked language, else in the one it was written in. `asked` is an SQL expression. */
export const eventTextIn = (asked: string) => `cross join lateral (
  select idioma, titulo, descripcion, traduccion_automatica from event_texts
  where evento_id = e.evento_id and idioma in (${asked}, e.idioma_base)
  order by idioma = ${asked} desc limit 1) t`;

/** The event that an id leads to: one that was merged leads to the one it is part of now. `asked` is an SQL expression. */
export const standingEvent = (asked: string) =>
  `coalesce((select merged_into from events where evento_id = ${asked}), ${asked})`;

/** The fields of contracts' EventCard, from events e and its text t. */
export const EVENT_CARD_JSON = `json_build_object('evento_id', e.evento_id, 'titulo', t.titulo, 'descripcion', t.descripcion,
  'idioma', t.idioma, 'traduccion_automatica', t.traduccion_automatica,
  'created_on', ${isoInstant('e.created_on')}, 'updated_on', ${isoInstant('e.updated_on')},
  'cobertura', json_build_object('articulos', e.articulos, 'periodicos', e.periodicos,
    'informes_independientes', e.informes_independientes, 'paises', e.paises, 'idiomas', e.idiomas))`;

/** Of all that authors have written about one event. */
const MOST_PASSAGES = 200;
const PASSAGES = `(select coalesce(json_agg(passage order by published_on desc, articulo_id desc, posicion), '[]'::json)
    from (select json_build_object('etiqueta', x.etiqueta, 'seccion', x.seccion, 'texto', x.texto, 'url', x.url,
          'person', x.person, 'timestamp', x."timestamp", 'timeframe', x.timeframe, 'idioma', p.idioma,
          'articulo_id', x.articulo_id, 'slug', p.slug, 'titular', p.titular_texto, 'usuario_id', h.usuario_id,
          'autor', u.alias) as passage, p.published_on, x.articulo_id, x.posicion
      from article_passages x join published_articles p using (articulo_id) join hosted_articles h using (articulo_id)
      join users u on u.id = h.usuario_id
      where x.evento_id = e.evento_id
      order by p.published_on desc, x.articulo_id desc, x.posicion limit ${MOST_PASSAGES}) marked)`;

/** Told with the event that it is part of now. What was withdrawn is not repeated. */
const CORRECTIONS = `(select coalesce(json_agg(json_build_object('tipo', c.kind, 'seccion', c.seccion,
      'statement_id', stands.statement_id, 'anterior', case when c.kind = 'corregida' then c.texto_anterior end,
      'idioma', c.idioma, 'nota', c.nota, 'nota_idioma', c.nota_idioma, 'created_on', ${isoInstant('c.created_on')})
      order by c.created_on desc, c.statement_id desc), '[]'::json)
    from statement_corrections c
    left join event_statements stands on stands.statement_id = c.standing_id and stands.hasta_version is null
    where c.lifted_on is null
      and c.evento_id in (select e.evento_id union all select m.evento_id from events m where m.merged_into = e.evento_id))`;

export const FIND_EVENT = {
  name: 'event-with-statements',
  text: `select ${EVENT_CARD_JSON} as card, e.version, e.analista,
    (select coalesce(array_agg(c.categoria_id order by c.posicion), '{}') from event_categories c
      where c.evento_id = e.evento_id) as categorias,
    (select coalesce(json_agg(json_build_object('statement_id', s.statement_id, 'seccion', s.seccion,
        'parent_id', s.parent_id, 'fecha', ${isoInstant('s.fecha')}, 'texto', st.texto, 'detalle', st.detalle,
        'idioma', case when st.texto = s.original then s.original_idioma else st.idioma end,
        'original', case when st.texto <> s.original
          then json_build_object('texto', s.original, 'idioma', s.original_idioma) end,
        'evidencia', coalesce(v.evidencia, '[]'::json)) order by s.posicion), '[]'::json)
      from event_statements s
      cross join lateral (
        select idioma, texto, detalle from event_statement_texts
        where statement_id = s.statement_id and idioma in ($2, e.idioma_base)
        order by idioma = $2 desc limit 1) st
      left join lateral (
        select json_agg(json_build_object('articulo_id', v.articulo_id, 'titular', v.titular, 'url', v.url,
            'idioma', v.idioma, 'publicado_on', ${isoInstant('v.publicado_on')}, 'pasaje', v.pasaje,
            'copia_de', v.copia_de, ${SOURCE_JSON_FIELDS}) order by v.posicion) as evidencia
        from event_evidence v join newspapers n using (periodico_id)
        where v.statement_id = s.statement_id) v on true
      where s.evento_id = e.evento_id and s.hasta_version is null) as statements,
    ${PASSAGES} as pasajes, ${CORRECTIONS} as correcciones
    from events e ${eventTextIn('$2')}
    where e.evento_id = ${standingEvent('$1')}`,
};

export interface StoredEvent {
  card: EventCard;
  version: number;
  analista: string | null;
  categorias: number[];
  statements: StoredStatement[];
  pasajes: EventPassage[];
  correcciones: EventCorrection[];
}

export async function findEvent(db: Queryable, evento_id: number, idioma: Idioma): Promise<StoredEvent | undefined> {
  const [row] = await db.query<StoredEvent>(FIND_EVENT, [evento_id, idioma]);
  return row;
}

const FIND_EVENT_CARD = {
  name: 'event-card',
  text: `select ${EVENT_CARD_JSON} as card from events e ${eventTextIn('$2')}
    where e.evento_id = ${standingEvent('$1')}`,
};

export async function findEventCard(db: Queryable, evento_id: number, idioma: Idioma): Promise<EventCard | undefined> {
  const [row] = await db.query<{ card: EventCard }>(FIND_EVENT_CARD, [evento_id, idioma]);
  return row?.card;
}

export interface EventHit {
  evento_id: number;
  titulo: string;
  created_on: string;
}

const MOST_WORDS = 6;
const MOST_HITS = 20;
/** A word that fills a page of hits from so many of the newest events is too common to look for among all of them. */
const NEWEST = 2000;

/**
 * One prepared statement per language and number of words: the language stands in it as a literal, so that its own index
 * is used, and each word must resemble a word of the title.
 */
function searchStatement(idioma: Idioma, words: number, among: 'newest' | 'all') {
  const each = (form: (word: string) => string) =>
    Array.from({ length: words }, (_, i) => form(`(select search_form($${i + 1}))`));
  const resembles = each((word) => `${word} <% titulo_busqueda`).join(' and ');
  const likeness = each((word) => `word_similarity(${word}, titulo_busqueda)`).join(' + ');
  const titles = `select evento_id, titulo, titulo_busqueda from event_texts where idioma = '${idioma}'`;
  const candidates = among === 'newest' ? `${titles} order by evento_id desc limit ${NEWEST}` : titles;
  return {
    name: `event-search-${among}-${idioma}-${words}`,
    text: `select x.evento_id::float8 as evento_id, x.titulo, ${isoInstant('e.created_on')} as created_on
      from (select evento_id, titulo, round((${likeness})::numeric, 1) as likeness
        from (${candidates}) candidates
        where ${resembles} and (select merged_into from events where evento_id = candidates.evento_id) is null
        order by likeness desc, evento_id desc limit ${MOST_HITS}) x
      join events e using (evento_id)
      order by x.likeness desc, x.evento_id desc`,
  };
}

export async function searchEventTitles(db: Queryable, query: string, idioma: Idioma): Promise<EventHit[]> {
  const words = query
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')
    .slice(0, MOST_WORDS);
  if (words.length === 0) return [];
  const newest = await db.query<EventHit>(searchStatement(idioma, words.length, 'newest'), words);
  if (newest.length === MOST_HITS) return newest;
  return db.query<EventHit>(searchStatement(idioma, words.length, 'all'), words);
}
