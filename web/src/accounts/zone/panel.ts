import type { Profile } from '@poliedro/contracts/profiles';
import type { UserText } from '../../locales/zone-text.ts';

/** What every part of the user zone is given. */
export interface PanelProps {
  readonly text: UserText;
  readonly profile: Profile;
  /** What has become different, as the server said. */
  readonly onChange: (changed: Partial<Profile>) => void;
}
