import { strToU8, type Zippable, zipSync } from 'fflate';
import { type Addressee, getAddressee } from '../accounts/user.repository.ts';
import type { ObjectStorage } from '../adapters/object-storage/object-storage.ts';
import { listImages } from '../articles/writing/image.repository.ts';
import { imageKey } from '../articles/writing/image-key.ts';
import type { Queryable } from '../platform/database.ts';
import { EXPORT_PARTS } from './export-parts.ts';
import { EXPORT_WORDS } from './export-words.ts';
import { findPhotoKey } from './person-files.ts';

/** Everything kept about a person, as one file. */
export async function gatherExport(
  db: Queryable,
  storage: ObjectStorage,
  usuario_id: number,
): Promise<{ person: Addressee; zip: Uint8Array }> {
  const person = await getAddressee(db, usuario_id);
  const { file, text } = EXPORT_WORDS[person.idioma];
  const files: Zippable = { [file]: strToU8(text) };
  for (const part of EXPORT_PARTS) {
    const rows = await db.query(part.statement, [usuario_id]);
    files[part.file] = strToU8(`${JSON.stringify(rows, null, 2)}\n`);
  }
  const photoKey = await findPhotoKey(db, usuario_id);
  const photo = photoKey === undefined ? null : await storage.get(photoKey);
  if (photo !== null) files['foto.webp'] = [photo.bytes, { level: 0 }];
  for (const { imagen_id } of await listImages(db, usuario_id)) {
    const image = await storage.get(imageKey(imagen_id));
    if (image !== null) files[imageKey(imagen_id)] = [image.bytes, { level: 0 }];
  }
  return { person, zip: zipSync(files) };
}
