import type { Queryable } from '../../platform/database.ts';
import { WORK_KINDS, type Work } from './work-kinds.ts';

interface StuckWork extends Work {
  readonly late_seconds: number;
  /** Somebody began it and never ended it. */
  readonly abandoned: boolean;
}

/** Workers find what is due within seconds: what waits so much longer has nobody. */
const LATE = `interval '10 minutes'`;
const ABANDONED = `interval '1 minute'`;

function stuckOf({ columns, from, due, claimed }: (typeof WORK_KINDS)['feeds'], condition = 'true'): string {
  return `(select ${columns}, extract(epoch from clock_timestamp() - ${due})::float8 as late_seconds,
      coalesce(${claimed} < clock_timestamp() - ${ABANDONED}, false) as abandoned from ${from}
    where ${condition} and ${due} <= clock_timestamp() and coalesce(${claimed} < clock_timestamp(), true)
      and (${due} < clock_timestamp() - ${LATE} or ${claimed} < clock_timestamp() - ${ABANDONED})
    order by ${due} limit $1)`;
}

const LIST = {
  name: 'pipeline-stuck',
  text: `${stuckOf(WORK_KINDS.feeds, 'f.active and n.active')}
    union all ${stuckOf(WORK_KINDS.articles, `w.stage not in ('done', 'dropped')`)}
    union all ${stuckOf(WORK_KINDS.writing)}
    union all ${stuckOf(WORK_KINDS.translation)}
    order by late_seconds desc limit $1`,
};

/** What has been due for long, and what whoever began it has left lying; the longest first. */
export const listStuck = (db: Queryable, limit: number) => db.query<StuckWork>(LIST, [limit]);
