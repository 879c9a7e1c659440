import { eventOfArticle } from '../articles/article.repository.ts';
import type { Queryable, Transaction } from '../platform/database.ts';
import {
  ARTICLE_ORDER,
  EVENT_ORDER,
  newestArticles,
  newestEvents,
  PIN_OF_EVENT,
  WANTS_ARTICLE,
  WANTS_EVENT,
} from './carril-rule.ts';

const eventPlaces = (
  among: string,
) => `select c.carril_id, k.categoria_id, ${EVENT_ORDER} as orden, e.evento_id as target_id
  from events e
  join carriles c on c.tipo = 'eventos'
  ${PIN_OF_EVENT}
  cross join lateral (
    select 0 as categoria_id union all select categoria_id from event_categories where evento_id = e.evento_id) k
  where ${among} and ${WANTS_EVENT}`;

const articlePlaces = (
  among: string,
) => `select c.carril_id, k.categoria_id, ${ARTICLE_ORDER} as orden, a.articulo_id as target_id
  from articles a
  join newspapers n using (periodico_id)
  cross join lateral (select ${eventOfArticle('a.articulo_id')} as evento_id) ea
  join carriles c on c.tipo = 'articulos'
  cross join lateral (
    select 0 as categoria_id union all select categoria_id from event_categories where evento_id = ea.evento_id) k
  where ${among} and ${WANTS_ARTICLE}`;

/** How many events and articles a changed rule looks at, the newest first; older ones are nobody's front page any more. */
const MOST = 100_000;
const OF_AUTHORS = 'select de_autores from carriles where carril_id = $1';

const IN_CARRIL = `${eventPlaces(`c.carril_id = $1 and e.evento_id in (${newestEvents('$1', MOST)})`)} union all
  ${articlePlaces(`c.carril_id = $1 and a.articulo_id in (${newestArticles(OF_AUTHORS, MOST)})`)}`;

const NEXT_CHANGE = { name: 'carril-next-change', text: 'update carril_clock set change = change + 1' };
/** Of whoever has just raised it. */
const CHANGE = '(select change from carril_clock)';

/** What stands among some entries and should not, and what should and does not. */
function placing(name: string, entries: string, wanted: string) {
  const isOut = `${entries} and s.removed_at is null
    and not exists (select from (${wanted}) w where w.carril_id = s.carril_id
      and w.categoria_id = s.categoria_id and w.target_id = s.target_id and w.orden = s.orden)`;
  return {
    differs: {
      name: `carril-differs-${name}`,
      text: `select 1 where exists (select from carril_entries s where ${isOut})
        or exists (select from (${wanted}) w where not exists (select from carril_entries s
          where s.carril_id = w.carril_id and s.categoria_id = w.categoria_id and s.target_id = w.target_id
            and s.removed_at is null))`,
    },
    remove: {
      name: `carril-remove-${name}`,
      text: `update carril_entries s set removed_at = ${CHANGE}, removed_on = now() where ${isOut}`,
    },
    add: {
      name: `carril-add-${name}`,
      text: `insert into carril_entries (carril_id, categoria_id, orden, target_id, added_at)
        select w.carril_id, w.categoria_id, w.orden, w.target_id, ${CHANGE} from (${wanted}) w
        on conflict (carril_id, categoria_id, target_id) where removed_at is null do nothing`,
    },
  };
}

const ofTipo = (tipo: 'eventos' | 'articulos') =>
  `s.target_id = any ($1) and s.carril_id in (select carril_id from carriles where tipo = '${tipo}')`;
const EVENTS = placing('eventos', ofTipo('eventos'), eventPlaces('e.evento_id = any ($1)'));
const ARTICLES = placing('articulos', ofTipo('articulos'), articlePlaces('a.articulo_id = any ($1)'));

const IS_STANDING = 's.carril_id = $1 and s.removed_at is null';
const IS_SAME = 'w.categoria_id = s.categoria_id and w.target_id = s.target_id and w.orden = s.orden';

