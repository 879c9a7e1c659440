import type { Queryable } from '../../platform/database.ts';
import { CONSOLIDATION_DUE } from '../cluster/final-group.repository.ts';

/** What is done with a newspaper's feeds, then with each article, then with each event; in this order. */
export const WORK_STAGES = ['poll', 'read', 'embed', 'cluster', 'settle', 'consolidate', 'write', 'translate'] as const;
export type WorkStage = (typeof WORK_STAGES)[number];

export interface StageProgress {
  readonly stage: WorkStage;
  /** Its time has come and nobody has it, */
  readonly waiting: number;
  /** somebody has it, */
  readonly under_way: number;
  /** its time has not come. */
  readonly later: number;
  /** Among all these: what has failed and is tried again. */
  readonly failing: number;
  /** Of the oldest that waits; 0 where nothing does. */
  readonly late_seconds: number;
}

const PROGRESS = {
  name: 'pipeline-progress',
  text: `with work (stage, due_on, claimed_until, failing) as (
      select 'poll', next_poll_on, claimed_until, failures > 0
        from feeds join newspapers using (periodico_id) where feeds.active and newspapers.active
      union all select stage, due_on, claimed_until, reason is not null
        from article_work where stage not in ('done', 'dropped')
      union all select 'settle', due_on, null, false from event_settling
      union all select 'consolidate', least(due_on, clock_timestamp()), null, false from (${CONSOLIDATION_DUE}) consolidation
      union all select 'write', due_on, claimed_until, reason is not null from event_work where due_on is not null
      union all select 'translate', due_on, claimed_until, reason is not null from translation_work),
    held as (select *, coalesce(claimed_until > clock_timestamp(), false) as is_held from work)
    select stage, count(*) filter (where not is_held and due_on <= clock_timestamp())::int as waiting,
      count(*) filter (where is_held)::int as under_way,
      count(*) filter (where not is_held and due_on > clock_timestamp())::int as later,
      count(*) filter (where failing)::int as failing,
      coalesce(extract(epoch from clock_timestamp()
        - min(due_on) filter (where not is_held and due_on <= clock_timestamp())), 0)::float8 as late_seconds
    from held group by stage`,
};

/** Every stage, in order. */
export async function listProgress(db: Queryable): Promise<StageProgress[]> {
  const rows = await db.query<StageProgress>(PROGRESS, []);
  return WORK_STAGES.map(
    (stage) =>
      rows.find((row) => row.stage === stage) ?? {
        stage,
        waiting: 0,
        under_way: 0,
        later: 0,
        failing: 0,
        late_seconds: 0,
      },
  );
}

export interface Done {
  readonly stage: WorkStage | 'found' | 'dropped';
  readonly last_hour: number;
  readonly last_day: number;
}

const found = (stage: string, condition: string) =>
  `select '${stage}', count(*) filter (where is_fresh and ${condition})::int, count(*) filter (where ${condition})::int from found`;

const DONE = {
  name: 'pipeline-done',
  text: `with found as (
      select stage, articulo_id >= article_id_at(now() - interval '1 hour') as is_fresh
        from article_work where articulo_id >= article_id_at(now() - interval '1 day'))
    select 'poll' as stage, count(*) filter (where polled_on > now() - interval '1 hour')::int as last_hour,
        count(*) filter (where polled_on > now() - interval '1 day')::int as last_day from feeds
    union all ${found('found', 'true')}
    union all ${found('read', `stage in ('embed', 'cluster', 'done')`)}
    union all ${found('embed', `stage in ('cluster', 'done')`)}
    union all ${found('cluster', `stage = 'done'`)}
    union all ${found('dropped', `stage = 'dropped'`)}
    union all select 'write', count(*) filter (where written_on > now() - interval '1 hour')::int,
        count(*) filter (where written_on > now() - interval '1 day')::int from event_work`,
};

/** Of feeds when they were last asked, of articles those found since then, of events when they were last written. */
export const listDone = (db: Queryable) => db.query<Done>(DONE, []);

export interface Trouble {
  readonly stage: WorkStage | 'dropped';
  readonly reason: string;
  readonly times: number;
}

const TROUBLES = {
  name: 'pipeline-troubles',
  text: `select stage, reason, count(*)::int as times from (
      select 'poll' as stage, split_part(fault, ':', 1) as reason from feeds where failures > 0
      union all select stage, regexp_replace(reason, '^the same as \\d+$', 'the same as another') from article_work
        where articulo_id >= article_id_at($1) and reason is not null
      union all select 'write', reason from event_work where due_on is not null and reason is not null
      union all select 'translate', reason from translation_work where reason is not null) troubles
    group by stage, reason order by times desc, stage, reason limit $2`,
};

/** What goes wrong, and why articles found since then were dropped; the commonest first. */
export const listTroubles = (db: Queryable, since: Date, limit: number) => db.query<Trouble>(TROUBLES, [since, limit]);
