import type { Carril } from '@poliedro/contracts/carriles';
import { type MouseEvent, useEffect, useRef, useState } from 'react';
import { resultsAddress, withIdioma, withQuery } from '../platform/address.ts';
import { browserApi } from '../platform/api.ts';
import { isFocusLost } from '../platform/focus.ts';
import { pageIdioma } from '../platform/language.ts';
import { usePage } from '../platform/page.ts';
import { isPlainClick } from '../platform/plain-click.ts';
import { tellConsole } from '../platform/tell-console.ts';
import { useTranslation } from '../platform/translation.tsx';
import { useEntryState } from '../platform/use-entry-state.ts';
import { EmptyNotice, ErrorNotice } from '../ui/notice.tsx';
import { PageLink } from '../ui/page-link.tsx';
import { CarrilCardItems } from './carril-cards.tsx';
import { type CarrilPage, countCards, joinCards, loadCarrilPage } from './carril-content.ts';

interface ResultsGridProps {
  readonly carril: Carril;
  readonly categoria_id: number | undefined;
  readonly first: CarrilPage;
  readonly firstNumber: number;
}

type Wait = 'idle' | 'loading' | 'failed';

/** The cards so far and the way to more: a plain link to the next page that, where scripts run, adds it to this one. */
export function ResultsGrid({ carril, categoria_id, first, firstNumber }: ResultsGridProps) {
  const { t } = useTranslation();
  const { idioma_in_url } = usePage();
  const [{ page, number }, setShown] = useEntryState('results', { page: first, number: firstNumber });
  const [wait, setWait] = useState<Wait>('idle');
  const [added, setAdded] = useState(0);
  const end = useRef<HTMLParagraphElement>(null);
  /** Around the link and the notice of a failure, which take each other's place. */
  const way = useRef<HTMLDivElement>(null);
  const reachedEnd = added > 0 && !page.has_more;

  useEffect(() => {
    if (!isFocusLost()) return;
    if (reachedEnd) end.current?.focus({ preventScroll: true });
    else if (wait !== 'idle') way.current?.querySelector<HTMLElement>('a, button')?.focus({ preventScroll: true });
  }, [reachedEnd, wait]);

  async function loadMore() {
    if (wait === 'loading') return;
    setWait('loading');
    try {
      const question = { idioma: pageIdioma(), categoria_id, page: number + 1, cursor: page.cursor ?? undefined };
      const next = await loadCarrilPage(browserApi, carril, question);
      setAdded(countCards(next.cards));
      setShown({ page: { ...next, cards: joinCards(page.cards, next.cards) }, number: number + 1 });
      setWait('idle');
    } catch (error) {
      tellConsole(error);
      setWait('failed');
    }
  }

  function onMore(event: MouseEvent) {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    void loadMore();
  }

  const base = resultsAddress(carril.carril_id, categoria_id);
  const next = withQuery(base, { page: number + 1, cursor: page.cursor ?? undefined });
  const empty = countCards(page.cards) === 0;
  return (
    <>
      <ul className="card-grid">
        <CarrilCardItems cards={page.cards} heading="h2" />
      </ul>
      {empty ? (
        <EmptyNotice text={t(carril.tipo === 'articulos' ? 'carriles.noArticles' : 'carriles.noEvents')}>
          {categoria_id === undefined ? null : (
            <PageLink className="text-link" to={resultsAddress(carril.carril_id)}>
              {t('carriles.otherCategory')}
            </PageLink>
          )}
        </EmptyNotice>
      ) : null}
      <div role="status" className="sr-only">
        {added > 0 && wait === 'idle' ? t('results.loaded', { count: added }) : null}
      </div>
      <div ref={way} className="mt-8 grid justify-items-center gap-4">
        {wait === 'failed' ? <ErrorNotice text={t('results.loadMoreError')} onRetry={loadMore} /> : null}
        {page.has_more && wait !== 'failed' ? (
          <a
            className="button"
            href={withIdioma(next, idioma_in_url)}
            aria-disabled={wait === 'loading'}
            onClick={onMore}
          >
            {t(wait === 'loading' ? 'results.loadingMore' : 'results.loadMore')}
          </a>
        ) : null}
        {page.has_more || empty ? null : (
          <p ref={end} tabIndex={-1} className="text-sm text-ink-3">
            {t('results.end')}
          </p>
        )}
        {firstNumber > 1 ? (
          <PageLink className="text-link text-sm" to={base}>
            {t('results.firstPage')}
          </PageLink>
        ) : null}
      </div>
    </>
  );
}
