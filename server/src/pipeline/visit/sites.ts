import { LRUCache } from 'lru-cache';
import type { Clock } from '../../platform/clock.ts';
import type { Queryable } from '../../platform/database.ts';
import { retryAfterMs } from '../../platform/retry-after.ts';
import type { FetchOutcome, SafeFetch } from '../../platform/safe-fetch/safe-fetch.ts';
import type { Pace } from './pace.ts';
import { holdsForMs, type Robots, readRobots } from './robots.ts';
import { findSite, pauseSite, type StoredSite, storeSite } from './site.repository.ts';
import { later, refuse, type Stop } from './stop.ts';
import { readTdmFile, TDM_FILE } from './tdm.ts';

/** What a host has told us about visits. */
export interface Site {
  readonly robots: Robots;
  reserves(url: URL): boolean;
}

type TimeLeft = () => number;

export interface Sites {
  /** As it was read last, or is read now, in the milliseconds left; or why the host cannot be visited at all. */
  get(url: URL, left: TimeLeft): Promise<Site | Stop>;
  /** Stays away from the host, if its answer asks for it. */
  heed(outcome: FetchOutcome): Promise<Stop | undefined>;
}

interface SitesTools {
  readonly db: Queryable;
  readonly safeFetch: SafeFetch;
  readonly pace: Pace;
  readonly clock: Clock;
  delayMsOf(url: URL): number;
}

interface KnownSite extends Site {
  readonly readable: boolean;
  readonly readAgainAt: number;
  readonly pausedUntil: number;
  readonly letters: number;
}

/** A host may ask for more; we look after a day. */
const LONGEST_PAUSE_MS = 24 * 3_600_000;
const FILE_BYTES = 500_000;
const TRY_AGAIN_MS = 5 * 60_000;
const KEPT_LETTERS = 64_000_000;
/** Then the database is asked again whether another process knows better. */
const KEPT_MS = 5 * 60_000;
/** The host, and not the address asked for, is at fault. */
const TROUBLES = new Set(['unreachable', 'too_slow', 'too_large', 'bad_encoding', 'headers_too_large']);

const isTroubled = (outcome: FetchOutcome) =>
  outcome.kind === 'refused' ? TROUBLES.has(outcome.why) : outcome.status >= 500 || outcome.status === 429;
const textOf = (outcome: FetchOutcome) =>
  outcome.kind === 'answer' && outcome.status === 200
    ? new TextDecoder().decode(outcome.body).replaceAll('\0', '')
    : '';

function understand({ robots, tdm, read_again_on, paused_until }: StoredSite): KnownSite {
  return {
    readable: robots !== null,
    robots: readRobots(robots ?? ''),
    reserves: (tdm === null ? undefined : readTdmFile(tdm)) ?? (() => false),
    readAgainAt: read_again_on.getTime(),
    pausedUntil: paused_until?.getTime() ?? 0,
    letters: 1000 + (robots?.length ?? 0) + (tdm?.length ?? 0),
  };
}

