import { PERSON_HERE } from '../../accounts/user.repository.ts';
import type { Queryable } from '../../platform/database.ts';
import { DomainError } from '../../platform/errors.ts';
import { isBought } from './revision.repository.ts';

export interface StoredImageRow {
  readonly imagen_id: string;
  readonly width: number;
  readonly height: number;
  readonly bytes: number;
}

const ADD = {
  name: 'article-image-add',
  text: `with person as (${PERSON_HERE}),
    added as (insert into article_images (imagen_id, usuario_id, width, height, bytes)
      select $2, id, $3::int, $4::int, $5::int from person on conflict do nothing)
    select id from person`,
};
export async function addImage(db: Queryable, usuario_id: number, image: StoredImageRow): Promise<void> {
  const { imagen_id, width, height, bytes } = image;
  const here = await db.query(ADD, [usuario_id, imagen_id, width, height, bytes]);
  if (here.length === 0) throw new DomainError('unauthenticated');
}

const TOTAL = {
  name: 'article-images-total',
  text: 'select coalesce(sum(bytes), 0)::float8 as bytes from article_images where usuario_id = $1',
};
export const sumImages = async (db: Queryable, usuario_id: number): Promise<number> =>
  (await db.query<{ bytes: number }>(TOTAL, [usuario_id]))[0]?.bytes ?? 0;

const KNOWN = { name: 'article-image-known', text: 'select from article_images where imagen_id = $1 limit 1' };
/** Whether anybody has stored it. */
export const isImageKnown = async (db: Queryable, imagen_id: string): Promise<boolean> =>
  (await db.query(KNOWN, [imagen_id])).length > 0;

const LIST = {
  name: 'article-images-of-person',
  text: 'select imagen_id from article_images where usuario_id = $1 order by created_on, imagen_id',
};
/** All that somebody has stored. */
export const listImages = (db: Queryable, usuario_id: number): Promise<{ imagen_id: string }[]> =>
  db.query<{ imagen_id: string }>(LIST, [usuario_id]);

const FORGET = {
  name: 'article-images-forget',
  text: `with kept as materialized (
      select body::text as words from published_articles where articulo_id = any($2::bigint[])
      union all select body::text from article_revisions r where articulo_id = any($2::bigint[]) and ${isBought('r')}),
    gone as (delete from article_images i where usuario_id = $1 and not exists (
      select from kept where words like '%' || i.imagen_id || '%')
    returning imagen_id)
    select imagen_id from gone where not exists (
      select from article_images o where o.imagen_id = gone.imagen_id and o.usuario_id <> $1)`,
};
/** But for those in articles that are kept; returns those that nobody else has stored. */
export const forgetImages = (
  db: Queryable,
  usuario_id: number,
  kept: readonly number[],
): Promise<{ imagen_id: string }[]> => db.query<{ imagen_id: string }>(FORGET, [usuario_id, kept]);
