import type { FormerEvent } from '@poliedro/contracts/former-events';
import { type ReactNode, useId } from 'react';
import { ArticleCard } from '../../articles/article-card.tsx';
import { useCardMarks } from '../../interactions/card-marks.ts';
import { usePage } from '../../platform/page.ts';
import { useTranslation } from '../../platform/translation.tsx';
import { EventCard } from '../event-card.tsx';
import { useReadEvents } from '../read-events.ts';
import { useEventText } from './event-text.tsx';

interface FormerEventListsProps {
  readonly former: FormerEvent;
  /** One below the heading they stand under. */
  readonly heading: 'h2' | 'h3';
}

const BELOW = { h2: 'h3', h3: 'h4' } as const;

/** What is left of an event that is shown no more: the events that have its articles now, and these articles. */
export function FormerEventLists({ former: { eventos, articulos }, heading }: FormerEventListsProps) {
  const t = useEventText();
  const { t: site } = useTranslation();
  const { idioma, idioma_in_url: idiomaInUrl } = usePage();
  const read = useReadEvents();
  const marks = useCardMarks();
  const card = { idioma, idiomaInUrl, t: site, heading: BELOW[heading] };
  return (
    <>
      {eventos.length === 0 ? null : (
        <CardList title={t('former.events')} heading={heading}>
          {eventos.map((event) => (
            <li key={event.evento_id}>
              <EventCard
                {...card}
                event={event}
                read={read.has(event.evento_id) || marks.read.has(event.evento_id)}
                later={marks.later.has(event.evento_id)}
              />
            </li>
          ))}
        </CardList>
      )}
      <CardList title={t('former.articles')} heading={heading}>
        {articulos.map((article) => (
          <li key={article.articulo_id}>
            <ArticleCard {...card} article={article} />
          </li>
        ))}
      </CardList>
    </>
  );
}

interface CardListProps {
  readonly title: string;
  readonly heading: 'h2' | 'h3';
  readonly children: ReactNode;
}

function CardList({ title, heading: Heading, children }: CardListProps) {
  const id = useId();
  return (
    <section className="former-event" aria-labelledby={id}>
      <Heading id={id}>{title}</Heading>
      <ul className="article-list">{children}</ul>
    </section>
  );
}
