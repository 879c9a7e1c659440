import type { Queryable, Statement } from '../../platform/database.ts';

/** What is still to be done with an article; in this order. */
export type Stage = 'read' | 'embed' | 'cluster';

/** An article that this process may work on until its time is over; `claim` proves it. */
export interface ClaimedArticle {
  readonly articulo_id: number;
  readonly claim: string;
  readonly attempts: number;
  readonly found_on: Date;
  /** It was read before. */
  readonly is_known: boolean;
  readonly periodico_id: number;
  readonly url: string;
  readonly titular: string;
  readonly resumen: string;
  readonly autor: string;
  readonly published_on: Date | null;
  readonly texto: string | null;
  readonly secciones: readonly string[];
  readonly newspaper: NewspaperRules;
}

export interface NewspaperRules {
  readonly active: boolean;
  readonly extract_limit: number;
  readonly pais_iso_code: string;
  readonly idioma: string;
}

/** Longer than any stage takes: after that its process is taken for dead. */
const CLAIM_SECONDS = 90;

const CLAIM = {
  name: 'article-work-claim',
  text: `update article_work set claimed_until = clock_timestamp() + make_interval(secs => $3), attempts = attempts + 1
    where articulo_id = $1 and stage = $2 and due_on <= clock_timestamp()
      and (claimed_until is null or claimed_until < clock_timestamp())
    returning articulo_id::float8, claimed_until::text as claim, attempts, article_stored_at(articulo_id) as found_on,
      exists (select from articles a where a.articulo_id = article_work.articulo_id) as is_known, periodico_id, url, titular, resumen, autor, published_on, texto, secciones, (select to_json(rules) from (
        select active, extract_limit, pais_iso_code, idioma from newspapers n
        where n.periodico_id = article_work.periodico_id) rules) as newspaper`,
};

export async function claimArticle(
  db: Queryable,
  articulo_id: number,
  stage: Stage,
): Promise<ClaimedArticle | undefined> {
  const [claimed] = await db.query<ClaimedArticle>(CLAIM, [articulo_id, stage, CLAIM_SECONDS]);
  return claimed;
}

/** Somebody else has taken the article over: what this process found must not be written. */
export class ClaimLost extends Error {
  constructor() {
    super('the claim on the article is lost');
  }
}

type Claimed = Pick<ClaimedArticle, 'articulo_id' | 'claim'>;

async function writeIfMine(db: Queryable, statement: { name: string; text: string }, values: readonly unknown[]) {
  const changed = await db.query(statement, values);
  if (changed.length === 0) throw new ClaimLost();
}

const ADVANCE = {
  name: 'article-work-advance',
  text: `update article_work set stage = $3, due_on = clock_timestamp(), claimed_until = null, attempts = 0, reason = null
    where articulo_id = $1 and claimed_until = $2::timestamptz returning 1`,
};

/** In the transaction that writes what the stage found, so that both happen or none. */
export const advanceArticle = (db: Queryable, { articulo_id, claim }: Claimed, to: Stage | 'done') =>
  writeIfMine(db, ADVANCE, [articulo_id, claim, to]);

const HOLD = {
  name: 'article-work-hold',
  text: `update article_work set stage = $3, due_on = clock_timestamp(), attempts = 1, reason = null
    where articulo_id = $1 and claimed_until = $2::timestamptz returning 1`,
};

/** As above, but whoever has the article goes on with it; should they die, others find it when their time is over. */
export const holdArticle = (db: Queryable, { articulo_id, claim }: Claimed, to: Stage) =>
  writeIfMine(db, HOLD, [articulo_id, claim, to]);

const DROP = {
  name: 'article-work-drop',
  text: `update article_work set stage = 'dropped', reason = $3, claimed_until = null, texto = null
    where articulo_id = $1 and claimed_until = $2::timestamptz returning 1`,
};

/** Nothing more is done with it; the reason stays. */
export const dropArticle = (db: Queryable, { articulo_id, claim }: Claimed, reason: string) =>
  writeIfMine(db, DROP, [articulo_id, claim, reason]);

const POSTPONE = {
  name: 'article-work-postpone',
  text: `update article_work set due_on = $3, reason = $4, claimed_until = null,
      attempts = attempts - case when $5 then 1 else 0 end
    where articulo_id = $1 and claimed_until = $2::timestamptz returning 1`,
};

/** It failed and is tried again then. */
export const postponeArticle = (db: Queryable, { articulo_id, claim }: Claimed, until: Date, reason: string) =>
  writeIfMine(db, POSTPONE, [articulo_id, claim, until, reason, false]);

/** Its turn has not come: that is no failure. */
export const deferArticle = (db: Queryable, { articulo_id, claim }: Claimed, until: Date) =>
  writeIfMine(db, POSTPONE, [articulo_id, claim, until, null, true]);

const GIVE = {
  name: 'article-work-give',
  text: `update article_work set periodico_id = $3, url = $4, due_on = clock_timestamp(), claimed_until = null
    where articulo_id = $1 and claimed_until = $2::timestamptz returning 1`,
};

/** A link led to another newspaper: it is read as that one's, by what that one allows. */
export const giveToOwner = (db: Queryable, { articulo_id, claim }: Claimed, periodico_id: number, url: string) =>
  writeIfMine(db, GIVE, [articulo_id, claim, periodico_id, url]);

/** Each names its stage: a plan that does not know it cannot use the index of what is still to be done. */
const dueIn = (stage: Stage): Statement => ({
  name: `article-work-due-to-${stage}`,
  text: `select articulo_id::float8 from article_work
    where stage = '${stage}' and due_on <= clock_timestamp()
      and (claimed_until is null or claimed_until < clock_timestamp())
    order by due_on limit $1`,
});
const DUE: Readonly<Record<Stage, Statement>> = {
  read: dueIn('read'),
  embed: dueIn('embed'),
  cluster: dueIn('cluster'),
};

/** What the queue should know of: everything that nobody is working on and whose time has come, the oldest first. */
export async function listDueArticles(db: Queryable, stage: Stage, limit: number): Promise<number[]> {
  const rows = await db.query<{ articulo_id: number }>(DUE[stage], [limit]);
  return rows.map(({ articulo_id }) => articulo_id);
}

/** As few as tell how much is coming. */
const LOOKED_AT = 1000;

const comingIn = (stage: Stage) => `(select claimed_until from article_work
  where stage = '${stage}' and due_on <= clock_timestamp() limit $1)`;

const COMING = {
  name: 'article-work-coming',
  text: `select count(*) filter (where claimed_until >= clock_timestamp())::int as "underWay",
      count(*) filter (where claimed_until is null or claimed_until < clock_timestamp())::int as waiting
    from (${comingIn('read')} union all ${comingIn('embed')}) coming`,
};

/** Before they can be compared with others. */
export interface Coming {
  readonly waiting: number;
  readonly underWay: number;
}

/** Articles that will soon be ready for a place among the events. */
export async function countComing(db: Queryable): Promise<Coming> {
  const [coming] = await db.query<Coming>(COMING, [LOOKED_AT]);
  return coming ?? { waiting: 0, underWay: 0 };
}
