import type { ArticleCard } from '@poliedro/contracts/articles';
import { ArticleCardSkeleton } from '../../articles/article-card-skeleton.tsx';
import type { Loading } from '../../platform/use-loading.ts';
import { EmptyNotice, ErrorNotice } from '../../ui/notice.tsx';
import { ArticleList } from './article-list.tsx';
import { EventSection } from './event-section.tsx';
import { useEventText } from './event-text.tsx';

/** The articles come in their own call: the rest of the window does not wait for them, nor falls with them. */
export function EventArticles({ articles }: { articles: Loading<readonly ArticleCard[]> }) {
  const t = useEventText();
  return (
    <EventSection name="articulos">
      {articles.status === 'failed' ? <ErrorNotice text={t('articles.error')} onRetry={articles.retry} /> : null}
      {articles.status === 'loading' ? (
        <div className="article-list" aria-busy="true">
          <ArticleCardSkeleton />
          <ArticleCardSkeleton />
          <ArticleCardSkeleton />
        </div>
      ) : null}
      {articles.status !== 'ready' ? null : articles.value.length === 0 ? (
        <EmptyNotice text={t('articles.none')} />
      ) : (
        <ArticleList articles={articles.value} />
      )}
    </EventSection>
  );
}
