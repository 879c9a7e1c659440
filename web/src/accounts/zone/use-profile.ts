import type { User } from '@poliedro/contracts/accounts';
import type { Profile } from '@poliedro/contracts/profiles';
import { useEffect, useEffectEvent, useState } from 'react';
import { type Loading, useLoading } from '../../platform/use-loading.ts';
import { callAccount } from '../account-calls.ts';
import { checkSession, useSession } from '../browser-session.ts';
import type { ProfileChange } from './panel.ts';

const loadProfile = () => callAccount('getProfile').then(({ user }) => user);

function withChange<Known extends ProfileChange>(known: Known, changed: ProfileChange): Known {
  return { ...known, ...changed, bio: { ...known.bio, ...changed.bio } };
}

/**
 * One's own profile as the server knows it, with what has been changed here since; looked at again whenever its owner
 * comes back to this page. Should the server know more than the page (somebody has become an author, or has proved
 * their address elsewhere), the page asks again who is here.
 */
export function useProfile(): readonly [Loading<Profile>, (changed: ProfileChange) => void] {
  const { user } = useSession();
  const loading = useLoading(loadProfile);
  const [changes, setChanges] = useState<ProfileChange>({});
  const loaded = loading.status === 'ready' ? loading.value : undefined;

  const heed = useEffectEvent((profile: Profile) => {
    const names = Object.keys(user ?? {}) as (keyof User)[];
    if (names.some((name) => user?.[name] !== profile[name])) void checkSession();
  });

  useEffect(() => {
    if (!loaded) return;
    heed(loaded);
    async function look() {
      const fresh = await loadProfile().catch(() => undefined);
      if (!fresh) return;
      setChanges(fresh);
      heed(fresh);
    }
    const onReturn = () => {
      if (document.visibilityState === 'visible') void look();
    };
    document.addEventListener('visibilitychange', onReturn);
    return () => document.removeEventListener('visibilitychange', onReturn);
  }, [loaded]);

  const profile = loading.status === 'ready' ? { ...loading, value: withChange(loading.value, changes) } : loading;
  return [profile, (changed) => setChanges((known) => withChange(known, changed))];
}
