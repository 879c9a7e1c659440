import { query } from '../site/database.ts';
import type { Services } from '../site/services.ts';

/** Written down by the database itself: when each feed and article was taken up, and when it was put down again. */
const SET_UP = `
  create table bench_handling (what text, id bigint, began timestamptz not null, ended timestamptz);
  create index on bench_handling (what, id);
  create function bench_note_handling() returns trigger language plpgsql as $$
  declare
    thing bigint := case tg_argv[0] when 'feed' then (to_jsonb(new) ->> 'feed_id')::bigint
      else (to_jsonb(new) ->> 'articulo_id')::bigint end;
  begin
    if new.claimed_until is null then
      update bench_handling set ended = clock_timestamp() where what = tg_argv[0] and id = thing and ended is null;
    else
      insert into bench_handling values (tg_argv[0], thing, clock_timestamp());
    end if;
    return null;
  end $$;
  create trigger bench_note_handling after update on feeds for each row
    when (old.claimed_until is distinct from new.claimed_until) execute function bench_note_handling('feed');
  create trigger bench_note_handling after update on article_work for each row
    when (old.claimed_until is distinct from new.claimed_until) execute function bench_note_handling('article')`;

export async function noteHandling(services: Services): Promise<void> {
  await query(services, SET_UP);
}

export interface Handling {
  readonly things: number;
  /** Those that were taken up and put down again, at least once. */
  readonly handled: number;
  readonly slowestSeconds: number;
}

const SUM_UP = `with asked as (select unnest($2::bigint[]) as id)
  select count(*)::int as things, count(*) filter (where ended is not null)::int as handled,
    coalesce(max(slowest), 0)::float8 as "slowestSeconds"
  from (select asked.id, max(ended) as ended, max(extract(epoch from coalesce(ended, clock_timestamp()) - began)) as slowest
    from asked left join bench_handling on what = $1 and bench_handling.id = asked.id group by asked.id) each`;

/** Of these; what is still held counts as long as it has been held. */
export async function sumUpHandling(
  services: Services,
  what: 'feed' | 'article',
  ids: readonly number[],
): Promise<Handling> {
  const [row] = await query<Handling>(services, SUM_UP, [what, ids]);
  if (row === undefined) throw new Error('PostgreSQL did not answer');
  return row;
}
