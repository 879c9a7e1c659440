import type { RedaccionPeopleText } from '../../locales/redaccion-people-text.ts';
import type { RedaccionText } from '../../locales/redaccion-text.ts';

/** What everything about people is given. */
export interface PeopleProps {
  readonly text: RedaccionText;
  readonly own: RedaccionPeopleText;
}
