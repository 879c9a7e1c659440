import sharp from 'sharp';
import { DomainError } from '../platform/errors.ts';
import { MOST_PIXELS, pictureKind } from '../platform/picture-kind.ts';

const EDGE = 512;
const SECONDS = 5;

function isPhoto(bytes: Buffer): boolean {
  const kind = pictureKind(bytes);
  return kind !== undefined && kind !== 'gif';
}

/** Made anew: a square, upright, only its first picture, and nothing of what the file says beside the picture. */
export async function makePhoto(bytes: Buffer): Promise<Buffer> {
  if (!isPhoto(bytes)) throw new DomainError('photo_unreadable');
  try {
    return await sharp(bytes, { limitInputPixels: MOST_PIXELS, pages: 1, autoOrient: true })
      .resize(EDGE, EDGE, { fit: 'cover' })
      .webp({ quality: 82 })
      .timeout({ seconds: SECONDS })
      .toBuffer();
  } catch (error) {
    throw new DomainError('photo_unreadable', { reason: String(error) });
  }
}
