import { type Clock, systemClock } from '../../platform/clock.ts';
import { type Database, isTaken } from '../../platform/database.ts';
import { reasonOf } from '../../platform/reason-of.ts';
import type { FetchAnswer } from '../../platform/safe-fetch/safe-fetch.ts';
import { decodeFeed } from '../text/decode-text.ts';
import type { Visitor } from '../visit/visitor.ts';
import {
  type ClaimedFeed,
  claimFeed,
  deferPoll,
  type FeedAnswer,
  finishPoll,
  moveFeed,
  rememberAnswer,
} from './feed.repository.ts';
import { addFoundArticles } from './found-article.repository.ts';
import { freshSeconds } from './fresh-seconds.ts';
import { findLink } from './link-header.ts';
import { type Feed, type FeedItem, parseFeed } from './parse-feed.ts';
import { planPoll } from './poll-schedule.ts';

export interface PollTools {
  readonly db: Database;
  readonly visitor: Visitor;
  readonly clock?: Clock;
  /** From 0 to 1. */
  readonly random?: () => number;
}

const DAY_MS = 86_400_000;
const NOT_MODIFIED = 304;
const LONGEST_FAULT = 200;

const conditionsOf = ({ etag, last_modified }: ClaimedFeed): Record<string, string> => ({
  ...(etag !== null && { 'if-none-match': etag }),
  ...(last_modified !== null && { 'if-modified-since': last_modified }),
});

/** What is new at a feed, or why that cannot be known. */
type News =
  | { readonly kind: 'none'; readonly answer: FetchAnswer }
  | { readonly kind: 'feed'; readonly answer: FetchAnswer; readonly feed: Feed }
  | { readonly kind: 'fault'; readonly fault: string };

function readNews(answer: FetchAnswer, now: number): News {
  if (answer.status === NOT_MODIFIED) return { kind: 'none', answer };
  if (answer.status !== 200) return { kind: 'fault', fault: `status ${answer.status}` };
  const reading = parseFeed(decodeFeed(answer.body, answer.headers['content-type']), { url: answer.url, now });
  return reading.ok ? { kind: 'feed', answer, feed: reading.feed } : { kind: 'fault', fault: reading.reason };
}

/** What half a feed says of its age would hide the other half. */
function selfDescription({ headers, url }: FetchAnswer, feed: Feed): FeedAnswer {
  const whole = feed.complete && feed.items.length > 0;
  const hub = findLink(headers.link, 'hub', url) ?? feed.hub;
  return {
    etag: whole ? headers.etag : undefined,
    last_modified: whole ? headers['last-modified'] : undefined,
    hub,
    topic: hub === undefined ? undefined : (findLink(headers.link, 'self', url) ?? feed.self ?? url),
  };
}

const countRecent = (items: readonly FeedItem[], now: number) =>
  items.filter(({ published_on }) => published_on !== undefined && published_on.getTime() > now - DAY_MS).length;

/**
 * Asks a feed whose time has come for news and writes down what it has, with when to ask again, or nothing of both.
 * Answers the articles found. Safe to run twice and by two processes at once.
 */
export async function pollFeed(tools: PollTools, feed_id: number): Promise<number[]> {
  const { db, visitor, clock = systemClock, random = Math.random } = tools;
  const claimed = await claimFeed(db, feed_id);
  if (claimed === undefined) return [];
  const outcome = await visitor.visit({ url: claimed.url, what: 'feed', headers: conditionsOf(claimed) });
  if (outcome.kind === 'later') {
    await deferPoll(db, claimed, outcome.at);
    return [];
  }
  const now = clock();
  const fail = async (fault: string) => {
    const plan = planPoll(claimed, { kind: 'failed' }, now, random);
    await finishPoll(db, claimed, { ...plan, fault: fault.slice(0, LONGEST_FAULT), changed: false });
    return [];
  };
  if (outcome.kind === 'refused') return fail(`${outcome.why}: ${outcome.detail}`);
  try {
    const news = readNews(outcome, now);
    return news.kind === 'fault' ? await fail(news.fault) : await storeNews(tools, claimed, news, now);
  } catch (error) {
    // What the feed has made us fall over is not asked for every minute; a database that is away is not its fault.
    await fail(`unreadable: ${reasonOf(error)}`).catch(() => {});
    throw error;
  }
}

async function storeNews(
  { db, random = Math.random }: PollTools,
  claimed: ClaimedFeed,
  news: Exclude<News, { kind: 'fault' }>,
  now: number,
): Promise<number[]> {
  const { feed_id } = claimed;
  const feed = news.kind === 'feed' ? news.feed : undefined;
  const found = await db.transaction(async (transaction) => {
    const ids = await addFoundArticles(transaction, claimed, feed?.items ?? []);
    const times = {
      ttlSeconds: feed?.ttlMinutes === undefined ? undefined : feed.ttlMinutes * 60,
      freshSeconds: freshSeconds(news.answer.headers),
    };
    const recent = countRecent(feed?.items ?? [], now);
    const plan = planPoll(claimed, { kind: 'answered', found: ids.length, recent, ...times }, now, random);
    await finishPoll(transaction, claimed, { ...plan, fault: null, changed: ids.length > 0 });
    if (feed !== undefined) await rememberAnswer(transaction, feed_id, selfDescription(news.answer, feed));
    return ids;
  });
  if (feed !== undefined && news.answer.movedTo !== undefined) await followMove(db, feed_id, news.answer.movedTo);
  return found;
}

async function followMove(db: Database, feed_id: number, url: string): Promise<void> {
  try {
    await moveFeed(db, feed_id, url);
  } catch (error) {
    // Another feed has moved there in this moment.
    if (!isTaken(error)) throw error;
  }
}
