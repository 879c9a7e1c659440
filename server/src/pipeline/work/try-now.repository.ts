import type { TroubleStage } from '@poliedro/contracts/redaccion/pipeline';
import type { Queryable, Statement } from '../../platform/database.ts';
import { oneOf } from '../../platform/one-of.ts';

/** Whoever has it goes on; what somebody has left lying is nobody's. */
const RELEASED = 'claimed_until = case when claimed_until > clock_timestamp() then claimed_until end';
const NOW = `due_on = least(due_on, clock_timestamp()), attempts = 0, ${RELEASED}`;

const POLL: Statement = {
  name: 'feeds-try-now',
  text: `update feeds set next_poll_on = least(next_poll_on, clock_timestamp()), ${RELEASED}
    where feed_id = any ($1::bigint[]) returning 1`,
};
const DROPPED: Statement = {
  name: 'articles-read-again',
  text: `update article_work set stage = 'read', due_on = clock_timestamp(), attempts = 0, reason = null
    where ${oneOf('articulo_id', '$1')} and stage = 'dropped' returning 1`,
};
const ARTICLES: Statement = {
  name: 'articles-try-now',
  text: `update article_work set ${NOW} where ${oneOf('articulo_id', '$1')} and stage = $2 returning 1`,
};
const WRITE: Statement = {
  name: 'events-try-now',
  text: `update event_work set ${NOW} where evento_id = any (array(
      select evento_id from event_work where evento_id = any ($1::bigint[]) and due_on is not null
      order by evento_id for update))
    returning 1`,
};
const TRANSLATE: Statement = {
  name: 'translations-try-now',
  text: `update translation_work set ${NOW} where evento_id = any ($1::bigint[]) returning 1`,
};

const OTHERS: Partial<Record<TroubleStage, Statement>> = {
  poll: POLL,
  dropped: DROPPED,
  write: WRITE,
  translate: TRANSLATE,
};

/** Does these now, with all their attempts before them; so many still stood there. Workers find them within seconds. */
export async function tryNow(tx: Queryable, stage: TroubleStage, ids: readonly number[]): Promise<number> {
  const other = OTHERS[stage];
  return (await (other ? tx.query(other, [ids]) : tx.query(ARTICLES, [ids, stage]))).length;
}
