import type { ArticleCard } from '@poliedro/contracts/articles';
import { Quote, Sparkles } from 'lucide-react';
import { ReportButton } from '../../interactions/report-button.tsx';
import { usePage } from '../../platform/page.ts';
import type { Loading } from '../../platform/use-loading.ts';
import { OutsideLink } from '../../ui/outside-link.tsx';
import { CoveragePanel } from './coverage-panel.tsx';
import { EventSection } from './event-section.tsx';
import { useEventText } from './event-text.tsx';
import { useEventView } from './event-view.ts';
import { HowMade } from './how-made.tsx';
import { makerOf } from './maker.ts';
import { WriteAbout } from './write-about.tsx';

/** The text, by whom it says to be, with how it was made one click away. */
export function Summary({ articles }: { articles: Loading<readonly ArticleCard[]> }) {
  const t = useEventText();
  const { site } = usePage();
  const { event, lang, whole } = useEventView();
  const maker = makerOf(event.analista);
  return (
    <EventSection name="resumen">
      <p className="lede" lang={lang}>
        {event.descripcion}
      </p>
      <div className="ai-label">
        <span>
          {maker.by === 'rules' ? <Quote aria-hidden="true" /> : <Sparkles aria-hidden="true" />}
          {maker.by === 'model' ? t('made.byModel', maker) : t(maker.by === 'rules' ? 'made.byRules' : 'made.byAi')}
        </span>
        {event.traduccion_automatica ? <span>{t('made.translated')}</span> : null}
        {whole ? null : <ReportButton about={{ evento_id: event.evento_id }} of={event.titulo} />}
        {whole ? null : <WriteAbout />}
        {whole && site.contacto_url ? <OutsideLink href={site.contacto_url}>{t('made.report')}</OutsideLink> : null}
        <HowMade byRules={maker.by === 'rules'} />
      </div>
      <CoveragePanel articles={articles} />
    </EventSection>
  );
}
