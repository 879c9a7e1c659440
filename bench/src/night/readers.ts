import { type ConstantRateResult, runConstantRate } from '../load/constant-rate.ts';
import { BROWSER_HEADERS } from '../load/load.ts';
import { query } from '../site/database.ts';
import type { House } from './house.ts';

const RATE = 15;
const CONNECTIONS = 60;
const SHOWN = 20;
const WORDS = ['tren', 'agua', 'gobierno', 'hospital'];
const NEWEST = `select evento_id::float8 as id from events join event_texts using (evento_id)
  where idioma = 'es' and merged_into is null order by updated_on desc limit $1`;

/** As the front page and its windows are looked at: the newest events, in turn with what leads to them. */
export async function listPaths({ services }: House): Promise<string[]> {
  const events = await query<{ id: number }>(services, NEWEST, [SHOWN]);
  return [
    ...['/', '/?idioma=en', '/carril/1', '/api/carriles', '/api/carril/1/events', '/cuentas', '/transparencia'],
    ...events.flatMap(({ id }) => [`/evento/${id}`, `/api/modal_eventos/${id}`, `/api/contadores/evento/${id}`]),
    ...WORDS.map((word) => `/api/eventos/search?idioma=es&q=${word}`),
  ];
}

const idIn = (path: string) => Number(/\d+$/.exec(path)?.[0]);
/** By what readers have now, or by a version since then that says nothing. */
const GONE = `select id::float8 from unnest($1::bigint[]) id
  cross join lateral (select coalesce((select merged_into from events where evento_id = id), id) as evento_id) stands
  where not exists (select from event_texts t where t.evento_id = stands.evento_id)
    or exists (select from event_versions v where v.evento_id in (id, stands.evento_id) and v.created_on >= $2
      and not exists (select from event_statements s where s.evento_id = v.evento_id and s.desde_version <= v.version
        and (s.hasta_version is null or s.hasta_version > v.version)))`;

interface Missing {
  /** How often readers who knew an event were told, rightly, that it is no more: too few reports told it. */
  readonly gone: number;
  /** What else was not found. */
  readonly others: readonly string[];
}

/** `since`: when its readers heard of the events. */
export async function countGone({ services }: House, { byPath }: ConstantRateResult, since: Date): Promise<Missing> {
  const missing = byPath.filter(({ path, errorKinds }) => path.includes('evento') && 'status 404' in errorKinds);
  const found = await query<{ id: number }>(services, GONE, [missing.map(({ path }) => idIn(path)), since]);
  const ids = new Set(found.map(({ id }) => id));
  const { gone = [], others = [] } = Object.groupBy(missing, ({ path }) => (ids.has(idIn(path)) ? 'gone' : 'others'));
  return {
    gone: gone.reduce((sum, { errorKinds }) => sum + (errorKinds['status 404'] ?? 0), 0),
    others: others.map(({ path, errorKinds }) => `${errorKinds['status 404']} × ${path}`),
  };
}

/** Readers who come steadily, for so long. */
export function readFor({ ports }: House, paths: readonly string[], seconds: number): Promise<ConstantRateResult> {
  return runConstantRate({
    ...{ ports, paths, rate: RATE, seconds, connections: CONNECTIONS },
    headers: BROWSER_HEADERS,
  });
}
