import { useEffect, useRef } from 'react';
import { ApiError, isNotFound } from '../../platform/api-error.ts';
import { useTranslation } from '../../platform/translation.tsx';
import { useOnline } from '../../platform/use-online.ts';
import { EmptyNotice, ErrorNotice } from '../../ui/notice.tsx';
import { EventShownNoMore } from '../event-store.ts';
import { useEventText } from './event-text.tsx';
import { FormerEventLists } from './former-event.tsx';

interface WindowFailureProps {
  readonly error: unknown;
  readonly onRetry: () => void;
  readonly onClose: () => void;
}

/** Why there is no event here, and what to do; a lost connection tries again by itself when it is back. */
export function WindowFailure({ error, onRetry, onClose }: WindowFailureProps) {
  const t = useEventText();
  const { t: site } = useTranslation();
  const online = useOnline();
  const unreachable = error instanceof ApiError && error.code === 'unreachable';

  const wasOffline = useRef(false);
  useEffect(() => {
    if (unreachable && online && wasOffline.current) onRetry();
    wasOffline.current = !online;
  }, [unreachable, online, onRetry]);

  if (error instanceof EventShownNoMore) {
    return (
      <>
        <p className="former-text">{t('former.text')}</p>
        <FormerEventLists former={error.former} heading="h3" />
      </>
    );
  }
  if (isNotFound(error)) {
    return (
      <EmptyNotice text={t('window.notFoundText')}>
        <button type="button" className="button" onClick={onClose}>
          {site('site.close')}
        </button>
      </EmptyNotice>
    );
  }
  return <ErrorNotice text={unreachable ? site('failure.offlineText') : t('window.error')} onRetry={onRetry} />;
}

/** The page says it too, but under the window. */
export function WindowOffline() {
  const { t } = useTranslation();
  return useOnline() ? null : (
    <p className="window-offline" role="status">
      {t('site.offline')}
    </p>
  );
}
