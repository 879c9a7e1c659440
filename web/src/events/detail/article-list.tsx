import type { ArticleCard } from '@poliedro/contracts/articles';
import { EVENT_ARTICLES_MOST } from '@poliedro/contracts/event-articles';
import { useMemo, useRef, useState } from 'react';
import { usePage } from '../../platform/page.ts';
import { useTranslation } from '../../platform/translation.tsx';
import { EmptyNotice } from '../../ui/notice.tsx';
import { badgesOf } from './article-badges.ts';
import { ArticleFilters } from './article-filters.tsx';
import { ArticleItem } from './article-item.tsx';
import { BadgeLegend } from './badge-legend.tsx';
import { useBadgeTooltip } from './badge-tooltip.tsx';
import { useEventText } from './event-text.tsx';
import { useEventView, useHeadings } from './event-view.ts';
import { filterArticles, isFiltered, NO_WISHES } from './filter-articles.ts';
import { useGrowing } from './use-growing.ts';

export function ArticleList({ articles }: { articles: readonly ArticleCard[] }) {
  const t = useEventText();
  const { t: site } = useTranslation();
  const { idioma, idioma_in_url } = usePage();
  const { whole, newArticles } = useEventView();
  const { part: heading } = useHeadings();
  const [wishes, setWishes] = useState(NO_WISHES);
  const matching = useMemo(() => filterArticles(articles, wishes), [articles, wishes]);
  const drawn = useGrowing(matching, whole);
  const kinds = useMemo(() => new Set(articles.flatMap(badgesOf)), [articles]);
  const { handlers, tooltip } = useBadgeTooltip();
  const filters = useRef<HTMLFieldSetElement>(null);
  /** Its button goes away with the filters; the keyboard goes on from them. */
  const clear = () => {
    setWishes({ ...NO_WISHES, sort: wishes.sort });
    filters.current?.querySelector('select')?.focus();
  };
  return (
    <>
      {whole ? null : <ArticleFilters ref={filters} articles={articles} wishes={wishes} onChange={setWishes} />}
      <div className="article-count">
        <p role="status">
          {isFiltered(wishes)
            ? t('articles.someShown', { shown: String(matching.length), all: String(articles.length) })
            : t('articles.shown', { count: articles.length })}
          {articles.length >= EVENT_ARTICLES_MOST && !isFiltered(wishes) ? ` · ${t('articles.onlyNewest')}` : null}
        </p>
        {isFiltered(wishes) && matching.length > 0 ? (
          <button type="button" className="text-link" onClick={clear}>
            {t('articles.clear')}
          </button>
        ) : null}
        <BadgeLegend kinds={kinds} />
      </div>
      {matching.length === 0 ? (
        <EmptyNotice text={t('articles.noMatch')}>
          <button type="button" className="button" onClick={clear}>
            {t('articles.clear')}
          </button>
        </EmptyNotice>
      ) : null}
      <ul className="article-list" {...handlers}>
        {matching.slice(0, drawn).map((article) => (
          <ArticleItem
            key={article.articulo_id}
            article={article}
            idioma={idioma}
            idiomaInUrl={idioma_in_url}
            t={t}
            site={site}
            heading={heading}
            isNew={newArticles.has(article.articulo_id)}
            whole={whole}
          />
        ))}
      </ul>
      {tooltip}
    </>
  );
}
