import type { Bio, Profile } from '@poliedro/contracts/profiles';
import type { UserText } from '../../locales/zone-text.ts';

/** Of a bio, only what is different: its photo and its fields are sent apart, each in its own time. */
export type ProfileChange = Partial<Omit<Profile, 'bio'>> & { readonly bio?: Partial<Bio> };

/** What every part of the user zone is given. */
export interface PanelProps {
  readonly text: UserText;
  readonly profile: Profile;
  /** What has become different, as the server said. */
  readonly onChange: (changed: ProfileChange) => void;
}
