import type { User } from '@poliedro/contracts/accounts';
import type { Idioma } from '@poliedro/contracts/language';
import type { Bio, Profile } from '@poliedro/contracts/profiles';
import { updateUser } from '../accounts/user.repository.ts';
import { type Database, isTaken, refersToNothing } from '../platform/database.ts';
import { DomainError } from '../platform/errors.ts';
import { getLatestApplication } from './application.repository.ts';
import { type BioChange, getStoredBio, storeBio } from './bio.repository.ts';
import { findAccountDetails } from './profile.repository.ts';

export interface ProfileService {
  get(user: User): Promise<Profile>;
  update(user: User, change: { alias?: string | undefined; idioma?: Idioma | undefined }): Promise<User>;
  updateBio(user: User, bio: BioChange): Promise<Bio>;
}

export function createProfileService(db: Database): ProfileService {
  return {
    async get(user) {
      const [details, bio, solicitud] = await Promise.all([
        findAccountDetails(db, user.id),
        getStoredBio(db, user.id),
        getLatestApplication(db, user.id),
      ]);
      if (details === undefined) throw new DomainError('usuario_not_found');
      return { ...user, ...details, solicitud, bio: { ...bio, bio_foto_url: user.bio_foto_url } };
    },

    async update(user, change) {
      try {
        return { ...user, ...(await updateUser(db, user.id, change)) };
      } catch (error) {
        if (isTaken(error)) throw new DomainError('alias_taken');
        throw error;
      }
    },

    async updateBio(user, change) {
      try {
        const bio = await db.transaction(async (transaction) => {
          await storeBio(transaction, user.id, change);
          return getStoredBio(transaction, user.id);
        });
        return { ...bio, bio_foto_url: user.bio_foto_url };
      } catch (error) {
        if (refersToNothing(error)) throw new DomainError('unknown_category');
        throw error;
      }
    },
  };
}
