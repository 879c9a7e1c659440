import { drawPicture } from '../platform/draw-picture.ts';
import { PICTURE_KINDS } from '../platform/picture-kind.ts';

const EDGE = 512;
const SECONDS = 5;

/** A square. */
export async function makePhoto(usuario_id: number, bytes: Buffer): Promise<Buffer> {
  const { data } = await drawPicture(bytes, {
    usuario_id,
    kinds: PICTURE_KINDS.filter((kind) => kind !== 'gif'),
    seconds: SECONDS,
    unreadable: 'photo_unreadable',
    shape: (picture) => picture.resize(EDGE, EDGE, { fit: 'cover' }),
  });
  return data;
}
