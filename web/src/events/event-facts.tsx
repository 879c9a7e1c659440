import type { EventDetail } from '@poliedro/contracts/events';
import { usePage } from '../platform/page.ts';
import { useTranslation } from '../platform/translation.tsx';
import { EventSection, type SectionLevel } from './event-section.tsx';
import { SourceChips } from './source-chips.tsx';

export function EventFacts({ event, level }: { event: EventDetail; level: SectionLevel }) {
  const { t } = useTranslation();
  const { idioma } = usePage();
  if (event.hechos.length === 0) return null;
  return (
    <EventSection title={t('event.facts')} level={level} hue="hecho">
      <ul className="facts">
        {event.hechos.map((fact) => (
          <li key={fact.statement_id}>
            <p lang={event.idioma === idioma ? undefined : event.idioma}>{fact.hecho}</p>
            <SourceChips evidencia={fact.evidencia} />
          </li>
        ))}
      </ul>
    </EventSection>
  );
}
