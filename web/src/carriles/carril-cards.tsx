import { ArticleCard } from '../articles/article-card.tsx';
import { EventCard } from '../events/event-card.tsx';
import { useReadEvents } from '../events/read-events.ts';
import { usePage } from '../platform/page.ts';
import { useTranslation } from '../platform/translation.tsx';
import type { CarrilCards } from './carril-content.ts';

interface CarrilCardItemsProps {
  readonly cards: CarrilCards;
  /** One below the heading they stand under. */
  readonly heading: 'h2' | 'h3';
}

/** The cards of a row or a grid, as list items. */
export function CarrilCardItems({ cards, heading }: CarrilCardItemsProps) {
  const { t } = useTranslation();
  const { idioma } = usePage();
  const read = useReadEvents();
  return cards.tipo === 'eventos'
    ? cards.eventos.map((event) => (
        <li key={event.evento_id}>
          <EventCard event={event} idioma={idioma} t={t} heading={heading} read={read.has(event.evento_id)} />
        </li>
      ))
    : cards.articulos.map((article) => (
        <li key={article.articulo_id}>
          <ArticleCard article={article} idioma={idioma} t={t} heading={heading} />
        </li>
      ));
}
