import { getProfile, getPublicProfile, updateBio, updateProfile } from '@poliedro/contracts/profiles';
import { type PersonalRegistry, registerUserCall } from '../accounts/personal-calls.ts';
import { registerCall } from '../platform/calls.ts';
import type { Database } from '../platform/database.ts';
import { DomainError } from '../platform/errors.ts';
import { findPublicProfile } from './profile.repository.ts';
import type { ProfileService } from './profile.service.ts';

/** Never given stale: what somebody takes back of themselves is gone within these seconds. */
export const PROFILE_KEPT = { freshSeconds: 10, staleSeconds: 0 };

export function registerProfileRoutes(registry: PersonalRegistry, db: Database, profiles: ProfileService): void {
  registerUserCall(registry, getProfile, async ({ user }) => ({ user: await profiles.get(user) }));
  registerUserCall(registry, updateProfile, async ({ input, user }) => ({
    user: await profiles.update(user, input.body),
  }));
  registerUserCall(registry, updateBio, async ({ input, user }) => ({
    bio: await profiles.updateBio(user, input.body),
  }));
  registerCall(registry, getPublicProfile, PROFILE_KEPT, async ({ params, query }) => {
    const profile = await findPublicProfile(db, params.usuario_id, query.idioma);
    if (profile === undefined) throw new DomainError('usuario_not_found');
    return { profile };
  });
}
