import { type Addressee, getAddressee } from '../accounts/user.repository.ts';
import type { ObjectStorage } from '../adapters/object-storage/object-storage.ts';
import { listImages } from '../articles/writing/image.repository.ts';
import { imageKey } from '../articles/writing/image-key.ts';
import type { Queryable } from '../platform/database.ts';
import { type ZipEntry, zipPieces } from '../platform/zip.ts';
import { EXPORT_PARTS } from './export-parts.ts';
import { writeRows } from './export-rows.repository.ts';
import { EXPORT_WORDS } from './export-words.ts';
import { findPhotoKey } from './person-files.ts';

async function* encode(texts: AsyncIterable<string>): AsyncGenerator<Uint8Array> {
  const encoder = new TextEncoder();
  for await (const text of texts) yield encoder.encode(text);
}

async function* listEntries(
  transaction: Queryable,
  storage: ObjectStorage,
  { id: usuario_id, idioma }: Addressee,
): AsyncGenerator<ZipEntry> {
  const { file, text } = EXPORT_WORDS[idioma];
  yield { name: file, pieces: [new TextEncoder().encode(text)] };
  for (const part of EXPORT_PARTS) {
    yield { name: part.file, pieces: encode(writeRows(transaction, part, usuario_id)) };
  }
  const photoKey = await findPhotoKey(transaction, usuario_id);
  const photo = photoKey === undefined ? null : await storage.get(photoKey);
  if (photo !== null) yield { name: 'foto.webp', pieces: [photo.bytes], isCompressed: true };
  for (const { imagen_id } of await listImages(transaction, usuario_id)) {
    const image = await storage.get(imageKey(imagen_id));
    if (image !== null) yield { name: imageKey(imagen_id), pieces: [image.bytes], isCompressed: true };
  }
}

/** Everything kept about a person, as one file, of which little is in memory at a time. */
export async function gatherExport(
  transaction: Queryable,
  storage: ObjectStorage,
  usuario_id: number,
): Promise<{ person: Addressee; pieces: AsyncIterable<Uint8Array> }> {
  const person = await getAddressee(transaction, usuario_id);
  return { person, pieces: zipPieces(listEntries(transaction, storage, person)) };
}
