import type { EventCard as EventCardData } from '@poliedro/contracts/events';
import type { Idioma } from '@poliedro/contracts/language';
import { memo, useId } from 'react';
import { eventAddress, withIdioma } from '../platform/address.ts';
import type { Translate } from '../platform/translate.ts';
import { Coverage } from './coverage.tsx';

interface EventCardProps {
  readonly event: EventCardData;
  /** The language of the page around it. */
  readonly idioma: string;
  /** The same, where the address of the page names it. */
  readonly idiomaInUrl: Idioma | undefined;
  readonly t: Translate;
  readonly read: boolean;
  readonly later: boolean;
  readonly heading: 'h2' | 'h3' | 'h4';
}

/**
 * A plain link to the event's page; `useEventLinks` turns a click into the window, `useCardReactions` hears its button.
 * It has no state of its own: a front page holds more than a hundred of these.
 */
export const EventCard = memo(function EventCard(props: EventCardProps) {
  const { event, idioma, idiomaInUrl, t, read, later, heading: Heading } = props;
  const titleId = useId();
  return (
    <article
      className={`card${read ? ' read' : ''}${later ? ' later' : ''}`}
      lang={event.idioma === idioma ? undefined : event.idioma}
    >
      <Heading className="title">
        <a id={titleId} href={withIdioma(eventAddress(event.evento_id), idiomaInUrl)} data-evento={event.evento_id}>
          {event.titulo}
        </a>
      </Heading>
      <p>{event.descripcion}</p>
      <footer lang={event.idioma === idioma ? undefined : idioma}>
        <Coverage cobertura={event.cobertura} t={t} />
        <button
          type="button"
          className="needs-script"
          data-later={event.evento_id}
          aria-pressed={later}
          aria-label={t('carriles.readLater')}
          aria-describedby={titleId}
        />
      </footer>
    </article>
  );
});
