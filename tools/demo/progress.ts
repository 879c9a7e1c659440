import { runSql } from '../databases.ts';

/** Feeds are asked again after so long: nobody watches a demonstration for the hours that are polite elsewhere. */
const HURRY_SECONDS = 4;

const ASK = `
update feeds set next_poll_on = now() where failures = 0 and polled_on < now() - interval '${HURRY_SECONDS} s';
select json_build_object(
  'newspapers', (select count(distinct periodico_id) from articles),
  'articles', (select count(*) from articles),
  'underWay', (select count(*) from article_work where stage not in ('done', 'dropped')),
  'events', (select count(distinct target_id) from carril_entries join carriles using (carril_id)
    where tipo = 'eventos' and removed_at is null));
`;

export interface DemoProgress {
  readonly newspapers: number;
  readonly articles: number;
  readonly underWay: number;
  /** Those on the front page. */
  readonly events: number;
}

/** Hurries the feeds, and tells how far the demonstration is. */
export async function hurryAlong(databaseUrl: string): Promise<DemoProgress> {
  return JSON.parse(await runSql(databaseUrl, ASK)) as DemoProgress;
}
