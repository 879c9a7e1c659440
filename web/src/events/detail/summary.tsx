import type { ArticleCard } from '@poliedro/contracts/articles';
import { Sparkles } from 'lucide-react';
import { ReportButton } from '../../interactions/report-button.tsx';
import { usePage } from '../../platform/page.ts';
import type { Loading } from '../../platform/use-loading.ts';
import { OutsideLink } from '../../ui/outside-link.tsx';
import { CoveragePanel } from './coverage-panel.tsx';
import { EventSection } from './event-section.tsx';
import { useEventText } from './event-text.tsx';
import { useEventView } from './event-view.ts';
import { HowMade } from './how-made.tsx';

/** The AI's text, said to be the AI's, with how it was made one click away. */
export function Summary({ articles }: { articles: Loading<readonly ArticleCard[]> }) {
  const t = useEventText();
  const { site } = usePage();
  const { event, lang, whole } = useEventView();
  return (
    <EventSection name="resumen">
      <p className="lede" lang={lang}>
        {event.descripcion}
      </p>
      <div className="ai-label">
        <span>
          <Sparkles aria-hidden="true" />
          {t('made.byAi')}
        </span>
        {event.traduccion_automatica ? <span>{t('made.translated')}</span> : null}
        {whole ? null : <ReportButton about={{ evento_id: event.evento_id }} of={event.titulo} />}
        {whole && site.contacto_url ? <OutsideLink href={site.contacto_url}>{t('made.report')}</OutsideLink> : null}
        <HowMade />
      </div>
      <CoveragePanel articles={articles} />
    </EventSection>
  );
}
