import type { User } from '@poliedro/contracts/accounts';
import type { ListedSource } from '@poliedro/contracts/redaccion/source-discovery';
import { addNewspaper, type KnownDomain, listKnownDomains } from '../../newspapers/newspaper-edit.repository.ts';
import type { ReadNewspaper } from '../../newspapers/reading.repository.ts';
import { listKnownFeeds, saveFeedState } from '../../pipeline/discover/feed-edit.repository.ts';
import type { Database, Transaction } from '../../platform/database.ts';
import type { Journal } from '../journal/journal.ts';
import { readOpmlFile } from './opml.ts';
import { addressOf, lockReadable } from './source-edit.service.ts';

export const stateOf = (known: KnownDomain | undefined) =>
  known === undefined ? 'nuevo' : known.removed ? 'retirado' : 'conocido';

/** What a file would add: newspapers as they stand here, with those of their feeds that are not read yet. */
export async function previewOpml(db: Database, opml: string) {
  const { newspapers, unreadable } = readOpmlFile(opml);
  const domains = newspapers.map(({ dominio }) => dominio);
  const known = new Map((await listKnownDomains(db, domains)).map((one) => [one.dominio, one]));
  const read = new Set(
    await listKnownFeeds(
      db,
      newspapers.flatMap(({ feeds }) => feeds),
    ),
  );
  const periodicos = newspapers.map(
    (newspaper): ListedSource => ({
      ...newspaper,
      estado: stateOf(known.get(newspaper.dominio)),
      feeds: newspaper.feeds.filter((url) => !read.has(url)),
    }),
  );
  return { periodicos, sin_leer: unreadable };
}

type ToImport = ReadNewspaper & { readonly feeds: readonly string[] };

/** The newspaper that is there, or a new one; one that was removed is refused. */
async function takeNewspaper(tx: Transaction, newspaper: ToImport): Promise<{ id: number; isNew: boolean }> {
  const added = await addNewspaper(tx, newspaper);
  if (added !== undefined) return { id: added, isNew: true };
  const [known] = await listKnownDomains(tx, [newspaper.dominio]);
  const id = known?.periodico_id ?? 0;
  await lockReadable(tx, id);
  return { id, isNew: false };
}

export function importNewspapers(journal: Journal, user: User, list: readonly ToImport[], note: string) {
  return journal.change(user, { kind: 'periodico.imported', note }, async (tx) => {
    const after: { dominio: string; feeds: readonly string[] }[] = [];
    const answer = { periodicos: 0, feeds: 0 };
    for (const newspaper of list) {
      const { id, isNew } = await takeNewspaper(tx, newspaper);
      const urls = [...new Set(newspaper.feeds.map(addressOf))];
      const known = new Set(await listKnownFeeds(tx, urls));
      const feeds = urls.filter((url) => !known.has(url));
      for (const url of feeds) await saveFeedState(tx, url, { periodico_id: id, active: true });
      answer.periodicos += Number(isNew);
      answer.feeds += feeds.length;
      if (isNew || feeds.length > 0) after.push({ dominio: newspaper.dominio, feeds });
    }
    return { object_id: 'opml', after: after.length > 0 ? after : undefined, answer };
  });
}
