import type { ArticleCard as Article } from '@poliedro/contracts/articles';
import { ArticleCard } from '../articles/article-card.tsx';
import { usePage } from '../platform/page.ts';
import { useTranslation } from '../platform/translation.tsx';
import { EmptyNotice } from '../ui/notice.tsx';
import { EventSection, type SectionLevel } from './event-section.tsx';

export function EventArticles({ articulos, level }: { articulos: readonly Article[]; level: SectionLevel }) {
  const { t } = useTranslation();
  const { idioma } = usePage();
  return (
    <EventSection title={t('event.articles')} level={level}>
      {articulos.length === 0 ? <EmptyNotice text={t('event.noArticles')} /> : null}
      <ul className="article-list">
        {articulos.map((article) => (
          <li key={article.articulo_id}>
            <ArticleCard article={article} idioma={idioma} t={t} heading={level === 2 ? 'h3' : 'h4'} />
          </li>
        ))}
      </ul>
    </EventSection>
  );
}
