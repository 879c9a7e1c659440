import { holdActiveNewspaper } from '../../newspapers/newspaper-edit.repository.ts';
import type { Transaction } from '../../platform/database.ts';
import { findAddressOwners } from './address-owners.ts';
import { addressKey } from './clean-address.ts';
import type { FeedItem } from './parse-feed.ts';

// In the order of the addresses: two that find the same articles wait for each other, never both.
const CLAIM_ADDRESSES = {
  name: 'found-addresses-add',
  text: `insert into article_addresses (address, articulo_id)
    select address, next_article_id(now()) from unnest($1::bytea[]) as given (address)
    where not exists (select 1 from article_addresses known where known.address = given.address)
    order by address
    on conflict do nothing returning address, articulo_id::float8`,
};

const ADD_WORK = {
  name: 'found-articles-add',
  text: `insert into article_work
      (articulo_id, periodico_id, feed_id, url, titular, resumen, autor, published_on, texto, secciones, stage, due_on)
    select articulo_id, periodico_id, $1, url, titular, resumen, autor, published_on, texto, string_to_array(secciones, E'\\n'),
      'read', now()
    from unnest($2::bigint[], $3::int[], $4::text[], $5::text[], $6::text[], $7::text[], $8::timestamptz[], $9::text[],
        $10::text[])
      as found (articulo_id, periodico_id, url, titular, resumen, autor, published_on, texto, secciones)`,
};

/** Writes down those that nobody has found before, to be read; answers their ids. */
export async function addFoundArticles(
  transaction: Transaction,
  { feed_id, periodico_id }: { feed_id: number; periodico_id: number },
  items: readonly FeedItem[],
): Promise<number[]> {
  if (items.length === 0 || !(await holdActiveNewspaper(transaction, periodico_id))) return [];
  const byKey = new Map(items.map((item) => [addressKey(item.url).toString('hex'), item]));
  const keys = [...byKey.keys()].map((key) => Buffer.from(key, 'hex'));
  const claimed = await transaction.query<{ address: Buffer; articulo_id: number }>(CLAIM_ADDRESSES, [keys]);
  const found = claimed.flatMap(({ address, articulo_id }) => {
    const item = byKey.get(address.toString('hex'));
    return item === undefined ? [] : [{ articulo_id, item }];
  });
  const ids = found.map(({ articulo_id }) => articulo_id);
  if (ids.length === 0) return [];
  const column = <Value>(read: (item: FeedItem) => Value) => found.map(({ item }) => read(item));
  const urls = column(({ url }) => url);
  const ownerOf = await findAddressOwners(transaction, urls, periodico_id);
  await transaction.query(ADD_WORK, [
    feed_id,
    ids,
    urls.map(ownerOf),
    urls,
    column(({ titular }) => titular),
    column(({ resumen }) => resumen),
    column(({ autor }) => autor),
    column(({ published_on }) => published_on ?? null),
    column(({ texto }) => texto ?? null),
    column(({ secciones }) => secciones.join('\n')),
  ]);
  return ids;
}
