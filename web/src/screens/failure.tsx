import { isRouteErrorResponse, useLocation } from 'react-router';
import { ApiError } from '../platform/api-error.ts';
import { useTranslation } from '../platform/translation.tsx';
import { MessagePage } from '../ui/message-page.tsx';
import { PageHead } from '../ui/page-head.tsx';
import { NotFound } from './not-found.tsx';
import { useFocusOnFailure } from './use-focus-on-navigation.ts';

/** Whatever went wrong and nobody nearer knew how to mend. */
export function Failure({ error }: { error: unknown }) {
  const { t } = useTranslation();
  const { pathname, search } = useLocation();
  useFocusOnFailure();
  if (isRouteErrorResponse(error) && error.status === 404) return <NotFound />;
  const offline = error instanceof ApiError && (error.code === 'unreachable' || error.code === 'timeout');
  const title = t(offline ? 'failure.offlineTitle' : 'failure.title');
  const text = t(offline ? 'failure.offlineText' : 'failure.text');
  return (
    <>
      <PageHead title={title} description={text} path="/" index={false} />
      <MessagePage title={title} text={text}>
        <button type="button" className="button primary needs-script" onClick={() => location.reload()}>
          {t('site.retry')}
        </button>
        <a className="button primary without-script" href={pathname + search}>
          {t('site.retry')}
        </a>
      </MessagePage>
    </>
  );
}
