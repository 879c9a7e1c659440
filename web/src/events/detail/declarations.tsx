import { shortDate } from '../../platform/dates.ts';
import { usePage } from '../../platform/page.ts';
import { AuthorPassages } from './author-passages.tsx';
import { EventSection } from './event-section.tsx';
import { passagesIn } from './event-sections.ts';
import { useEventText } from './event-text.tsx';
import { useEventView } from './event-view.ts';
import { Statement } from './statement.tsx';

/** What people have said; where it is translated, with the words they said it in. */
export function Declarations() {
  const t = useEventText();
  const { event } = useEventView();
  const { idioma } = usePage();
  if (event.declaraciones.length === 0 && passagesIn(event, 'declaraciones').length === 0) return null;
  return (
    <EventSection name="declaraciones">
      {event.declaraciones.length > 0 ? (
        <ul className="quotes">
          {event.declaraciones.map((said) => (
            <li key={said.statement_id}>
              <Statement statement={said}>
                <figure>
                  <blockquote>{said.Declaracion}</blockquote>
                  {said.original ? (
                    <p className="original">
                      <span lang={idioma}>{t('quotes.original')} </span>
                      <q lang={said.original.idioma}>{said.original.texto}</q>
                    </p>
                  ) : null}
                  <figcaption>
                    <b>{said.Declarante}</b>
                    {said.fecha ? (
                      <time dateTime={said.fecha} lang={idioma}>
                        {shortDate(said.fecha, idioma)}
                      </time>
                    ) : null}
                  </figcaption>
                </figure>
              </Statement>
            </li>
          ))}
        </ul>
      ) : null}
      <AuthorPassages section="declaraciones" />
    </EventSection>
  );
}
