import { PIPELINE_STAGES } from '@poliedro/contracts/redaccion/pipeline';
import type { Queryable } from '../../platform/database.ts';
import { CONSOLIDATION_DUE } from '../cluster/final-group.repository.ts';

type WorkStage = (typeof PIPELINE_STAGES)[number];

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
  return PIPELINE_STAGES.map(
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
  `select '${stage}', coalesce(sum(n) filter (where is_fresh and ${condition}), 0)::int,
    coalesce(sum(n) filter (where ${condition}), 0)::int from found`;

/** The hour stands in a select of its own, which is worked out once and not for each row. */
const DONE = {
  name: 'pipeline-done',
  text: `with found as (
      select stage, articulo_id >= (select article_id_at(now() - interval '1 hour')) as is_fresh, count(*) as n
        from article_work where articulo_id >= article_id_at(now() - interval '1 day') group by 1, 2)
    select 'poll' as stage, count(*) filter (where polled_on > now() - interval '1 hour')::int as last_hour,
        count(*) filter (where polled_on > now() - interval '1 day')::int as last_day from feeds
    union all ${found('found', 'true')}
    union all ${found('read', `stage in ('embed', 'cluster', 'done')`)}
    union all ${found('embed', `stage in ('cluster', 'done')`)}
    union all ${found('cluster', `stage = 'done'`)}
    union all ${found('dropped', `stage = 'dropped'`)}
    union all select 'write', count(*) filter (where written_on > now() - interval '1 hour')::int,
        count(*)::int from event_work where written_on > now() - interval '1 day'`,
};

/** Of feeds when they were last asked, of articles those found since then, of events when they were last written. */
export const listDone = (db: Queryable) => db.query<Done>(DONE, []);
