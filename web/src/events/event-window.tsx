import '../ui/styles/event.css';
import '../ui/styles/event-articles.css';
import '../ui/styles/event-statements.css';
import '../ui/styles/window.css';
import type { EventDetail } from '@poliedro/contracts/events';
import { X } from 'lucide-react';
import { useCallback, useEffect, useMemo, useRef } from 'react';
import { ReactionBar } from '../interactions/reaction-bar.tsx';
import type { EventText } from '../locales/event-text.ts';
import { eventAddress } from '../platform/address.ts';
import { isNotFound } from '../platform/api-error.ts';
import { usePage } from '../platform/page.ts';
import { tellConsole } from '../platform/tell-console.ts';
import { useTranslation } from '../platform/translation.tsx';
import { useLoading } from '../platform/use-loading.ts';
import { Modal } from '../ui/modal.tsx';
import { Coverage } from './coverage.tsx';
import { EventBody } from './detail/event-body.tsx';
import { type SectionEntry, sectionsOf } from './detail/event-sections.ts';
import { EventSkeleton } from './detail/event-skeleton.tsx';
import { EventTextProvider, useEventText } from './detail/event-text.tsx';
import { type EventView, EventViewProvider } from './detail/event-view.ts';
import { NewsBox } from './detail/news-box.tsx';
import { SectionTabs } from './detail/section-tabs.tsx';
import { UpdatedOn } from './detail/updated-on.tsx';
import { useDocumentTitle } from './detail/use-document-title.ts';
import { useEventNews } from './detail/use-event-news.ts';
import { useSectionScroll } from './detail/use-section-scroll.ts';
import { useSwipeToClose } from './detail/use-swipe-to-close.ts';
import { WindowFailure, WindowOffline } from './detail/window-notices.tsx';
import { articlesStore, EventShownNoMore, type EventStore, eventStore } from './event-store.ts';

interface EventWindowProps {
  readonly evento_id: number;
  readonly text: EventText;
  readonly onClose: () => void;
  /** Where it is somebody else's to say that the event does not exist. */
  readonly onMissing: (() => void) | undefined;
}

const TITLE_ID = 'event-window-title';
const NO_SECTIONS: readonly SectionEntry[] = [];

export function EventWindow({ text, ...rest }: EventWindowProps) {
  return (
    <EventTextProvider text={text}>
      <Window {...rest} />
    </EventTextProvider>
  );
}

function Window({ evento_id, onClose, onMissing }: Omit<EventWindowProps, 'text'>) {
  const t = useEventText();
  const { t: site } = useTranslation();
  const { idioma } = usePage();
  const loading = useEventLoading(eventStore, evento_id);
  const articles = useEventLoading(articlesStore, evento_id);
  const event = loading.status === 'ready' ? loading.value : undefined;
  const missing = loading.status === 'failed' && isNotFound(loading.error);
  const news = useEventNews(evento_id, event);
  const sections = useMemo(() => (event ? sectionsOf(event) : NO_SECTIONS), [event]);
  const scroller = useRef<HTMLDivElement>(null);
  const { active, away, go } = useSectionScroll(scroller, sections);
  useSwipeToClose(scroller, onClose);
  useDocumentTitle(event?.titulo);
  useEffect(() => {
    if (missing) onMissing?.();
  }, [missing, onMissing]);
  const failure = loading.status === 'failed' ? loading.error : undefined;
  const isFormer = failure instanceof EventShownNoMore;
  useEffect(() => {
    if (failure !== undefined && !isFormer) tellConsole(failure);
  }, [failure, isFormer]);

  const standing = event?.evento_id ?? evento_id;
  const target = useMemo(() => ({ tipo: 'evento', id: standing }) as const, [standing]);
  const lang = event && event.idioma !== idioma ? event.idioma : undefined;
  const view = useWindowView(event, lang, news);
  return (
    <Modal labelledBy={TITLE_ID} className="window" onClose={onClose}>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms */}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <div ref={scroller} className="window-body" tabIndex={0} role="group" aria-labelledby={TITLE_ID}>
        <div className="window-head">
          <header className="window-header">
            <h2 id={TITLE_ID} tabIndex={-1} lang={lang}>
              {event?.titulo ?? (missing ? t('window.notFound') : isFormer ? t('former.title') : null)}
              {loading.status === 'loading' ? <TitleSkeleton text={t('window.loading')} /> : null}
              {failure === undefined || missing || isFormer ? null : (
                <span className="sr-only">{t('window.error')}</span>
              )}
            </h2>
            {event ? (
              <div className="coverage-line">
                <Coverage cobertura={event.cobertura} t={site} flags={6} withLanguages />
                <UpdatedOn updated_on={event.updated_on} aged />
              </div>
            ) : null}
            {loading.status === 'loading' ? (
              <div className="coverage-line">
                <span className="skeleton h-4 w-64" />
              </div>
            ) : null}
          </header>
          <div className="window-actions">
            {missing || isFormer ? null : <ReactionBar target={target} path={eventAddress(target.id)} />}
            <button type="button" className="icon-button" aria-label={site('site.close')} onClick={onClose}>
              <X className="icon" aria-hidden="true" />
            </button>
          </div>
          {event ? <SectionTabs sections={sections} active={active} away={away} onGo={go} /> : null}
        </div>
        <div className="window-sections">
          <WindowOffline />
          {loading.status === 'loading' ? <EventSkeleton /> : null}
          {loading.status === 'failed' ? (
            <WindowFailure error={loading.error} onRetry={loading.retry} onClose={onClose} />
          ) : null}
          {view ? (
            <EventViewProvider value={view}>
              {news === null ? null : <NewsBox news={news} onGo={go} />}
              <EventBody articles={articles} />
            </EventViewProvider>
          ) : null}
        </div>
      </div>
    </Modal>
  );
}

function useEventLoading<T>({ load, find }: EventStore<T>, evento_id: number) {
  return useLoading(
    useCallback(() => load(evento_id), [load, evento_id]),
    () => find(evento_id),
  );
}

function TitleSkeleton({ text }: { text: string }) {
  return (
    <>
      <span className="sr-only">{text}</span>
      <span className="skeleton h-8 w-4/5" />
    </>
  );
}

function useWindowView(
  event: EventDetail | undefined,
  lang: string | undefined,
  news: ReturnType<typeof useEventNews>,
): EventView | undefined {
  return useMemo(
    () =>
      event && {
        event,
        lang,
        level: 3,
        whole: false,
        newStatements: new Set(news?.nuevas.map(({ statement_id }) => statement_id)),
        newArticles: new Set(news?.articulos_nuevos),
      },
    [event, lang, news],
  );
}
