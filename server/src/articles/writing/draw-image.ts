import { IMAGE_SIDE_MAX } from '@poliedro/contracts/article-body/limits';
import { drawPicture } from '../../platform/draw-picture.ts';
import { PICTURE_KINDS } from '../../platform/picture-kind.ts';

/** Twice the width of the text: sharp on every screen. */
const WIDTH = 1600;
const SECONDS = 8;

export interface DrawnImage {
  readonly bytes: Buffer;
  readonly width: number;
  readonly height: number;
}

/** Of a size that an article can show. */
export async function drawImage(usuario_id: number, given: Buffer): Promise<DrawnImage> {
  const { data, info } = await drawPicture(given, {
    usuario_id,
    kinds: PICTURE_KINDS,
    seconds: SECONDS,
    unreadable: 'image_unreadable',
    shape: (picture) => picture.resize(WIDTH, IMAGE_SIDE_MAX, { fit: 'inside', withoutEnlargement: true }),
  });
  return { bytes: data, width: info.width, height: info.height };
}