/** All of a carril at once; what goes has gone before anything comes, since both may be the same event. */
const REPLACE = {
  name: 'carril-replace',
  text: `with wanted as materialized (${IN_CARRIL}),
    standing as materialized (select s.categoria_id, s.target_id, s.orden from carril_entries s where ${IS_STANDING}),
    gone as (update carril_entries s set removed_at = ${CHANGE}, removed_on = now()
      where ${IS_STANDING} and not exists (select from wanted w where ${IS_SAME}) returning 1)
    insert into carril_entries (carril_id, categoria_id, orden, target_id, added_at)
    select w.carril_id, w.categoria_id, w.orden, w.target_id, ${CHANGE} from wanted w
    where (select count(*) from gone) >= 0
      and not exists (select from standing s where ${IS_SAME})`,
};

/** Who places by the rules, and who changes them: whoever places by a rule has committed before it becomes another. */
const RULES = `hashtext('carril rules')`;
const SHARE_RULES = { name: 'carril-rules-share', text: `select pg_advisory_xact_lock_shared(${RULES})` };

interface ToPlace {
  readonly evento_ids?: readonly number[];
  readonly articulo_ids?: readonly number[];
}

/**
 * Puts new or changed events and articles where the carriles' rules want them, and takes them away where not. Only what
 * changes waits for the clock, which all who change something share until they commit: whoever places does so last.
 */
export async function place(transaction: Transaction, { evento_ids = [], articulo_ids = [] }: ToPlace): Promise<void> {
  const asked = [
    { statements: EVENTS, ids: evento_ids },
    { statements: ARTICLES, ids: articulo_ids },
  ].filter(({ ids }) => ids.length > 0);
  if (asked.length === 0) return;
  // Sent together: a statement sees what was committed when its turn came.
  const [, ...differences] = await Promise.all([
    transaction.query(SHARE_RULES, []),
    ...asked.map(({ statements, ids }) => transaction.query(statements.differs, [ids])),
  ]);
  const changed = asked.filter((_, at) => differences[at]?.length);
  if (changed.length === 0) return;
  await Promise.all([
    transaction.query(NEXT_CHANGE, []),
    ...changed.flatMap(({ statements, ids }) => [
      transaction.query(statements.remove, [ids]),
      transaction.query(statements.add, [ids]),
    ]),
  ]);
}

/** A whole carril takes seconds, where there are a hundred thousand events. */
const LONG_MS = 30_000;
const ALLOW_LONG = {
  name: 'carril-allow-long',
  text: `select set_config('statement_timeout', '${LONG_MS}', true), set_config('work_mem', '64MB', true)`,
};
const long = (statement: { name: string; text: string }) => ({ ...statement, timeoutMs: LONG_MS });
const CHANGE_RULES = long({ name: 'carril-rules-change', text: `select pg_advisory_xact_lock(${RULES})` });

/** Before a rule is changed: nobody places by it until this transaction ends. */
export async function holdRules(transaction: Transaction): Promise<void> {
  await transaction.query(ALLOW_LONG, []);
  await transaction.query(CHANGE_RULES, []);
}

/** Fills a carril anew by its present rule, in one change; its rules must be held. */
export async function placeCarril(transaction: Transaction, carril_id: number): Promise<void> {
  await transaction.query(long(NEXT_CHANGE), []);
  await transaction.query(long(REPLACE), [carril_id]);
}

const FORGET_CARRIL = { name: 'carril-forget', text: 'delete from carril_entries where carril_id = $1' };

/** Before a carril is removed; its rules must be held. */
export async function forgetEntries(transaction: Transaction, carril_id: number): Promise<void> {
  await transaction.query(long(FORGET_CARRIL), [carril_id]);
}

const FORGET_REMOVED = {
  name: 'carril-forget-removed',
  text: `delete from carril_entries where removed_on < now() - make_interval(hours => $1)`,
};

/** Cursors older than this no longer find what has been taken away since. */
export async function forgetRemovedEntries(db: Queryable, olderThanHours: number): Promise<void> {
  await db.query(FORGET_REMOVED, [olderThanHours]);
}
