import { randomBytes } from 'node:crypto';
import type { User } from '@poliedro/contracts/accounts';
import type { Redis } from 'ioredis';
import { swapPhoto } from '../accounts/user.repository.ts';
import type { ObjectStorage } from '../adapters/object-storage/object-storage.ts';
import { type ActionLimit, createActionLimit } from '../platform/action-limit.ts';
import type { Database } from '../platform/database.ts';
import { DomainError } from '../platform/errors.ts';
import type { Logger } from '../platform/logger.ts';
import { photoKey } from './photo-key.ts';
import { makePhoto } from './photo-picture.ts';

export interface PhotoService {
  upload(user: User, bytes: Buffer): Promise<string>;
  remove(user: User): Promise<void>;
  /** Null where there is none of this name. */
  find(name: string): Promise<Buffer | null>;
}

export const PHOTO_TYPE = 'image/webp';
export const PHOTO_PREFIX = '/fotos/';
/** More than anybody tries on. */
const UPLOADS = [
  { points: 20, duration: 60 },
  { points: 100, duration: 86_400 },
];
export const createPhotoLimit = (redis: Redis, release: string): ActionLimit =>
  createActionLimit(redis, `${release}:photo`, UPLOADS);
const NAME = /^[A-Za-z0-9_-]{22}\.webp$/;

export interface PhotoParts {
  readonly db: Database;
  readonly storage: ObjectStorage;
  readonly log: Logger;
  readonly mayUpload: ActionLimit;
}

export function createPhotoService({ db, storage, log, mayUpload }: PhotoParts): PhotoService {
  /** The account has let go of it already: what cannot be deleted now is left to whoever reads the log. */
  async function forget(url: string | null): Promise<void> {
    if (url === null) return;
    await storage.delete(photoKey(url)).catch((error: Error) => {
      log.warn({ key: photoKey(url), reason: error.message }, 'a photo could not be deleted');
    });
  }

  return {
    async upload(user, bytes) {
      if (!(await mayUpload(user.id))) throw new DomainError('too_many_attempts');
      const photo = await makePhoto(user.id, bytes);
      // A name that says nothing of the person nor of the picture, and never the same twice.
      const url = `${PHOTO_PREFIX}${randomBytes(16).toString('base64url')}.webp`;
      await storage.put(photoKey(url), photo, PHOTO_TYPE);
      try {
        await forget(await swapPhoto(db, user.id, url));
      } catch (error) {
        await forget(url);
        throw error;
      }
      return url;
    },

    async remove(user) {
      await forget(await swapPhoto(db, user.id, null));
    },

    async find(name) {
      if (!NAME.test(name)) return null;
      return (await storage.get(photoKey(PHOTO_PREFIX + name)))?.bytes ?? null;
    },
  };
}
