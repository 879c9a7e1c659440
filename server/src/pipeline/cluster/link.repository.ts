import type { Transaction } from '../../platform/database.ts';
import type { FirstReports } from './find-follow-ups.ts';

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
const LATER = {
  name: 'event-links-later',
  text: 'select distinct evento_id::float8 from event_links where earlier_evento_id = any($1::bigint[])',
};
const FORGET_DISSOLVED = {
  name: 'event-links-forget-dissolved',
  text: 'delete from event_links where evento_id = any($1::bigint[]) or earlier_evento_id = any($1::bigint[])',
};
const hasFinal = (evento_id: string) =>
  `exists (select from event_articles x join article_final_groups f using (articulo_id)
    where x.evento_id = ${evento_id} and f.is_binding)`;
const FORGET_FINAL = {
  name: 'event-links-forget-final',
  text: `delete from event_links l where (evento_id = any($1::bigint[]) or earlier_evento_id = any($1::bigint[]))
    and ${hasFinal('l.evento_id')} and ${hasFinal('l.earlier_evento_id')}`,
};
const ADD_FINAL = {
  name: 'event-links-add-final',
  text: `with members as (select articulo_id from event_articles where evento_id = any($1::bigint[])),
    links as (
      select l.* from members join final_links l using (articulo_id)
      union select l.* from members m join final_links l on l.earlier_id = m.articulo_id)
    insert into event_links (evento_id, earlier_evento_id, score)
    select later.evento_id, earlier.evento_id, max(l.score)
    from links l
    join event_articles later on later.articulo_id = l.articulo_id
    join event_articles earlier on earlier.articulo_id = l.earlier_id
    where later.evento_id <> earlier.evento_id
    group by later.evento_id, earlier.evento_id
    on conflict (evento_id, earlier_evento_id) do update set score = excluded.score`,
};
/** Of these events and those that follow from them. Equals of the last one too, so that it does not depend on ids. */
const KEEP_NEAREST = {
  name: 'event-links-keep-nearest',
  text: `delete from event_links l
    where evento_id in (
        select unnest($1::bigint[]) union select evento_id from event_links where earlier_evento_id = any($1::bigint[]))
      and ${MOST_LINKS} <= (select count(*) from event_links m where m.evento_id = l.evento_id and m.score > l.score)`,
};

/** Before their links, or those of what becomes part of them, are replaced. */
export async function listFollowing(tx: Transaction, evento_ids: readonly number[]): Promise<number[]> {
  if (evento_ids.length === 0) return [];
  const rows = await tx.query<{ evento_id: number }>(LATER, [evento_ids]);
  return rows.map(({ evento_id }) => evento_id);
}

const TELLING = {
  name: 'event-links-telling',
  text: `select distinct evento_id::float8 from event_links l where earlier_evento_id = any($1::bigint[])
    and exists (select from event_texts t where t.evento_id = l.earlier_evento_id)`,
};

/** Those that may tell of any of these, which readers have. */
export async function listTelling(tx: Transaction, evento_ids: readonly number[]): Promise<number[]> {
  if (evento_ids.length === 0) return [];
  return (await tx.query<{ evento_id: number }>(TELLING, [evento_ids])).map(({ evento_id }) => evento_id);
}

/** What some events have to do with others. */
export interface NewLinks {
  readonly evento_ids: readonly number[];
  /** Events that are no more, nor part of another: they would stand among the nearest, where nobody sees them. */
  readonly dissolved: readonly number[];
  /** Those that followed from any of these before. */
  readonly following: readonly number[];
  /** All that they were compared with. */
  readonly compared: readonly number[];
  readonly links: readonly FollowUp[];
}

/**
 * What these events have to do with each other and with those `compared` is now this, and nothing else. Between two that have
 * final articles it is what the consolidation found.
 */
export async function replaceLinks(
  tx: Transaction,
  { evento_ids, dissolved, following, compared, links }: NewLinks,
): Promise<void> {
  if (evento_ids.length + dissolved.length === 0) return;
  const touched = [...new Set([...evento_ids, ...following])];
  const later = links.map(({ evento_id }) => evento_id);
  await Promise.all([
    tx.query(FORGET_DISSOLVED, [dissolved]),
    tx.query(FORGET, [evento_ids, compared]),
    tx.query(ADD, [later, links.map((link) => link.earlier_evento_id), links.map(({ score }) => score)]),
    tx.query(FORGET_FINAL, [touched]),
    tx.query(ADD_FINAL, [touched]),
    tx.query(KEEP_NEAREST, [[...new Set([...touched, ...later])]]),
  ]);
}

const FORGET_FOUND = {
  name: 'final-links-forget',
  text: `delete from final_links where articulo_id = any($2::bigint[]) and earlier_id = any($2::bigint[])
    and (articulo_id = any($1::bigint[]) or earlier_id = any($1::bigint[]))`,
};
const ADD_FOUND = {
  name: 'final-links-add',
  text: `insert into final_links (articulo_id, earlier_id, score)
    select * from unnest($1::bigint[], $2::bigint[], $3::real[])
    on conflict (articulo_id, earlier_id) do update set score = excluded.score`,
};

/** The same between articles that have their final groups. */
export async function replaceFinalLinks(
  tx: Transaction,
  articulo_ids: readonly number[],
  compared: readonly number[],
  links: readonly FirstReports[],
): Promise<void> {
  const later = links.map((link) => link.later);
  await Promise.all([
    tx.query(FORGET_FOUND, [articulo_ids, compared]),
    tx.query(ADD_FOUND, [later, links.map(({ earlier }) => earlier), links.map(({ score }) => score)]),
  ]);
}
