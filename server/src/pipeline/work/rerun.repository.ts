import type { Queryable } from '../../platform/database.ts';
import type { Chosen } from './put-back.repository.ts';

/** What can be done again, with all that comes after it. */
export const RERUN_STAGES = ['read', 'embed', 'cluster', 'write'] as const;
export type RerunStage = (typeof RERUN_STAGES)[number];

export interface Rerun extends Chosen {
  readonly stage: RerunStage;
  /** Of one event alone, whenever its articles were found. */
  readonly evento_id: number | null;
  /** What has been finished since then is left as it is: it has been done again, or is new. */
  readonly begun: Date;
}

const ARTICLE_STAGES = ['read', 'embed', 'cluster', 'done'];
const stagesAfter = (stage: RerunStage) => ARTICLE_STAGES.slice(ARTICLE_STAGES.indexOf(stage) + 1);

const ARTICLES = `article_work w where w.articulo_id > $1 and w.articulo_id >= article_id_at($4)`;
const ARTICLES_OF_EVENT = `event_articles join article_work w using (articulo_id) where evento_id = $4 and w.articulo_id > $1`;
const ARTICLES_LEFT = `w.stage = any ($2::text[]) and w.due_on < $3 and ($5::integer is null or w.periodico_id = $5)
  and (w.claimed_until is null or w.claimed_until < clock_timestamp())`;

const EVENTS = `event_work w join events e using (evento_id)
  where w.evento_id > $1 and (e.evento_id = $2 or ($2::bigint is null and e.updated_on >= $4))
    and (w.written_on is null or w.written_on < $3) and e.merged_into is null
    and ($5::integer is null or exists (
      select from event_articles x join articles a using (articulo_id)
      where x.evento_id = e.evento_id and a.periodico_id = $5))`;

function articleStatements(name: string, source: string) {
  return {
    count: { name: `rerun-count-${name}`, text: `select count(*)::int as n from ${source} and ${ARTICLES_LEFT}` },
    send: {
      name: `rerun-send-${name}`,
      text: `update article_work set stage = $6, due_on = clock_timestamp(), attempts = 0, reason = null
        where articulo_id = any (array(
          select w.articulo_id from ${source} and ${ARTICLES_LEFT} order by w.articulo_id limit $7))
          and stage = any ($2::text[])
        returning articulo_id::float8 as id`,
    },
  };
}

const OF_TIME = articleStatements('articles', ARTICLES);
const OF_EVENT = articleStatements('articles-of-event', ARTICLES_OF_EVENT);
const OF_EVENTS = {
  count: { name: 'rerun-count-events', text: `select count(*)::int as n from ${EVENTS}` },
  send: {
    name: 'rerun-send-events',
    text: `update event_work set due_on = clock_timestamp(), changes = changes + 1, attempts = 0, reason = null,
        owed = true, written_reports = 0, claimed_until = null
      where evento_id = any (array(select w.evento_id from ${EVENTS} order by w.evento_id limit $6 for update of w))
      returning evento_id::float8 as id`,
  },
};

function questionOf({ stage, since, periodico_id, evento_id, begun }: Rerun, after: number) {
  if (stage === 'write') return { ...OF_EVENTS, values: [after, evento_id, begun, since, periodico_id] };
  const statements = evento_id === null ? OF_TIME : OF_EVENT;
  return { ...statements, values: [after, stagesAfter(stage), begun, evento_id ?? since, periodico_id] };
}

export async function countToRerun(db: Queryable, rerun: Rerun): Promise<number> {
  const { count, values } = questionOf(rerun, 0);
  return (await db.query<{ n: number }>(count, values))[0]?.n ?? 0;
}

/** Sends the next of them back to the stage; answers their ids, in order. */
export async function sendToRerun(db: Queryable, rerun: Rerun, after: number, limit: number): Promise<number[]> {
  const { send, values } = questionOf(rerun, after);
  const more = rerun.stage === 'write' ? [limit] : [rerun.stage, limit];
  const rows = await db.query<{ id: number }>(send, [...values, ...more]);
  return rows.map(({ id }) => id).sort((one, other) => one - other);
}

const UNFINISHED_ARTICLES = {
  name: 'rerun-unfinished-articles',
  text: `select articulo_id::float8 as id from article_work where articulo_id = any ($1::bigint[])
    and stage not in ('done', 'dropped') and not (reason is not null and due_on > clock_timestamp())`,
};
const UNFINISHED_EVENTS = {
  name: 'rerun-unfinished-events',
  text: `select evento_id::float8 as id from event_work where evento_id = any ($1::bigint[])
    and (due_on <= clock_timestamp() or claimed_until > clock_timestamp())`,
};

/** Those of them that are still on their way; what failed and waits for another try is not. */
export async function listUnfinished(db: Queryable, stage: RerunStage, ids: readonly number[]): Promise<number[]> {
  const statement = stage === 'write' ? UNFINISHED_EVENTS : UNFINISHED_ARTICLES;
  const rows = await db.query<{ id: number }>(statement, [ids]);
  return rows.map(({ id }) => id);
}
