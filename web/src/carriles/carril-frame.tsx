import type { Carril } from '@poliedro/contracts/carriles';
import { type ReactNode, useRef } from 'react';
import { resultsAddress } from '../platform/address.ts';
import { useTranslation } from '../platform/translation.tsx';
import { glide } from '../ui/glide.ts';
import { PageLink } from '../ui/page-link.tsx';
import { StepButton } from '../ui/step-button.tsx';
import { useScrollEnds } from '../ui/use-scroll-ends.ts';
import type { CarrilPage } from './carril-content.ts';
import { CarrilRow } from './carril-row.tsx';
import { useWholeRow } from './use-whole-row.ts';

interface CarrilFrameProps {
  readonly carril: Carril;
  readonly categoria_id: number | undefined;
  /** With a page, its row; without one, whatever stands in its place. */
  readonly page?: CarrilPage;
  readonly children?: ReactNode;
}

export const carrilSectionId = ({ carril_id }: Carril) => `carril-${carril_id}`;

/** The title, the way on and, for a row, the buttons that move it by as many cards as are in view. */
export function CarrilFrame({ carril, categoria_id, page, children }: CarrilFrameProps) {
  const { t } = useTranslation();
  const { carril_id, nombre, mostrar_nombre } = carril;
  const scroller = useRef<HTMLDivElement>(null);
  const ends = useScrollEnds(scroller);
  const row = useWholeRow({ carril, page, categoria_id });

  function step(direction: 1 | -1) {
    const row = scroller.current;
    const [first, second] = row?.querySelectorAll<HTMLElement>('li') ?? [];
    if (!row || !first) return;
    const card = second ? second.offsetLeft - first.offsetLeft : first.offsetWidth;
    glide(row, direction * Math.max(1, Math.floor(row.clientWidth / card)) * card);
  }

  return (
    <section
      id={carrilSectionId(carril)}
      className="carril"
      aria-labelledby={`carril-name-${carril_id}`}
      {...row.signs}
    >
      <header className="wrap">
        <h2 id={`carril-name-${carril_id}`} className={mostrar_nombre ? undefined : 'sr-only'}>
          {nombre}
        </h2>
        {page ? (
          <>
            <span className="ml-auto" />
            <StepButton
              direction="back"
              label={t('carriles.back', { nombre })}
              atEnd={!ends.back}
              onStep={() => step(-1)}
            />
            <StepButton
              direction="forward"
              label={t('carriles.forward', { nombre })}
              atEnd={!ends.forward}
              onStep={() => step(1)}
            />
            <PageLink className="text-link" to={resultsAddress(carril_id, categoria_id)}>
              {t('carriles.seeMore')}
              <span className="sr-only">: {nombre}</span>
            </PageLink>
          </>
        ) : null}
      </header>
      {row.page ? (
        <CarrilRow carril={carril} page={row.page} categoria_id={categoria_id} scroller={scroller} />
      ) : (
        children
      )}
    </section>
  );
}
