import type { TroubleStage } from '@poliedro/contracts/redaccion/pipeline';
import type { Queryable, Statement } from '../../platform/database.ts';
import { WORK_KINDS, type Work } from './work-kinds.ts';

export interface Trouble {
  readonly stage: TroubleStage;
  readonly reason: string;
  readonly times: number;
}

/** What differs from one to the next is no reason of its own. */
const FEED_REASON = `split_part(f.fault, ':', 1)`;
const ARTICLE_REASON = `regexp_replace(w.reason, '^the same as \\d+$', 'the same as another')`;

const TROUBLES = {
  name: 'pipeline-troubles',
  text: `select stage, reason, count(*)::int as times from (
      select 'poll' as stage, ${FEED_REASON} as reason from feeds f where failures > 0 and fault is not null
      union all select w.stage, ${ARTICLE_REASON} from article_work w
        where w.articulo_id >= article_id_at($1) and w.reason is not null
      union all select 'write', reason from event_work where due_on is not null and reason is not null
      union all select 'translate', reason from translation_work where reason is not null) troubles
    group by stage, reason order by times desc, stage, reason limit $2`,
};

/** What goes wrong, and why articles found since then were dropped; the commonest first. */
export const listTroubles = (db: Queryable, since: Date, limit: number) => db.query<Trouble>(TROUBLES, [since, limit]);

const { feeds, articles, writing, translation } = WORK_KINDS;

const OF_ARTICLES: Statement = {
  name: 'pipeline-troubled-articles',
  text: `select ${articles.columns} from ${articles.from}
    where w.articulo_id >= article_id_at($4) and w.articulo_id < $2 and w.stage = $5 and ${ARTICLE_REASON} = $1
    order by w.articulo_id desc limit $3`,
};
const OF_OTHERS = {
  poll: {
    name: 'pipeline-troubled-feeds',
    text: `select ${feeds.columns} from ${feeds.from}
      where f.failures > 0 and ${FEED_REASON} = $1 and f.feed_id < $2::bigint order by f.feed_id desc limit $3`,
  },
  write: {
    name: 'pipeline-troubled-writing',
    text: `select ${writing.columns} from ${writing.from}
      where w.due_on is not null and w.reason = $1 and w.evento_id < $2 order by w.evento_id desc limit $3`,
  },
  translate: {
    name: 'pipeline-troubled-translation',
    text: `select ${translation.columns} from ${translation.from}
      where w.reason = $1 and w.evento_id < $2 order by w.evento_id desc limit $3`,
  },
} as const satisfies Record<string, Statement>;

export interface OfReason {
  readonly stage: TroubleStage;
  /** As listTroubles spells it. */
  readonly reason: string;
  /** Of articles: when they were found. */
  readonly since: Date;
}

/** What a reason is about, the newest first, those with a lower id only. */
export function listTroubledWork(
  db: Queryable,
  { stage, reason, since }: OfReason,
  before: number,
  limit: number,
): Promise<Work[]> {
  if (stage === 'poll' || stage === 'write' || stage === 'translate')
    return db.query<Work>(OF_OTHERS[stage], [reason, before, limit]);
  return db.query<Work>(OF_ARTICLES, [reason, before, limit, since, stage]);
}
