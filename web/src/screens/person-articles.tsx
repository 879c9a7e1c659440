import { useCallback } from 'react';
import { ArticleCard } from '../articles/article-card.tsx';
import { browserApi } from '../platform/api.ts';
import { pageIdioma } from '../platform/language.ts';
import { usePage } from '../platform/page.ts';
import { useTranslation } from '../platform/translation.tsx';
import { useEntryState } from '../platform/use-entry-state.ts';
import { type ListPage, usePages } from '../platform/use-pages.ts';
import { MoreButton } from '../ui/more-button.tsx';
import { EmptyNotice, ErrorNotice } from '../ui/notice.tsx';
import type { PersonData } from './person.load.ts';

type Reply = NonNullable<PersonData['articles']>;
const toPage = ({ articulos: items, has_more, cursor }: Reply): ListPage<Reply['articulos'][number]> => ({
  items,
  has_more,
  cursor,
});

/** What a person has published here: its first page with the page, the others when they are asked for. */
export function PersonArticles({ person }: { person: PersonData }) {
  const { profile, articles, text } = person;
  const { t } = useTranslation();
  const { idioma, idioma_in_url: idiomaInUrl } = usePage();
  const pages = usePages(
    useCallback(
      async (cursor: string | undefined) => {
        const question = { idioma: pageIdioma(), cursor };
        const reply = await browserApi('listPersonArticles', { usuario_id: profile.usuario_id }, question);
        return toPage(reply);
      },
      [profile.usuario_id],
    ),
    ...useEntryState('articles', articles ? toPage(articles) : undefined),
  );
  const { items } = pages;
  if (items === null) return <ErrorNotice text={t('carriles.articlesError')} onRetry={pages.retry} />;
  if (items?.length === 0) return <EmptyNotice text={text.person.noArticles} />;
  return (
    <>
      <ul className="card-grid">
        {items?.map((article) => (
          <li key={article.articulo_id}>
            <ArticleCard article={article} idioma={idioma} idiomaInUrl={idiomaInUrl} t={t} heading="h3" />
          </li>
        ))}
      </ul>
      <MoreButton pages={pages} />
    </>
  );
}