export function createSites({ db, safeFetch, pace, clock, delayMsOf }: SitesTools): Sites {
  const kept = new LRUCache<string, KnownSite>({
    maxSize: KEPT_LETTERS,
    sizeCalculation: ({ letters }) => letters,
    ttl: KEPT_MS,
  });
  const underWay = new Map<string, Promise<KnownSite | Stop>>();

  function keep(host: string, stored: StoredSite): KnownSite {
    const site = understand(stored);
    kept.set(host, site);
    return site;
  }

  const readFile = (url: URL, path: string, accept: string, left: TimeLeft) =>
    safeFetch.fetch({ url: new URL(path, url).href, headers: { accept }, maxBytes: FILE_BYTES, deadlineMs: left() });

  async function heed(outcome: FetchOutcome): Promise<Stop | undefined> {
    if (outcome.kind === 'refused' || (outcome.status !== 429 && outcome.status !== 503)) return undefined;
    const ms = Math.min(retryAfterMs(outcome.headers['retry-after'], clock()) ?? 0, LONGEST_PAUSE_MS);
    if (ms === 0) return undefined;
    const { host } = new URL(outcome.url);
    const until = new Date(clock() + ms);
    await pauseSite(db, host, until);
    // The other processes hear of it from there; without Redis nobody goes anywhere.
    await pace.pause(host, ms).catch(() => {});
    kept.delete(host);
    return later(until.getTime());
  }

  async function readReservation(url: URL, robots: Robots, before: string | null, left: TimeLeft) {
    // What was reserved stays reserved until we are told otherwise.
    if (!robots.allows(new URL(TDM_FILE, url))) return { tdm: before, isTold: true };
    const outcome = await readFile(url, TDM_FILE, 'application/json, */*;q=0.1', left);
    const stop = await heed(outcome);
    if (stop !== undefined) return stop;
    const text = textOf(outcome);
    if (isTroubled(outcome)) return { tdm: before, isTold: false };
    return { tdm: readTdmFile(text) === undefined ? null : text, isTold: true };
  }

  async function readAnew(url: URL, before: StoredSite | undefined, left: TimeLeft): Promise<KnownSite | Stop> {
    const { host } = url;
    const outcome = await readFile(url, '/robots.txt', 'text/plain, */*;q=0.1', left);
    const stop = await heed(outcome);
    if (stop !== undefined) return stop;
    if (isTroubled(outcome)) {
      const read_again_on = new Date(clock() + TRY_AGAIN_MS);
      keep(host, await storeSite(db, host, { robots: null, tdm: before?.tdm ?? null, read_again_on }));
      const answer = outcome.kind === 'refused' ? `${outcome.why}: ${outcome.detail}` : `status ${outcome.status}`;
      return refuse('unreachable', `robots.txt cannot be read (${answer})`);
    }
    // What robots.txt leads to too many times is taken for missing; any other refusal is about the host itself.
    if (outcome.kind === 'refused' && outcome.why !== 'too_many_redirects') return outcome;
    const text = textOf(outcome);
    const reservation = await readReservation(url, readRobots(text), before?.tdm ?? null, left);
    if ('kind' in reservation) return reservation;
    const holdsMs = holdsForMs(outcome.kind === 'answer' ? outcome.headers : {}, clock());
    // Whether anything is reserved is asked again soon where that could not be said.
    const read_again_on = new Date(clock() + (reservation.isTold ? holdsMs : Math.min(holdsMs, TRY_AGAIN_MS)));
    return keep(host, await storeSite(db, host, { robots: text, tdm: reservation.tdm, read_again_on }));
  }

  const isCurrent = (site: { readonly readAgainAt: number }) => clock() < site.readAgainAt;

  async function find(url: URL, left: TimeLeft): Promise<KnownSite | Stop> {
    const { host } = url;
    const stored = await findSite(db, host);
    const known = stored && keep(host, stored);
    if (known !== undefined && (isCurrent(known) || clock() < known.pausedUntil)) return known;
    const turn = await pace.take(host, Math.max(delayMsOf(url), known?.robots.crawlDelayMs ?? 0));
    if ('inMs' in turn) return later(clock() + turn.inMs);
    try {
      const meanwhile = await findSite(db, host);
      if (meanwhile !== undefined && clock() < meanwhile.read_again_on.getTime()) return keep(host, meanwhile);
      return await readAnew(url, meanwhile, left);
    } finally {
      await turn.end();
    }
  }

  /** Once for all who ask at the same time. */
  function findOnce(url: URL, left: TimeLeft): Promise<KnownSite | Stop> {
    const current = underWay.get(url.host);
    if (current !== undefined) return current;
    const finding = find(url, left).finally(() => underWay.delete(url.host));
    underWay.set(url.host, finding);
    return finding;
  }

  return {
    heed,
    async get(url, left) {
      const own = kept.get(url.host);
      const site = own !== undefined && isCurrent(own) ? own : await findOnce(url, left);
      if ('kind' in site) return site;
      if (clock() < site.pausedUntil) return later(site.pausedUntil);
      return site.readable ? site : later(site.readAgainAt);
    },
  };
}
