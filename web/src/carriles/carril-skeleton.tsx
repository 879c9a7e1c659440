import type { Carril } from '@poliedro/contracts/carriles';
import { ArticleCardSkeleton } from '../articles/article-card-skeleton.tsx';
import { EventCardSkeleton } from '../events/event-card-skeleton.tsx';
import { useTranslation } from '../platform/translation.tsx';

const SHOWN = ['first', 'second', 'third', 'fourth', 'fifth'];

export function CarrilSkeleton({ tipo }: { tipo: Carril['tipo'] }) {
  const { t } = useTranslation();
  const Skeleton = tipo === 'articulos' ? ArticleCardSkeleton : EventCardSkeleton;
  return (
    <div className="row" aria-busy="true">
      <span className="sr-only">{t('site.loading')}</span>
      <ul aria-hidden="true">
        {SHOWN.map((place) => (
          <li key={place}>
            <Skeleton />
          </li>
        ))}
      </ul>
    </div>
  );
}
