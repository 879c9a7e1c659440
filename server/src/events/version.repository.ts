import type { Idioma } from '@poliedro/contracts/language';
import type { EventNews } from '@poliedro/contracts/versions';
import type { Queryable } from '../platform/database.ts';
import { isoInstant } from '../platform/iso-instant.ts';
import { standingEvent } from './event.repository.ts';

const LOCK = {
  name: 'event-version-lock',
  text: 'select version from events where evento_id = $1 for no key update',
};
/** The present version, which stays so until the transaction ends. */
export async function lockVersion(transaction: Queryable, evento_id: number): Promise<number | undefined> {
  return (await transaction.query<{ version: number }>(LOCK, [evento_id]))[0]?.version;
}

const ADD = { name: 'event-version-add', text: 'insert into event_versions values ($1, $2, $3)' };
export async function addVersion(transaction: Queryable, evento_id: number, version: number, created_on: Date) {
  await transaction.query(ADD, [evento_id, version, created_on]);
}

const RAISE = {
  name: 'event-version-raise',
  text: 'update events set version = $2, updated_on = greatest(updated_on, $3) where evento_id = $1',
};
export async function raiseVersion(transaction: Queryable, evento_id: number, version: number, updated_on: Date) {
  await transaction.query(RAISE, [evento_id, version, updated_on]);
}

const KEEP_TEXTS = {
  name: 'event-version-keep-texts',
  text: `insert into event_version_texts (evento_id, version, idioma, titulo, descripcion)
    select evento_id, $2, idioma, titulo, descripcion from event_texts where evento_id = $1`,
};
export async function keepTexts(transaction: Queryable, evento_id: number, version: number): Promise<void> {
  await transaction.query(KEEP_TEXTS, [evento_id, version]);
}

export interface EventText {
  readonly idioma: Idioma;
  readonly titulo: string;
  readonly descripcion: string;
  readonly traduccion_automatica: boolean;
}

const WRITE_TEXT = {
  name: 'event-version-write-text',
  text: `insert into event_texts (evento_id, idioma, titulo, descripcion, traduccion_automatica)
    values ($1, $2, $3, $4, $5)
    on conflict (evento_id, idioma) do update set titulo = excluded.titulo, descripcion = excluded.descripcion,
      traduccion_automatica = excluded.traduccion_automatica`,
};
export async function writeText(transaction: Queryable, evento_id: number, text: EventText): Promise<void> {
  const { idioma, titulo, descripcion, traduccion_automatica } = text;
  await transaction.query(WRITE_TEXT, [evento_id, idioma, titulo, descripcion, traduccion_automatica]);
}

const DROP_TEXTS = {
  name: 'event-drop-texts',
  text: 'delete from event_texts where evento_id = $1 and idioma is distinct from $2',
};

/** Title and summary in other languages tell what no longer stands; without a language, nothing stands. */
export async function dropTexts(transaction: Queryable, evento_id: number, except: Idioma | null): Promise<void> {
  await transaction.query(DROP_TEXTS, [evento_id, except]);
}

const BEGIN_STATEMENTS = {
  name: 'event-version-begin-statements',
  text: `update event_statements set desde_version = $2
    where evento_id = $1 and (statement_id = any($3)
      or parent_id = any($3) and desde_version = 1 and hasta_version is null)`,
};
/** The versions of a question come with it; those that came later than the first version stay where they are. */
export async function beginStatements(
  transaction: Queryable,
  evento_id: number,
  version: number,
  statement_ids: readonly number[],
): Promise<void> {
  await transaction.query(BEGIN_STATEMENTS, [evento_id, version, statement_ids]);
}

const END_STATEMENTS = {
  name: 'event-version-end-statements',
  text: `update event_statements set hasta_version = $2
    where evento_id = $1 and hasta_version is null and (statement_id = any($3) or parent_id = any($3))`,
};
/** The versions of a question go with it. */
export async function endStatements(
  transaction: Queryable,
  evento_id: number,
  version: number,
  statement_ids: readonly number[],
): Promise<void> {
  await transaction.query(END_STATEMENTS, [evento_id, version, statement_ids]);
}

const BEGIN_ARTICLES = {
  name: 'event-version-begin-articles',
  text: 'update event_articles set desde_version = $2 where evento_id = $1 and articulo_id = any($3)',
};
export async function beginArticles(
  transaction: Queryable,
  evento_id: number,
  version: number,
  articulo_ids: readonly number[],
): Promise<void> {
  await transaction.query(BEGIN_ARTICLES, [evento_id, version, articulo_ids]);
}

/** The title and summary that stood at version $3 are the oldest ones kept since; where none is kept, the present ones. */
const FIND_NEWS = {
  name: 'event-news',
  text: `select e.version,
      ${isoInstant(`coalesce((select created_on from event_versions v
        where v.evento_id = e.evento_id and v.version = $3), e.created_on)`)} as desde_on,
      case when o.titulo <> t.titulo then o.titulo end as titulo_anterior,
      coalesce(o.descripcion <> t.descripcion, false) as resumen_cambiado,
      (select coalesce(json_agg(json_build_object('statement_id', s.statement_id, 'seccion', s.seccion)
          order by s.posicion), '[]'::json)
        from event_statements s
        where s.evento_id = e.evento_id and s.hasta_version is null and s.desde_version > $3) as nuevas,
      (select coalesce(json_agg(json_build_object('statement_id', s.statement_id, 'seccion', s.seccion,
          'texto', st.texto) order by s.posicion), '[]'::json)
        from event_statements s
        left join event_statements question on question.statement_id = s.parent_id
        cross join lateral (select texto from event_statement_texts
          where statement_id = s.statement_id and idioma in ($2, e.idioma_base)
          order by idioma = $2 desc limit 1) st
        where s.evento_id = e.evento_id and s.desde_version <= $3 and s.hasta_version > $3
          and question.hasta_version is null
          -- What was withdrawn by hand is not repeated: the event has a note on it.
          and not exists (select from statement_corrections c where c.original_id in (s.statement_id, s.parent_id)
            and c.lifted_on is null)) as retiradas,
      (select coalesce(json_agg(x.articulo_id order by x.articulo_id desc), '[]'::json) from event_articles x
        where x.evento_id = e.evento_id and x.desde_version > $3) as articulos_nuevos,
      (select count(*)::int from (select from event_articles x join articles a using (articulo_id)
        where x.evento_id = e.evento_id group by a.periodico_id having min(x.desde_version) > $3) n) as periodicos_nuevos
    from events e
    left join lateral (
      select idioma, titulo, descripcion from event_version_texts
      where evento_id = e.evento_id and version >= $3 and idioma in ($2, e.idioma_base)
      order by idioma = $2 desc, version limit 1) o on true
    left join event_texts t on t.evento_id = e.evento_id and t.idioma = o.idioma
    where e.evento_id = ${standingEvent('$1')}`,
};

/** Undefined when there is no such event. */
export async function findNews(
  db: Queryable,
  evento_id: number,
  idioma: Idioma,
  desde_version: number,
): Promise<Omit<EventNews, 'desde_version'> | undefined> {
  return (await db.query<Omit<EventNews, 'desde_version'>>(FIND_NEWS, [evento_id, idioma, desde_version]))[0];
}
