import { IMAGE_SIDE_MAX } from '@poliedro/contracts/article-body/limits';
import sharp from 'sharp';
import { DomainError } from '../../platform/errors.ts';
import { MOST_PIXELS, pictureKind } from '../../platform/picture-kind.ts';

/** Twice the width of the text: sharp on every screen. */
const WIDTH = 1600;
const SECONDS = 8;

export interface DrawnImage {
  readonly bytes: Buffer;
  readonly width: number;
  readonly height: number;
}

/** Made anew: upright, not too large, only its first picture, and nothing of what the file says beside the picture. */
export async function drawImage(given: Buffer): Promise<DrawnImage> {
  if (pictureKind(given) === undefined) throw new DomainError('image_unreadable');
  try {
    const { data, info } = await sharp(given, { limitInputPixels: MOST_PIXELS, pages: 1, autoOrient: true })
      .resize(WIDTH, IMAGE_SIDE_MAX, { fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 82 })
      .timeout({ seconds: SECONDS })
      .toBuffer({ resolveWithObject: true });
    return { bytes: data, width: info.width, height: info.height };
  } catch (error) {
    throw new DomainError('image_unreadable', { reason: String(error) });
  }
}
