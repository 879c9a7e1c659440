import type { EventDetail } from '@poliedro/contracts/events';
import { Sparkles } from 'lucide-react';
import { usePage } from '../platform/page.ts';
import { useTranslation } from '../platform/translation.tsx';
import { OutsideLink } from '../ui/outside-link.tsx';
import { PageLink } from '../ui/page-link.tsx';
import { EventSection, type SectionLevel } from './event-section.tsx';

/** The AI's text, said to be the AI's, with how it was made one click away. */
export function EventSummary({ event, level }: { event: EventDetail; level: SectionLevel }) {
  const { t } = useTranslation();
  const { idioma, site } = usePage();
  return (
    <EventSection title={t('event.summary')} level={level}>
      <p className="lede" lang={event.idioma === idioma ? undefined : event.idioma}>
        {event.descripcion}
      </p>
      <p className="ai-label">
        <span>
          <Sparkles aria-hidden="true" />
          {t('event.aiSummary')}
        </span>
        {event.traduccion_automatica ? <span>{t('event.machineTranslation')}</span> : null}
        <PageLink to="/about#como-funciona">{t('event.howMade')}</PageLink>
        {site.contacto_url ? <OutsideLink href={site.contacto_url}>{t('event.report')}</OutsideLink> : null}
      </p>
    </EventSection>
  );
}
