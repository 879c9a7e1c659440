import type { Transaction } from '../../platform/database.ts';

/** `evento_id` follows from `earlier_evento_id`. */
export interface FollowUp {
  readonly evento_id: number;
  readonly earlier_evento_id: number;
  readonly score: number;
}

const MOST_LINKS = 5;

const FORGET = {
  name: 'event-links-forget',
  text: `delete from event_links where evento_id = any($2::bigint[]) and earlier_evento_id = any($2::bigint[])
    and (evento_id = any($1::bigint[]) or earlier_evento_id = any($1::bigint[]))`,
};
const ADD = {
  name: 'event-links-add',
  text: `insert into event_links (evento_id, earlier_evento_id, score)
    select * from unnest($1::bigint[], $2::bigint[], $3::real[]) on conflict do nothing`,
};
const KEEP_NEAREST = {
  name: 'event-links-keep-nearest',
  text: `delete from event_links l where evento_id = any($1::bigint[]) and ${MOST_LINKS} <= (
    select count(*) from event_links m where m.evento_id = l.evento_id
      and (m.score, m.earlier_evento_id) > (l.score, l.earlier_evento_id))`,
};

/** What these events have to do with each other and with those `compared` is now this, and nothing else. */
export async function replaceLinks(
  tx: Transaction,
  evento_ids: readonly number[],
  compared: readonly number[],
  links: readonly FollowUp[],
): Promise<void> {
  await tx.query(FORGET, [evento_ids, compared]);
  if (links.length === 0) return;
  const later = links.map(({ evento_id }) => evento_id);
  await tx.query(ADD, [later, links.map((link) => link.earlier_evento_id), links.map(({ score }) => score)]);
  await tx.query(KEEP_NEAREST, [later]);
}
