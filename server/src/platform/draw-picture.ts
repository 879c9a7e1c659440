import type { ErrorCode } from '@poliedro/contracts/errors';
import sharp, { type Sharp } from 'sharp';
import { DomainError } from './errors.ts';
import { type PictureKind, pictureKind } from './picture-kind.ts';
import { createTurns } from './turns.ts';

/** More than phones take; a small file that unpacks to more is meant to hurt. */
const MOST_PIXELS = 64_000_000;
/** Of a picture that cannot be read line by line: up to eight bytes each lie in memory at once. */
const MOST_WHOLE_PIXELS = 25_000_000;

/** One at a time, whoever sends them: a picture takes hundreds of megabytes, and threads that passwords wait for too. */
const MOST_WAITING = 20;
const inTurn = createTurns(1, MOST_WAITING);

interface Drawing {
  readonly kinds: readonly PictureKind[];
  readonly seconds: number;
  /** What it says where it is no such picture. */
  readonly unreadable: ErrorCode;
  readonly shape: (picture: Sharp) => Sharp;
}

async function isTooMuch(given: Buffer, kind: PictureKind): Promise<boolean> {
  const found = await sharp(given, { limitInputPixels: MOST_PIXELS }).metadata();
  const { width, height, isProgressive = false, orientation = 1 } = found;
  const byLine = !isProgressive && (kind === 'jpeg' || (kind === 'png' && orientation === 1));
  return width * height > (byLine ? MOST_PIXELS : MOST_WHOLE_PIXELS);
}

/** Made anew: upright, only its first picture, and nothing of what the file says beside the picture. */
export async function drawPicture(given: Buffer, { kinds, seconds, unreadable, shape }: Drawing) {
  const kind = pictureKind(given);
  if (kind === undefined || !kinds.includes(kind)) throw new DomainError(unreadable);
  return inTurn(async () => {
    try {
      if (await isTooMuch(given, kind)) throw new Error('it has too many pixels');
      return await shape(sharp(given, { limitInputPixels: MOST_PIXELS, pages: 1, autoOrient: true }))
        .webp({ quality: 82 })
        .timeout({ seconds })
        .toBuffer({ resolveWithObject: true });
    } catch (error) {
      throw new DomainError(unreadable, { reason: String(error) });
    }
  });
}
