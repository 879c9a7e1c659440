import '../ui/styles/own-articles.css';
import { PenLine } from 'lucide-react';
import { use, useCallback, useRef } from 'react';
import type { PanelProps } from '../accounts/zone/panel.ts';
import { ZoneSkeleton } from '../accounts/zone/zone-skeleton.tsx';
import { loadOwnArticlesText } from '../locales/own-articles.ts';
import { NEW_ARTICLE } from '../platform/address.ts';
import { pageIdioma } from '../platform/language.ts';
import { usePages } from '../platform/use-pages.ts';
import { EmptyNotice, ErrorNotice } from '../ui/notice.tsx';
import { PageLink } from '../ui/page-link.tsx';
import { callArticles } from './article-calls.ts';
import { OwnArticleRow } from './own-article-row.tsx';

/** What one has written oneself, the last changed first. */
export function OwnArticlesPanel({ text: zone }: PanelProps) {
  const text = use(loadOwnArticlesText(pageIdioma()));
  const place = useRef<HTMLDivElement>(null);
  const { items, setItems, retry } = usePages(
    useCallback(async () => {
      const { articles } = await callArticles('listOwnArticles');
      return { items: articles, has_more: false, cursor: null };
    }, []),
  );
  if (items === undefined) return <ZoneSkeleton />;
  if (items === null) return <ErrorNotice text={text.failed} onRetry={retry} />;
  const create = (
    <PageLink className="button primary" to={NEW_ARTICLE}>
      <PenLine className="icon" aria-hidden="true" />
      {text.create}
    </PageLink>
  );
  if (items.length === 0) return <EmptyNotice text={text.empty}>{create}</EmptyNotice>;
  return (
    <div ref={place} className="own-articles">
      {create}
      <ul>
        {items.map((article) => (
          <OwnArticleRow
            key={article.articulo_id}
            article={article}
            text={text}
            zone={zone}
            onRemoved={() => {
              setItems((known) => known.filter(({ articulo_id }) => articulo_id !== article.articulo_id));
              place.current?.querySelector('a')?.focus();
            }}
          />
        ))}
      </ul>
    </div>
  );
}
