import type { Carril } from '@poliedro/contracts/carriles';
import { ArrowRight } from 'lucide-react';
import type { RefObject } from 'react';
import { resultsAddress } from '../platform/address.ts';
import { useTranslation } from '../platform/translation.tsx';
import { PageLink } from '../ui/page-link.tsx';
import { CarrilCardItems } from './carril-cards.tsx';
import type { CarrilPage } from './carril-content.ts';

interface CarrilRowProps {
  readonly carril: Carril;
  readonly page: CarrilPage;
  readonly categoria_id: number | undefined;
  readonly scroller: RefObject<HTMLDivElement | null>;
}

/** The cards, scrolled by the platform: finger, wheel, keys. It ends; there is more on a page of its own. */
export function CarrilRow({ carril, page, categoria_id, scroller }: CarrilRowProps) {
  const { t } = useTranslation();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <div ref={scroller} className="row" role="group" aria-label={carril.nombre} tabIndex={0}>
      <ul>
        <CarrilCardItems cards={page.cards} heading="h3" />
        <li>
          <div className="card more">
            <PageLink to={resultsAddress(carril.carril_id, categoria_id)}>
              <span aria-hidden="true">{t('carriles.seeMore')}</span>
              <span className="sr-only">{t('carriles.seeMoreOf', { nombre: carril.nombre })}</span>
            </PageLink>
            <ArrowRight className="icon" aria-hidden="true" />
          </div>
        </li>
      </ul>
    </div>
  );
}
