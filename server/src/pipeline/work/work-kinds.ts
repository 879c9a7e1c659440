import type { TroubleStage } from '@poliedro/contracts/redaccion/pipeline';
import { isoInstant } from '../../platform/iso-instant.ts';

/** One feed, article or event that has not gone through a stage. */
export interface Work {
  readonly stage: TroubleStage;
  /** Of the feed, the article or the event. */
  readonly id: number;
  readonly title: string;
  readonly url: string | null;
  readonly newspaper: string | null;
  readonly reason: string | null;
  readonly attempts: number;
  /** When it is tried again; null where it is not. */
  readonly due_on: string | null;
}

/** In a statement: what is told of a kind of work, and where it stands. */
interface WorkKind {
  readonly columns: string;
  readonly from: string;
  readonly due: string;
  readonly claimed: string;
}

const FEEDS: WorkKind = {
  columns: `'poll' as stage, f.feed_id::float8 as id, n.nombre as title, f.url, n.nombre as newspaper, f.fault as reason,
    f.failures as attempts, ${isoInstant('f.next_poll_on')} as due_on`,
  from: 'feeds f join newspapers n using (periodico_id)',
  due: 'f.next_poll_on',
  claimed: 'f.claimed_until',
};

const ARTICLES: WorkKind = {
  columns: `w.stage, w.articulo_id::float8 as id, w.titular as title, w.url, n.nombre as newspaper, w.reason,
    w.attempts::int, case when w.stage <> 'dropped' then ${isoInstant('w.due_on')} end as due_on`,
  from: 'article_work w join newspapers n using (periodico_id)',
  due: 'w.due_on',
  claimed: 'w.claimed_until',
};

const eventWork = (stage: 'write' | 'translate', table: string): WorkKind => ({
  columns: `'${stage}' as stage, w.evento_id::float8 as id, coalesce((select titulo from event_texts t
      where t.evento_id = w.evento_id order by traduccion_automatica, idioma limit 1), '') as title, null as url,
    null as newspaper, w.reason, w.attempts::int, ${isoInstant('w.due_on')} as due_on`,
  from: `${table} w`,
  due: 'w.due_on',
  claimed: 'w.claimed_until',
});

export const WORK_KINDS = {
  feeds: FEEDS,
  articles: ARTICLES,
  writing: eventWork('write', 'event_work'),
  translation: eventWork('translate', 'translation_work'),
};
