import { addFeed } from '../src/pipeline/discover/feed.repository.ts';
import { pollFeed } from '../src/pipeline/discover/poll-feed.ts';
import type { VisitOutcome, Visitor } from '../src/pipeline/visit/visitor.ts';
import type { Database } from '../src/platform/database.ts';
import type { FetchRoute, SafeFetch } from '../src/platform/safe-fetch/safe-fetch.ts';
import { openTestDatabase } from './database.ts';
import {
  type ArticleTruth,
  type PlayedNewspaper,
  startTestNewspapers,
  type TestNewspapers,
} from './newspapers-stand-in.ts';
import { openTestVisitor } from './visitor.ts';

export interface FoundArticle {
  readonly articulo_id: number;
  readonly feed_id: number;
  readonly url: string;
  readonly titular: string;
  readonly resumen: string;
  readonly autor: string;
  readonly published_on: Date | null;
  readonly texto: string | null;
}

export interface TestPolling {
  readonly safeFetch: SafeFetch;
  readonly visitor: Visitor;
  /** What all visits ended in. */
  readonly outcomes: readonly VisitOutcome[];
  addNewspaper(newspaper: PlayedNewspaper, url?: string): Promise<number>;
  /** Asks it now, whenever its time would be, and again until its host lets us in. */
  poll(feed_id: number): Promise<number[]>;
  listFound(feed_id: number): Promise<FoundArticle[]>;
  set(feed_id: number, assignments: string): Promise<void>;
  feed<Row extends object>(feed_id: number): Promise<Row>;
}

/** Spaces that do not break are spaces to us. */
export const plainSpaces = (text: string) => text.replace(/[^\S\n]+/g, ' ');

/** A feed has the newest thirty; those of a newspaper with AMP pages lead there. */
export function expectedOf({ host, layout }: PlayedNewspaper, truths: readonly ArticleTruth[]) {
  return truths
    .filter((truth) => truth.host === host)
    .sort((a, b) => b.published_at.localeCompare(a.published_at))
    .slice(0, 30)
    .map(({ url, title, author, published_at }) => ({
      url: layout === 'amp' ? url.replace(/(?<=\d)\//, '/amp/') : url,
      titular: plainSpaces(title),
      autor: author,
      published: published_at.slice(0, 19),
    }))
    .sort((a, b) => a.url.localeCompare(b.url));
}

const run = (db: Database, text: string, values: readonly unknown[]) => db.query<object>({ name: '', text }, values);

/** Feeds of played newspapers, asked over HTTP as the workers ask them. */
export async function openTestPolling(
  db: Database,
  newspapers: TestNewspapers,
  routes: readonly FetchRoute[] = [],
): Promise<TestPolling> {
  const polite = await openTestVisitor({ db, routes: [...routes, ...newspapers.routes] });
  const outcomes: VisitOutcome[] = [];
  const visitor: Visitor = {
    async visit(request) {
      const outcome = await polite.visit(request);
      outcomes.push(outcome);
      return outcome;
    },
  };
  const set = async (feed_id: number, assignments: string) => {
    await run(db, `update feeds set ${assignments} where feed_id = $1`, [feed_id]);
  };

  return {
    safeFetch: polite.safeFetch,
    visitor,
    outcomes,
    async addNewspaper({ host, name, country, language, feed_url }, url = feed_url) {
      const text = `insert into newspapers (dominio, nombre, pais_iso_code, idioma) values ($1, $2, $3, $4)
        on conflict (dominio) do update set nombre = excluded.nombre returning periodico_id`;
      const [row] = (await run(db, text, [host, name, country, language])) as { periodico_id: number }[];
      return addFeed(db, { periodico_id: row?.periodico_id ?? 0, url });
    },
    async poll(feed_id) {
      await set(feed_id, 'next_poll_on = now()');
      let visit: VisitOutcome | undefined;
      const noting: Visitor = {
        async visit(request) {
          visit = await visitor.visit(request);
          return visit;
        },
      };
      for (;;) {
        const found = await pollFeed({ db, visitor: noting }, feed_id);
        if (visit?.kind !== 'later' || visit.at.getTime() > Date.now() + 10_000) return found;
        await new Promise((resolve) => setTimeout(resolve, 200));
        await set(feed_id, 'next_poll_on = now()');
      }
    },
    async listFound(feed_id) {
      const text = `select articulo_id::float8, feed_id, url, titular, resumen, autor, published_on, texto
        from article_work work where feed_id = $1 order by work.articulo_id`;
      return (await run(db, text, [feed_id])) as FoundArticle[];
    },
    set,
    async feed<Row extends object>(feed_id: number) {
      const [row] = await run(db, 'select * from feeds where feed_id = $1', [feed_id]);
      if (row === undefined) throw new Error(`There is no feed ${feed_id}`);
      return row as Row;
    },
  };
}

/** With newspapers that stand still. */
export async function startPolling(articles?: number) {
  const db = await openTestDatabase('empty');
  const newspapers = await startTestNewspapers(articles === undefined ? {} : { articles });
  await newspapers.setClock({ speed: 0 });
  const polling = await openTestPolling(db, newspapers);
  const played = await newspapers.newspapers();
  const named = (host: string): PlayedNewspaper => {
    const found = played.find((one) => one.host === host);
    if (found === undefined) throw new Error(`Nobody plays ${host}`);
    return found;
  };
  return { db, newspapers, played, named, ...polling };
}
