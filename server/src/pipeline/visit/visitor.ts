import type { Redis } from 'ioredis';
import { type Clock, systemClock } from '../../platform/clock.ts';
import type { Queryable } from '../../platform/database.ts';
import { type FetchRoute, findRoute } from '../../platform/safe-fetch/fetch-routes.ts';
import type { FetchAnswer, SafeFetch } from '../../platform/safe-fetch/safe-fetch.ts';
import { createPace, type Turn } from './pace.ts';
import { createSites } from './sites.ts';
import { later, refuse, type Stop } from './stop.ts';
import { isFeedReserved, isPageReserved } from './tdm.ts';

export interface VisitRequest {
  readonly url: string;
  readonly what: 'feed' | 'page';
  readonly headers?: Readonly<Record<string, string>>;
}

export type VisitOutcome = FetchAnswer | Stop;

/** Asks newspapers for what they publish, as they want to be asked. */
export interface Visitor {
  visit(request: VisitRequest): Promise<VisitOutcome>;
}

interface VisitorTools {
  readonly safeFetch: SafeFetch;
  readonly db: Queryable;
  /** A connection that fails soon; without it nobody is visited. */
  readonly redis: Redis;
  /** Between the beginnings of two visits to a host. Below a second only for hosts of `routes`, which are our own. */
  readonly crawlDelayMs: number;
  readonly routes: readonly FetchRoute[];
  readonly clock?: Clock;
}

/** For a visit as a whole, with what is asked of its host first. */
const DEADLINE_MS = 15_000;
const TURNS_AT_A_TIME = 2;
/** Two files of a host, one after the other, or an answer with what its redirects wait for. */
const LONGEST_TURN_MS = 45_000;
const SHORTEST_DELAY_MS = 1000;
const LONGEST_HOST = 255;

const KINDS = {
  feed: {
    maxBytes: 5_000_000,
    accept:
      'application/rss+xml, application/atom+xml, application/feed+json, application/xml;q=0.9, text/xml;q=0.9, application/json;q=0.8, */*;q=0.5',
    isReserved: ({ headers }: FetchAnswer) => isFeedReserved(headers),
  },
  page: {
    maxBytes: 3_000_000,
    accept: 'text/html, application/xhtml+xml;q=0.9, */*;q=0.1',
    isReserved: ({ headers, body }: FetchAnswer) => isPageReserved(headers, body),
  },
};

/** One visit, over all its hops. */
interface UnderWay {
  readonly turns: Map<string, Turn>;
  /** How much of its time is left, in milliseconds. */
  left(): number;
  stop?: Stop | undefined;
  isOver: boolean;
}

export function createVisitor(tools: VisitorTools): Visitor {
  const { safeFetch, db, redis, crawlDelayMs, routes, clock = systemClock } = tools;
  const delayMsOf = ({ hostname }: URL) =>
    findRoute(hostname, routes) === undefined ? Math.max(crawlDelayMs, SHORTEST_DELAY_MS) : crawlDelayMs;
  const pace = createPace(redis, { turnsAtATime: TURNS_AT_A_TIME, longestTurnMs: LONGEST_TURN_MS });
  const sites = createSites({ db, safeFetch, pace, clock, delayMsOf });

  /** What speaks against going there; else the visit has a turn of its host. */
  async function enter(url: URL, visit: UnderWay): Promise<Stop | undefined> {
    const { host, protocol } = url;
    // Nothing is asked of these: the client below refuses them.
    if (protocol !== 'http:' && protocol !== 'https:') return undefined;
    if (host.length > LONGEST_HOST) return refuse('unreadable_address', 'the name of the host is too long');
    const site = await sites.get(url, visit.left);
    if ('kind' in site) return site;
    if (!site.robots.allows(url)) return refuse('robots', `robots.txt of ${host}`);
    if (site.reserves(url)) return refuse('tdm', `tdmrep.json of ${host}`);
    // Redirects within a host belong to the visit that has its turn.
    if (visit.turns.has(host)) return undefined;
    const turn = await pace.take(host, Math.max(delayMsOf(url), site.robots.crawlDelayMs));
    if ('inMs' in turn) return later(clock() + turn.inMs);
    visit.turns.set(host, turn);
    // The deadline does not wait for a turn.
    if (visit.isOver) await turn.end();
    return undefined;
  }

  async function follow(url: URL, { what, headers }: VisitRequest, visit: UnderWay): Promise<VisitOutcome> {
    const { maxBytes, accept, isReserved } = KINDS[what];
    const unwelcome = await enter(url, visit);
    if (unwelcome !== undefined) return unwelcome;
    const outcome = await safeFetch.fetch({
      url: url.href,
      headers: { accept, ...headers },
      maxBytes,
      deadlineMs: visit.left(),
      async mayVisit(hop) {
        visit.stop = await enter(hop, visit);
        return visit.stop?.kind;
      },
    });
    if (outcome.kind === 'refused') return outcome.why === 'not_allowed' && visit.stop ? visit.stop : outcome;
    const pause = await sites.heed(outcome);
    if (pause !== undefined) return pause;
    return isReserved(outcome) ? refuse('tdm', outcome.url) : outcome;
  }

  return {
    async visit(request) {
      const url = URL.parse(request.url);
      if (url === null) return refuse('unreadable_address', request.url);
      const end = performance.now() + DEADLINE_MS;
      const left = () => Math.max(Math.ceil(end - performance.now()), 1);
      const visit: UnderWay = { turns: new Map(), left, isOver: false };
      try {
        return await follow(url, request, visit);
      } finally {
        visit.isOver = true;
        await Promise.all([...visit.turns.values()].map((turn) => turn.end()));
      }
    },
  };
}
