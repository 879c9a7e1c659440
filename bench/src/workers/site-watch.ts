import { setTimeout as delay } from 'node:timers/promises';
import { openSession, query } from '../site/database.ts';
import type { Services } from '../site/services.ts';

const LOOK_MS = 500;

/** When each was first there, as readers get it. */
export interface Seen {
  /** On the first page of a carril. */
  readonly events: Map<number, number>;
  readonly articles: Map<number, number>;
  /** Among the articles of an event that has been written, and of which event. */
  readonly inWindows: Map<number, { readonly evento_id: number; readonly at: number }>;
  /** Articles that the database has told of as part of a written event. */
  readonly told: Set<number>;
}

interface Carril {
  readonly carril_id: number;
  readonly tipo: 'banner' | 'eventos' | 'articulos';
}

interface Page {
  readonly eventos?: readonly { readonly evento_id: number }[];
  readonly articulos?: readonly { readonly articulo_id: number }[];
}

/** Which windows there are to look into; whether the article is in it, the window tells. */
const TOLD = `select x.evento_id::float8 as evento_id, x.articulo_id::float8 as articulo_id
  from event_articles x join events e using (evento_id)
  where x.articulo_id >= article_id_at($1) and x.desde_version <= e.version
    and exists (select from event_texts t where t.evento_id = x.evento_id)`;

export function watchSite(services: Services, origin: string) {
  const seen: Seen = { events: new Map(), articles: new Map(), inWindows: new Map(), told: new Set() };
  /** As somebody looks who has them open, whether there is news or not: what is kept for others is what they get. */
  const windows = new Set<number>();

  async function get<Answer>(path: string): Promise<Answer | undefined> {
    const answer = await fetch(`${origin}${path}`);
    if (answer.status === 404) return undefined;
    if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
    return (await answer.json()) as Answer;
  }

  async function lookAtCarriles(carriles: readonly Carril[]): Promise<void> {
    for (const { carril_id, tipo } of carriles) {
      if (tipo === 'banner') continue;
      const what = tipo === 'eventos' ? 'events' : 'articles';
      const page = await get<Page>(`/api/carril/${carril_id}/${what}?page_size=50`);
      const now = Date.now();
      for (const { evento_id } of page?.eventos ?? []) {
        if (!seen.events.has(evento_id)) seen.events.set(evento_id, now);
        windows.add(evento_id);
      }
      for (const { articulo_id } of page?.articulos ?? [])
        if (!seen.articles.has(articulo_id)) seen.articles.set(articulo_id, now);
    }
  }

  async function lookIntoWindows(told: readonly { evento_id: number; articulo_id: number }[]): Promise<void> {
    for (const { evento_id, articulo_id } of told) {
      windows.add(evento_id);
      seen.told.add(articulo_id);
    }
    for (const evento_id of windows) {
      const page = await get<Page>(`/api/modal_eventos_articulos/${evento_id}`);
      const at = Date.now();
      for (const { articulo_id } of page?.articulos ?? [])
        if (!seen.inWindows.has(articulo_id)) seen.inWindows.set(articulo_id, { evento_id, at });
    }
  }

  const listCarriles = async () => (await get<{ carriles: Carril[] }>('/api/carriles'))?.carriles ?? [];

  return {
    seen,
    async lookOnce(): Promise<void> {
      await lookAtCarriles(await listCarriles());
      await lookIntoWindows([]);
    },
    /** Until told to stop, at the carriles and into all windows that were on one, or have an article from then on. */
    async lookOn(since: Date, stop: AbortSignal): Promise<void> {
      const carriles = await listCarriles();
      const session = await openSession(services);
      try {
        for (; !stop.aborted; await delay(LOOK_MS)) {
          await lookAtCarriles(carriles);
          await lookIntoWindows((await session.query({ name: 'told', text: TOLD, values: [since] })).rows);
        }
      } finally {
        await session.end();
      }
    },
  };
}

/** Of those that were found since then: when the poll was that brought it. */
const FOUND = `select evento_id::float8 as evento_id, articulo_id::float8 as articulo_id,
    extract(epoch from article_stored_at(articulo_id))::float8 * 1000 as found
  from article_work left join event_articles using (articulo_id) where articulo_id >= article_id_at($1)`;

export interface Found {
  readonly evento_id: number | null;
  readonly articulo_id: number;
  readonly found: number;
}

export const listFound = (services: Services, since: Date) => query<Found>(services, FOUND, [since]);
