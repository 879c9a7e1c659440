import type { ArticleCard } from '@poliedro/contracts/articles';
import { useDeferredValue } from 'react';
import type { Loading } from '../../platform/use-loading.ts';
import { Contradictions } from './contradictions.tsx';
import { Corrections } from './corrections.tsx';
import { Declarations } from './declarations.tsx';
import { EventArticles } from './event-articles.tsx';
import { useEventText } from './event-text.tsx';
import { useEventView } from './event-view.ts';
import { Facts } from './facts.tsx';
import { Framings } from './framings.tsx';
import { Opinions } from './opinions.tsx';
import { ProseSection } from './prose-section.tsx';
import { Summary } from './summary.tsx';

/** Every section with content. In the window the summary comes first and the rest right behind it. */
export function EventBody({ articles }: { articles: Loading<readonly ArticleCard[]> }) {
  const t = useEventText();
  const { whole } = useEventView();
  const rest = useDeferredValue(true, whole);
  return (
    <>
      <Summary articles={articles} />
      <Corrections />
      {rest ? (
        <>
          <Facts />
          <Contradictions />
          <Opinions />
          <ProseSection name="contexto" section="contexto_del_evento" />
          <Declarations />
          <Framings />
          <ProseSection name="impacto" lead={t('lead.impacto')} section="impacto_futuro" />
          <EventArticles articles={articles} />
        </>
      ) : null}
    </>
  );
}
