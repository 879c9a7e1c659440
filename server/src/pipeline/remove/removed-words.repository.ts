import type { Queryable, Transaction } from '../../platform/database.ts';

/** With spaces in the place of all that is no word, so that "Ara" is not found in "Aragón". */
const asWords = (text: string) => `' ' || regexp_replace(${text}, '[^[:alnum:]]+', ' ', 'g') || ' '`;

/** Statement s has words of newspaper $2, or names it, and nobody else has written them. */
const ITS_OWN_WORDS = `exists (
  select from event_statement_texts t join newspapers n on n.periodico_id = $2
  where t.statement_id = s.statement_id and (
    position(${asWords('n.nombre')} in ${asWords("concat_ws(' ', t.texto, t.detalle)")}) > 0
    or exists (select from event_evidence v where v.statement_id = s.statement_id and v.periodico_id = $2
        and position(t.texto in v.pasaje) > 0)
      and not exists (select from event_evidence v where v.statement_id = s.statement_id and v.periodico_id <> $2
        and position(t.texto in v.pasaje) > 0)))`;

/** Those of all versions: what was withdrawn is told too. */
const DROP_STATEMENTS = {
  name: 'removal-drop-statements',
  text: `delete from event_statements s where s.evento_id = any ($1)
    and exists (select from event_evidence v where v.statement_id = s.statement_id and v.periodico_id = $2)
    and (not exists (select from event_evidence v where v.statement_id = s.statement_id and v.periodico_id <> $2)
      or ${ITS_OWN_WORDS})
    returning s.parent_id::float8`,
};
const DROP_EVIDENCE = {
  name: 'removal-drop-evidence',
  text: `delete from event_evidence v using event_statements s
    where s.statement_id = v.statement_id and s.evento_id = any ($1) and v.periodico_id = $2`,
};
/** A contradiction has two sides. */
const DROP_QUESTIONS = {
  name: 'removal-drop-questions',
  text: `delete from event_statements q where q.statement_id = any ($1)
    and (select count(*) from event_statements v
      where v.parent_id = q.statement_id and v.hasta_version is not distinct from q.hasta_version) < 2`,
};
const DROP_REFUSED = {
  name: 'removal-drop-refused',
  text: `delete from refused_statements r where r.evento_id = any ($1)
    and exists (select from jsonb_array_elements(r.evidence) piece where (piece ->> 'articulo_id')::bigint = any ($2))`,
};

/** What these events say by the newspaper alone, or in its words, and its passages behind the rest. */
export async function dropStatements(
  tx: Transaction,
  periodico_id: number,
  evento_ids: readonly number[],
  articulo_ids: readonly number[],
): Promise<void> {
  const dropped = await tx.query<{ parent_id: number | null }>(DROP_STATEMENTS, [evento_ids, periodico_id]);
  await tx.query(DROP_EVIDENCE, [evento_ids, periodico_id]);
  const questions = dropped.flatMap(({ parent_id }) => parent_id ?? []);
  if (questions.length > 0) await tx.query(DROP_QUESTIONS, [questions]);
  await tx.query(DROP_REFUSED, [evento_ids, articulo_ids]);
}

export interface EventWords {
  readonly evento_id: number;
  /** Null for what stands. */
  readonly version: number | null;
  readonly titulo: string;
  readonly descripcion: string;
}

const LIST_WORDS = {
  name: 'removal-event-words',
  text: `select evento_id::float8, null::int as version, titulo, descripcion from event_texts where evento_id = any ($1)
    union all
    select evento_id::float8, version, titulo, descripcion from event_version_texts where evento_id = any ($1)`,
};

export const listEventWords = (db: Queryable, evento_ids: readonly number[]): Promise<EventWords[]> =>
  db.query<EventWords>(LIST_WORDS, [evento_ids]);

export interface ArticleWords {
  readonly evento_id: number;
  readonly titular: string;
  readonly resumen: string;
  readonly texto: string | null;
}

const LIST_ARTICLE_WORDS = {
  name: 'removal-article-words',
  text: `select x.evento_id::float8, a.titular, a.resumen, t.texto
    from event_articles x join articles a using (articulo_id) left join article_texts t using (articulo_id)
    where x.evento_id = any ($2) and a.periodico_id = $1`,
};

export const listArticleWords = (db: Queryable, periodico_id: number, evento_ids: readonly number[]) =>
  db.query<ArticleWords>(LIST_ARTICLE_WORDS, [periodico_id, evento_ids]);

const DROP_TEXTS = { name: 'removal-drop-texts', text: 'delete from event_texts where evento_id = any ($1)' };
const DROP_VERSION_TEXTS = {
  name: 'removal-drop-version-texts',
  text: `delete from event_version_texts t using unnest($1::bigint[], $2::int[]) as gone (evento_id, version)
    where t.evento_id = gone.evento_id and t.version = gone.version`,
};

/** In all languages. */
export async function dropEventWords(tx: Transaction, words: readonly EventWords[]): Promise<void> {
  const standing = words.filter(({ version }) => version === null);
  const earlier = words.filter(({ version }) => version !== null);
  if (standing.length > 0) await tx.query(DROP_TEXTS, [standing.map(({ evento_id }) => evento_id)]);
  if (earlier.length > 0)
    await tx.query(DROP_VERSION_TEXTS, [
      earlier.map(({ evento_id }) => evento_id),
      earlier.map(({ version }) => version),
    ]);
}

const EMPTY = `e.evento_id = any ($1) and not exists (select from event_articles x where x.evento_id = e.evento_id)`;
/** What operators have said of an event that was merged holds for the one that it is part of. */
const STILL_BINDS = `exists (select from empty where empty.evento_id = s.evento_id and merged_into is not null)
  and exists (select from statement_corrections c where c.evento_id = s.evento_id and c.lifted_on is null
    and s.statement_id in (c.original_id, c.standing_id))`;
/** Its number stays, for those who wrote about it, and leads to nothing. */
const EMPTY_EVENTS = {
  name: 'removal-empty-events',
  text: `with empty as (select evento_id, merged_into from events e where ${EMPTY}),
      texts as (delete from event_texts where evento_id in (select evento_id from empty)),
      version_texts as (delete from event_version_texts where evento_id in (select evento_id from empty)),
      statements as (delete from event_statements s where evento_id in (select evento_id from empty)
        and not (${STILL_BINDS})),
      categories as (delete from event_categories where evento_id in (select evento_id from empty)),
      refused as (delete from refused_statements where evento_id in (select evento_id from empty)),
      links as (delete from event_links where evento_id in (select evento_id from empty)
        or earlier_evento_id in (select evento_id from empty)),
      settling as (delete from event_settling where evento_id in (select evento_id from empty))
    select evento_id::float8 from empty`,
};

/** Nothing is left of an event that nobody else tells; answers those. */
export async function clearEmptyEvents(tx: Transaction, evento_ids: readonly number[]): Promise<number[]> {
  const rows = await tx.query<{ evento_id: number }>(EMPTY_EVENTS, [evento_ids]);
  return rows.map(({ evento_id }) => evento_id);
}
