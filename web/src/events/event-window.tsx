import { Link2, X } from 'lucide-react';
import { useCallback, useEffect } from 'react';
import { isNotFound } from '../platform/api-error.ts';
import { shortDate } from '../platform/dates.ts';
import { usePage } from '../platform/page.ts';
import { useTranslation } from '../platform/translation.tsx';
import { useLoading } from '../platform/use-loading.ts';
import { Modal } from '../ui/modal.tsx';
import { ErrorNotice } from '../ui/notice.tsx';
import { copyEventLink } from './copy-event-link.ts';
import { Coverage } from './coverage.tsx';
import { EventFacts } from './event-facts.tsx';
import { loadEvent } from './event-store.ts';
import { EventSummary } from './event-summary.tsx';
import { EventWindowArticles } from './event-window-articles.tsx';
import { EventWindowSkeleton } from './event-window-skeleton.tsx';
import { markEventRead } from './read-events.ts';
import { useDocumentTitle } from './use-document-title.ts';

interface EventWindowProps {
  readonly evento_id: number;
  readonly onClose: () => void;
  readonly onMissing: () => void;
}

const TITLE_ID = 'event-window-title';

export function EventWindow({ evento_id, onClose, onMissing }: EventWindowProps) {
  const { t } = useTranslation();
  const { idioma } = usePage();
  const loading = useLoading(useCallback(() => loadEvent(evento_id), [evento_id]));
  const event = loading.status === 'ready' ? loading.value : undefined;
  const missing = loading.status === 'failed' && isNotFound(loading.error);

  useEffect(() => {
    if (missing) onMissing();
  }, [missing, onMissing]);
  useEffect(() => {
    if (event) markEventRead(event.evento_id);
  }, [event]);
  useDocumentTitle(event?.titulo);

  return (
    <Modal labelledBy={TITLE_ID} className="window" onClose={onClose}>
      <header className="window-header">
        <div className="window-top">
          <h2 id={TITLE_ID} tabIndex={-1} lang={event && event.idioma !== idioma ? event.idioma : undefined}>
            {event ? event.titulo : <span className="sr-only">{t('event.loading')}</span>}
            {loading.status === 'loading' ? <span className="skeleton h-8 w-4/5" /> : null}
          </h2>
          <div className="window-actions">
            <button
              type="button"
              className="icon-button"
              aria-label={t('event.share')}
              title={t('event.share')}
              onClick={() => copyEventLink(evento_id, t)}
            >
              <Link2 className="icon" aria-hidden="true" />
            </button>
            <button type="button" className="icon-button" aria-label={t('site.close')} onClick={onClose}>
              <X className="icon" aria-hidden="true" />
            </button>
          </div>
        </div>
        <div className="coverage-line">
          {event ? (
            <>
              <Coverage cobertura={event.cobertura} t={t} flags={6} withLanguages />
              <span>{t('event.updated', { fecha: shortDate(event.updated_on, idioma) })}</span>
            </>
          ) : (
            <span className="skeleton h-4 w-64" />
          )}
        </div>
      </header>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms */}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <div className="window-body" tabIndex={0} role="group" aria-labelledby={TITLE_ID}>
        {loading.status === 'loading' ? <EventWindowSkeleton /> : null}
        {loading.status === 'failed' && !missing ? (
          <ErrorNotice text={t('event.error')} onRetry={loading.retry} />
        ) : null}
        {event ? (
          <>
            <EventSummary event={event} level={3} />
            <EventFacts event={event} level={3} />
            <EventWindowArticles evento_id={evento_id} />
          </>
        ) : null}
      </div>
    </Modal>
  );
}
