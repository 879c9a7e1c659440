import type { ErrorCode } from '@poliedro/contracts/errors';
import sharp, { type Sharp } from 'sharp';
import { DomainError } from './errors.ts';
import { type PictureKind, pictureKind } from './picture-kind.ts';
import { createTurns } from './turns.ts';

/** More than phones take; a small file that unpacks to more is meant to hurt. */
const MOST_PIXELS = 70_000_000;
/** Of a picture that cannot be read line by line: up to eight bytes each lie in memory at once. */
const MOST_WHOLE_PIXELS = 25_000_000;

const MOST_WAITING = 20;
/** Of one person's, so that there is room for the others'. */
const MOST_EACH = 8;
/** One at a time, whoever sends them: a picture takes hundreds of megabytes, and threads that passwords wait for too. */
const inTurn = createTurns(1, MOST_WAITING);
const given = new Map<number, number>();

async function inTurnOf<Value>(usuario_id: number, work: () => Promise<Value>): Promise<Value> {
  const here = given.get(usuario_id) ?? 0;
  if (here >= MOST_EACH) throw new DomainError('unavailable', { why: 'too many of one person are waiting' });
  given.set(usuario_id, here + 1);
  try {
    return await inTurn(work);
  } finally {
    const left = (given.get(usuario_id) ?? 1) - 1;
    if (left > 0) given.set(usuario_id, left);
    else given.delete(usuario_id);
  }
}

interface Drawing {
  /** Whose it is. */
  readonly usuario_id: number;
  readonly kinds: readonly PictureKind[];
  readonly seconds: number;
  /** What it says where it is no such picture. */
  readonly unreadable: ErrorCode;
  readonly shape: (picture: Sharp) => Sharp;
}

async function isTooMuch(bytes: Buffer, kind: PictureKind): Promise<boolean> {
  const found = await sharp(bytes, { limitInputPixels: MOST_PIXELS }).metadata();
  const { width, height, isProgressive, orientation = 1 } = found;
  const byLine = !isProgressive && (kind === 'jpeg' || (kind === 'png' && orientation === 1));
  return width * height > (byLine ? MOST_PIXELS : MOST_WHOLE_PIXELS);
}

/** Made anew: upright, only its first picture, and nothing of what the file says beside the picture. */
export async function drawPicture(bytes: Buffer, { usuario_id, kinds, seconds, unreadable, shape }: Drawing) {
  const kind = pictureKind(bytes);
  if (kind === undefined || !kinds.includes(kind)) throw new DomainError(unreadable);
  return inTurnOf(usuario_id, async () => {
    try {
      if (await isTooMuch(bytes, kind)) throw new Error('it has too many pixels');
      return await shape(sharp(bytes, { limitInputPixels: MOST_PIXELS, pages: 1, autoOrient: true }))
        .webp({ quality: 82 })
        .timeout({ seconds })
        .toBuffer({ resolveWithObject: true });
    } catch (error) {
      throw new DomainError(unreadable, { reason: String(error) });
    }
  });
}
