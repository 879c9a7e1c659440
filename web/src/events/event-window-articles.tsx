import { useCallback } from 'react';
import { ArticleCardSkeleton } from '../articles/article-card-skeleton.tsx';
import { useTranslation } from '../platform/translation.tsx';
import { useLoading } from '../platform/use-loading.ts';
import { ErrorNotice } from '../ui/notice.tsx';
import { EventArticles } from './event-articles.tsx';
import { EventSection } from './event-section.tsx';
import { loadEventArticles } from './event-store.ts';

/** The articles come in their own call: the rest of the window does not wait for them, nor falls with them. */
export function EventWindowArticles({ evento_id }: { evento_id: number }) {
  const { t } = useTranslation();
  const loading = useLoading(useCallback(() => loadEventArticles(evento_id), [evento_id]));
  if (loading.status === 'ready') return <EventArticles articulos={loading.value} level={3} />;
  return (
    <EventSection title={t('event.articles')} level={3}>
      {loading.status === 'failed' ? (
        <ErrorNotice text={t('event.articlesError')} onRetry={loading.retry} />
      ) : (
        <div className="article-list" aria-busy="true">
          <ArticleCardSkeleton />
          <ArticleCardSkeleton />
          <ArticleCardSkeleton />
        </div>
      )}
    </EventSection>
  );
}
