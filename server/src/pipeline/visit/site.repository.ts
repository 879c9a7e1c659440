import type { Queryable } from '../../platform/database.ts';

/** How a host wants to be visited. */
export interface StoredSite {
  /** Empty where there is none; null: it could not be read, which forbids everything. */
  readonly robots: string | null;
  readonly tdm: string | null;
  readonly read_again_on: Date;
  readonly paused_until: Date | null;
}

const FIND = {
  name: 'site-find',
  text: 'select robots, tdm, read_again_on, paused_until from sites where host = $1',
};

export async function findSite(db: Queryable, host: string): Promise<StoredSite | undefined> {
  const [site] = await db.query<StoredSite>(FIND, [host]);
  return site;
}

const STORE = {
  name: 'site-store',
  text: `insert into sites (host, robots, tdm, read_again_on) values ($1, $2, $3, $4)
    on conflict (host) do update set robots = excluded.robots, tdm = excluded.tdm,
      read_again_on = excluded.read_again_on
    returning robots, tdm, read_again_on, paused_until`,
};

export async function storeSite(
  db: Queryable,
  host: string,
  { robots, tdm, read_again_on }: Omit<StoredSite, 'paused_until'>,
): Promise<StoredSite> {
  const [site] = await db.query<StoredSite>(STORE, [host, robots, tdm, read_again_on]);
  if (site === undefined) throw new Error('PostgreSQL did not return the site it had stored');
  return site;
}

const PAUSE = {
  name: 'site-pause',
  text: `insert into sites (host, read_again_on, paused_until) values ($1, $2, $2)
    on conflict (host) do update set paused_until = greatest(sites.paused_until, excluded.paused_until)`,
};

/** Never shortened; of a host that is not known yet everything is read afterwards. */
export async function pauseSite(db: Queryable, host: string, until: Date): Promise<void> {
  await db.query(PAUSE, [host, until]);
}
