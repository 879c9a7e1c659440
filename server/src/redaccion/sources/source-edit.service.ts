import type { User } from '@poliedro/contracts/accounts';
import {
  addNewspaper,
  type LockedNewspaper,
  lockNewspaper,
  type NewspaperFields,
  saveNewspaperFields,
  setNewspaperRead,
} from '../../newspapers/newspaper-edit.repository.ts';
import type { ReadNewspaper } from '../../newspapers/reading.repository.ts';
import {
  type FeedState,
  forgetFeed,
  lockFeed,
  lockFeedAt,
  saveFeedState,
} from '../../pipeline/discover/feed-edit.repository.ts';
import type { Transaction } from '../../platform/database.ts';
import { DomainError } from '../../platform/errors.ts';
import type { Journal, Undo, Undoing } from '../journal/journal.ts';

/** Refuses one that is not there, or was removed. */
export async function lockReadable(tx: Transaction, periodico_id: number): Promise<LockedNewspaper> {
  const newspaper = await lockNewspaper(tx, periodico_id);
  if (newspaper === undefined) throw new DomainError('not_found', { periodico_id });
  if (newspaper.removed) throw new DomainError('newspaper_removed', { periodico_id });
  return newspaper;
}

export function saveSource(journal: Journal, user: User, periodico_id: number, fields: NewspaperFields, note: string) {
  return journal.change(user, { kind: 'periodico.saved', note }, async (tx) => {
    const { fields: before } = await lockReadable(tx, periodico_id);
    await saveNewspaperFields(tx, periodico_id, fields);
    return { object_id: periodico_id, before, after: fields, answer: undefined };
  });
}

export function setSourceActive(journal: Journal, user: User, periodico_id: number, active: boolean, note: string) {
  return journal.change(user, { kind: 'periodico.active', note }, async (tx) => {
    const before = await lockReadable(tx, periodico_id);
    await setNewspaperRead(tx, periodico_id, active);
    return { object_id: periodico_id, before: { active: before.active }, after: { active }, answer: undefined };
  });
}

/** A feed that is there already, of whomever, is refused. */
async function addFeeds(tx: Transaction, periodico_id: number, urls: readonly string[]): Promise<void> {
  for (const url of urls) {
    if ((await lockFeedAt(tx, url)) !== undefined) throw new DomainError('feed_known', { url });
    await saveFeedState(tx, url, { periodico_id, active: true });
  }
}

export const addressOf = (url: string) => new URL(url).href;

export function addSource(
  journal: Journal,
  user: User,
  { feeds, ...newspaper }: ReadNewspaper & { readonly feeds: readonly string[] },
  note: string,
): Promise<number> {
  const urls = [...new Set(feeds.map(addressOf))];
  return journal.change(user, { kind: 'periodico.added', note }, async (tx) => {
    const periodico_id = await addNewspaper(tx, newspaper);
    if (periodico_id === undefined) throw new DomainError('newspaper_known', { dominio: newspaper.dominio });
    await addFeeds(tx, periodico_id, urls);
    return { object_id: periodico_id, after: { ...newspaper, feeds: urls }, answer: periodico_id };
  });
}

export function addSourceFeed(journal: Journal, user: User, periodico_id: number, url: string, note: string) {
  const address = addressOf(url);
  return journal.change(user, { kind: 'fuente.added', note }, async (tx) => {
    await lockReadable(tx, periodico_id);
    await addFeeds(tx, periodico_id, [address]);
    return { object_id: address, after: { periodico_id, active: true }, answer: undefined };
  });
}

async function lockReadableFeed(tx: Transaction, feed_id: number) {
  const feed = await lockFeed(tx, feed_id);
  if (feed === undefined) throw new DomainError('not_found', { feed_id });
  await lockReadable(tx, feed.periodico_id);
  return feed;
}

export function setFeedActive(journal: Journal, user: User, feed_id: number, active: boolean, note: string) {
  return journal.change(user, { kind: 'fuente.active', note }, async (tx) => {
    const { url, ...before } = await lockReadableFeed(tx, feed_id);
    const after = { ...before, active };
    await saveFeedState(tx, url, after);
    return { object_id: url, before, after, answer: undefined };
  });
}

export function deleteFeed(journal: Journal, user: User, feed_id: number) {
  return journal.change(user, { kind: 'fuente.removed' }, async (tx) => {
    const { url, ...before } = await lockReadableFeed(tx, feed_id);
    await forgetFeed(tx, url);
    return { object_id: url, before, answer: undefined };
  });
}

const NEWSPAPER: Undo = {
  read: async (tx, periodico_id) => (await lockReadable(tx, Number(periodico_id))).fields,
  write: (tx, periodico_id, state) => saveNewspaperFields(tx, Number(periodico_id), state as NewspaperFields),
};
const READING: Undo = {
  read: async (tx, periodico_id) => ({ active: (await lockReadable(tx, Number(periodico_id))).active }),
  write: (tx, periodico_id, state) => setNewspaperRead(tx, Number(periodico_id), (state as { active: boolean }).active),
};
const FEED: Undo = {
  read: (tx, url) => lockFeedAt(tx, url),
  async write(tx, url, state) {
    if (state === null) return forgetFeed(tx, url);
    const feed = state as FeedState;
    await lockReadable(tx, feed.periodico_id);
    await saveFeedState(tx, url, feed);
  },
};

export const SOURCE_UNDOING: Undoing = {
  'periodico.saved': NEWSPAPER,
  'periodico.active': READING,
  'fuente.added': FEED,
  'fuente.active': FEED,
  'fuente.removed': FEED,
};
