import { query } from './database.ts';
import type { Services } from './services.ts';

/** One kind of thing that readers ask for, with many addresses of it. */
export interface Surface {
  readonly name: string;
  readonly paths: readonly string[];
  /** Whether it must cost the same however much is stored. */
  readonly mustNotGrow: boolean;
}

const EVENTS = 500;
const DEEP_PAGE_SIZE = 50;
const DEEPEST_PAGE = 400;
const WORDS = [
  'tranvía',
  'censo viviendas',
  'hospital Cádiz',
  'universidad agua',
  'subasta electrica',
  'sindicato Lugo',
];

interface CarrilSize {
  carril_id: number;
  entries: number;
}

const LIST_CARRILES = `select carril_id, count(*)::int as entries from carril_entries join carriles using (carril_id)
  where tipo = 'eventos' and carril_entries.categoria_id = 0 and removed_at is null group by carril_id order by entries desc`;
/** Spread evenly over all there are, the oldest as well as the newest. */
const LIST_EVENTS = `select evento_id::int as id from (
    select evento_id, row_number() over (order by evento_id) as position, count(*) over () as total from events) numbered
  where position % greatest(total / $1, 1) = 0 limit $1`;

/** A page from the middle of the carril, reached as a reader does: page after page. */
async function walkToTheMiddle(origin: string, { carril_id, entries }: CarrilSize): Promise<string> {
  const first = `/api/carril/${carril_id}/events?page_size=${DEEP_PAGE_SIZE}`;
  const pages = Math.min(DEEPEST_PAGE, Math.floor(entries / DEEP_PAGE_SIZE / 2));
  let path = first;
  for (let page = 1; page <= pages; page++) {
    const { cursor } = (await (await fetch(`${origin}${path}`)).json()) as { cursor: string | null };
    if (cursor === null) throw new Error(`carril ${carril_id} ends at page ${page}`);
    path = `${first}&page=${page + 1}&cursor=${cursor}`;
  }
  return path;
}

export async function listSurfaces(services: Services, origin: string): Promise<Surface[]> {
  const carriles = await query<CarrilSize>(services, LIST_CARRILES);
  const events = await query<{ id: number }>(services, LIST_EVENTS, [EVENTS]);
  const [largest] = carriles;
  if (largest === undefined) throw new Error('there is no carril of events');
  const searches = WORDS.map((words) => `/api/eventos/search?idioma=es&q=${encodeURIComponent(words)}`);
  const of = (name: string, paths: readonly string[], mustNotGrow: boolean) => ({ name, paths, mustNotGrow });
  return [
    of('home', ['/'], true),
    of(
      'carril page',
      carriles.map(({ carril_id }) => `/api/carril/${carril_id}/events`),
      true,
    ),
    of('deep carril page', [await walkToTheMiddle(origin, largest)], false),
    of(
      'event',
      events.map(({ id }) => `/api/modal_eventos/${id}`),
      true,
    ),
    of(
      'articles of an event',
      events.map(({ id }) => `/api/modal_eventos_articulos/${id}`),
      false,
    ),
    of('search', searches, false),
  ];
}
