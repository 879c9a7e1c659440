import { useTranslation } from '../platform/translation.tsx';
import type { Pages } from '../platform/use-pages.ts';
import { ErrorNotice } from './notice.tsx';

/** The way on from what is shown of a list; nothing at its end. */
export function MoreButton({
  pages: { has_more, more, loadMore },
}: {
  pages: Pick<Pages<unknown>, 'has_more' | 'more' | 'loadMore'>;
}) {
  const { t } = useTranslation();
  if (!has_more) return null;
  if (more === 'failed') return <ErrorNotice text={t('results.loadMoreError')} onRetry={loadMore} />;
  return (
    <button type="button" className="button needs-script" aria-disabled={more === 'loading'} onClick={loadMore}>
      {t(more === 'loading' ? 'results.loadingMore' : 'results.loadMore')}
    </button>
  );
}
