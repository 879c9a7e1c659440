import sharp from 'sharp';
import { DomainError } from '../platform/errors.ts';

const EDGE = 512;
/** More than any phone takes; a small file that unpacks to more is meant to hurt. */
const MOST_PIXELS = 100_000_000;
const SECONDS = 5;

const startsWith = (bytes: Buffer, at: number, text: string) => bytes.toString('latin1', at, at + text.length) === text;

/** By their first bytes, whatever the sender says: the decoder reads much more than photos, drawings with links among it. */
function isPhoto(bytes: Buffer): boolean {
  return (
    startsWith(bytes, 0, '\xff\xd8\xff') ||
    startsWith(bytes, 0, '\x89PNG\r\n\x1a\n') ||
    (startsWith(bytes, 0, 'RIFF') && startsWith(bytes, 8, 'WEBP')) ||
    /^ftyp(avif|avis|mif1|miaf)/.test(bytes.toString('latin1', 4, 12))
  );
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
