import { Suspense } from 'react';
import { ArticleCard } from '../articles/article-card.tsx';
import { EventCard } from '../events/event-card.tsx';
import { useReadEvents } from '../events/read-events.ts';
import { useCardMarks } from '../interactions/card-marks.ts';
import { usePage } from '../platform/page.ts';
import { useTranslation } from '../platform/translation.tsx';
import type { CarrilCards } from './carril-content.ts';

interface CarrilCardItemsProps {
  readonly cards: CarrilCards;
  /** One below the heading they stand under. */
  readonly heading: 'h2' | 'h3';
}

/** A page comes alive in small steps: a reader's first touch never waits for a whole row. */
const ALIVE_AT_ONCE = 5;

function inGroups<Item>(items: readonly Item[]): Item[][] {
  const groups: Item[][] = [];
  for (let start = 0; start < items.length; start += ALIVE_AT_ONCE)
    groups.push(items.slice(start, start + ALIVE_AT_ONCE));
  return groups;
}

/** The cards of a row or a grid, as list items. */
export function CarrilCardItems({ cards, heading }: CarrilCardItemsProps) {
  const { t } = useTranslation();
  const { idioma, idioma_in_url: idiomaInUrl } = usePage();
  const read = useReadEvents();
  const marks = useCardMarks();
  return cards.tipo === 'eventos'
    ? inGroups(cards.eventos).map((group) => (
        <Suspense key={group[0]?.evento_id}>
          {group.map((event) => (
            <li key={event.evento_id}>
              <EventCard
                event={event}
                idioma={idioma}
                idiomaInUrl={idiomaInUrl}
                t={t}
                heading={heading}
                read={read.has(event.evento_id) || marks.read.has(event.evento_id)}
                later={marks.later.has(event.evento_id)}
              />
            </li>
          ))}
        </Suspense>
      ))
    : inGroups(cards.articulos).map((group) => (
        <Suspense key={group[0]?.articulo_id}>
          {group.map((article) => (
            <li key={article.articulo_id}>
              <ArticleCard article={article} idioma={idioma} idiomaInUrl={idiomaInUrl} t={t} heading={heading} />
            </li>
          ))}
        </Suspense>
      ));
}
