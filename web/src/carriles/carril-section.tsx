import type { Carril } from '@poliedro/contracts/carriles';
import { memo, Suspense, use, useEffect, useState } from 'react';
import { browserApi } from '../platform/api.ts';
import { focusOn, isFocusLost } from '../platform/focus.ts';
import { pageIdioma } from '../platform/language.ts';
import { useTranslation } from '../platform/translation.tsx';
import { useAsleepUntilNear } from '../platform/use-asleep-until-near.ts';
import { EmptyNotice, ErrorNotice } from '../ui/notice.tsx';
import { PageLink } from '../ui/page-link.tsx';
import { type CarrilContent, countCards, loadCarrilPage, settleCarril } from './carril-content.ts';
import { CarrilFrame, carrilSectionId } from './carril-frame.tsx';
import { CarrilSkeleton } from './carril-skeleton.tsx';

interface CarrilSectionProps {
  readonly carril: Carril;
  /** Already here on the server's page; perhaps still on its way in the browser. */
  readonly content: CarrilContent | Promise<CarrilContent>;
  readonly categoria_id: number | undefined;
}

/** One row of the front page. It loads, fails, is empty and is taken over by the browser on its own. */
export const CarrilSection = memo(function CarrilSection(props: CarrilSectionProps) {
  return (
    <Suspense
      fallback={
        <CarrilFrame carril={props.carril} categoria_id={props.categoria_id}>
          <CarrilSkeleton tipo={props.carril.tipo} />
        </CarrilFrame>
      }
    >
      <LoadedCarril {...props} />
    </Suspense>
  );
});

function LoadedCarril({ carril, content, categoria_id }: CarrilSectionProps) {
  const section = carrilSectionId(carril);
  useAsleepUntilNear(section);
  const { t } = useTranslation();
  const [retried, setRetried] = useState<{ readonly of: typeof content; readonly now: CarrilContent | 'loading' }>();
  const loaded = content instanceof Promise ? use(content) : content;
  const current = retried && retried.of === content ? retried.now : loaded;

  // The frame goes too, once there is a row: whoever has asked again goes on from its title.
  useEffect(() => {
    const title = retried && document.getElementById(section)?.querySelector('h2');
    if (title && isFocusLost()) focusOn(title);
  }, [retried, section]);

  async function retry() {
    setRetried({ of: content, now: 'loading' });
    const question = { idioma: pageIdioma(), categoria_id };
    setRetried({ of: content, now: await settleCarril(loadCarrilPage(browserApi, carril, question)) });
  }

  if (current === 'loading') {
    return (
      <CarrilFrame carril={carril} categoria_id={categoria_id}>
        <CarrilSkeleton tipo={carril.tipo} />
      </CarrilFrame>
    );
  }
  if (!current.ok) {
    return (
      <CarrilFrame carril={carril} categoria_id={categoria_id}>
        <div className="wrap">
          <ErrorNotice
            text={t(carril.tipo === 'articulos' ? 'carriles.articlesError' : 'carriles.eventsError')}
            onRetry={retry}
          />
        </div>
      </CarrilFrame>
    );
  }
  if (countCards(current.page.cards) === 0) {
    return (
      <CarrilFrame carril={carril} categoria_id={categoria_id}>
        <div className="wrap">
          <EmptyNotice text={t(carril.tipo === 'articulos' ? 'carriles.noArticles' : 'carriles.noEvents')}>
            {categoria_id === undefined ? null : (
              <PageLink className="text-link" to="/" preventScrollReset>
                {t('carriles.otherCategory')}
              </PageLink>
            )}
          </EmptyNotice>
        </div>
      </CarrilFrame>
    );
  }
  // Another frame than the one of a row that failed: its arrows look at what scrolls once, when it appears.
  return <CarrilFrame key="row" carril={carril} categoria_id={categoria_id} page={current.page} />;
}
