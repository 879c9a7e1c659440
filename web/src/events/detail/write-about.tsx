import { can } from '@poliedro/contracts/policy';
import { PenLine } from 'lucide-react';
import { useSession } from '../../accounts/browser-session.ts';
import { NEW_ARTICLE, withQuery } from '../../platform/address.ts';
import { PageLink } from '../../ui/page-link.tsx';
import { useEventText } from './event-text.tsx';
import { useEventView } from './event-view.ts';

/** To the editor with this event chosen, for those whose articles are published. */
export function WriteAbout() {
  const t = useEventText();
  const { event } = useEventView();
  const { user } = useSession();
  if (!can(user, 'author')) return null;
  return (
    <PageLink className="quiet-button" to={withQuery(NEW_ARTICLE, { evento: event.evento_id })}>
      <PenLine className="icon" aria-hidden="true" />
      {t('authors.write')}
    </PageLink>
  );
}
