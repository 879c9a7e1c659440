import '../ui/styles/own-articles.css';
import { toCents, toEuros } from '@poliedro/contracts/money';
import type { OwnArticle } from '@poliedro/contracts/writing';
import { PenLine } from 'lucide-react';
import { use, useCallback, useRef } from 'react';
import type { PanelProps } from '../accounts/zone/panel.ts';
import { ZoneSkeleton } from '../accounts/zone/zone-skeleton.tsx';
import { loadOwnArticlesText } from '../locales/own-articles.ts';
import type { OwnArticlesText } from '../locales/own-articles-text.ts';
import { NEW_ARTICLE } from '../platform/address.ts';
import { pageIdioma } from '../platform/language.ts';
import { euros } from '../platform/money.ts';
import { usePage } from '../platform/page.ts';
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
      <div className="own-head">
        {create}
        <Earned articles={items} text={text} />
      </div>
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

/** The sum of what each has brought, where one has. */
function Earned({ articles, text }: { articles: readonly OwnArticle[]; text: OwnArticlesText }) {
  const { idioma } = usePage();
  const cents = articles.reduce((sum, { ingresos_euros }) => sum + toCents(ingresos_euros ?? 0), 0);
  if (cents === 0) return null;
  return (
    <p className="own-earned">
      <span>{text.earnedInAll}</span> <b>{euros(toEuros(cents), idioma)}</b>
      <PageLink className="text-link" to="/user#cobros" preventScrollReset>
        {text.payouts}
      </PageLink>
    </p>
  );
}
