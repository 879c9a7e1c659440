import { photoKey } from '../people/photo-key.ts';
import type { Queryable } from '../platform/database.ts';

const PHOTO = { name: 'person-photo', text: 'select bio_foto_url from users where id = $1' };
/** Where the storage has somebody's photo. */
export async function findPhotoKey(db: Queryable, usuario_id: number): Promise<string | undefined> {
  const [row] = await db.query<{ bio_foto_url: string | null }>(PHOTO, [usuario_id]);
  const url = row?.bio_foto_url ?? undefined;
  return url && photoKey(url);
}
