import { query } from '../site/database.ts';
import type { Services } from '../site/services.ts';

/** Written down by the database itself: when each article came into each event, and how many were in it with those that came together. */
const SET_UP = `
  create table bench_joinings (articulo_id bigint, evento_id bigint, members integer, joined timestamptz);
  create function bench_note_joining() returns trigger language plpgsql as $$
  begin
    insert into bench_joinings select new.articulo_id, new.evento_id, count(*), clock_timestamp()
      from event_articles where evento_id = new.evento_id;
    return null;
  end $$;
  create trigger bench_note_joining after insert on event_articles for each row execute function bench_note_joining()`;

export async function noteJoinings(services: Services): Promise<void> {
  await query(services, SET_UP);
}

export interface Joining {
  readonly articulo_id: number;
  readonly evento_id: number;
  readonly members: number;
  readonly at: number;
}

const LIST = `select articulo_id::float8, evento_id::float8, members, extract(epoch from joined)::float8 * 1000 as at
  from bench_joinings order by joined`;

/** In the order in which they happened. */
export const listJoinings = (services: Services): Promise<Joining[]> => query<Joining>(services, LIST);
