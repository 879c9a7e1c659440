import type { Queryable } from '../../platform/database.ts';

/** Which articles, by when they were found; null is whatever it is. */
export interface Chosen {
  readonly since: Date;
  readonly periodico_id: number | null;
}

interface Batch {
  /** Only those with a higher id: what was put back may be back here by now. */
  readonly after: number;
  readonly limit: number;
}

type PutBack = { id: number };
const idsOf = (rows: readonly PutBack[]) => rows.map(({ id }) => id);

const PUT_BACK_DROPPED = {
  name: 'article-work-put-back-dropped',
  text: `update article_work set stage = 'read', due_on = clock_timestamp(), attempts = 0, reason = null
    where articulo_id = any (array(
      select articulo_id from article_work
      where articulo_id >= article_id_at($1) and articulo_id > $2 and stage = 'dropped'
        and ($3::integer is null or periodico_id = $3) and position(lower($4) in lower(reason)) > 0
      order by articulo_id limit $5)) and stage = 'dropped'
    returning articulo_id::float8 as id`,
};

/** Articles that were dropped, for a reason with these words, are read as if they had just been found. */
export async function putBackDropped(
  db: Queryable,
  { since, periodico_id, reason }: Chosen & { readonly reason: string },
  { after, limit }: Batch,
): Promise<number[]> {
  return idsOf(await db.query<PutBack>(PUT_BACK_DROPPED, [since, after, periodico_id, reason, limit]));
}

const HASTEN_ARTICLES = {
  name: 'article-work-hasten',
  text: `update article_work set due_on = clock_timestamp(), attempts = 0
    where stage not in ('done', 'dropped') and reason is not null and due_on > clock_timestamp()
      and articulo_id >= article_id_at($1) and ($2::integer is null or periodico_id = $2)
      and position(lower($3) in lower(reason)) > 0
    returning articulo_id::float8 as id`,
};
const HASTEN_EVENTS = {
  name: 'event-work-hasten',
  text: `update event_work set due_on = clock_timestamp(), attempts = 0
    where evento_id = any (array(
      select evento_id from event_work
      where reason is not null and due_on > clock_timestamp() and position(lower($1) in lower(reason)) > 0
      order by evento_id for update))
    returning evento_id::float8 as id`,
};

/** What has failed and waits to be tried again is tried now, with all its attempts before it. Answers how much that is. */
export async function hastenFailed(
  db: Queryable,
  { since, periodico_id, reason }: Chosen & { readonly reason: string },
): Promise<{ articles: number; events: number }> {
  const articles = await db.query(HASTEN_ARTICLES, [since, periodico_id, reason]);
  const events = periodico_id === null ? await db.query(HASTEN_EVENTS, [reason]) : [];
  return { articles: articles.length, events: events.length };
}
