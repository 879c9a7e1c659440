import type { Carril } from '@poliedro/contracts/carriles';
import { useTranslation } from '../platform/translation.tsx';
import { OutsideLink } from '../ui/outside-link.tsx';
import { PageLink } from '../ui/page-link.tsx';

/** A row that is only an invitation; without an address there is nothing to invite to. */
export function CarrilBanner({ carril }: { carril: Carril }) {
  const { t } = useTranslation();
  if (!carril.url) return null;
  const visit = (
    <>
      {t('carriles.visit')}
      <span className="sr-only">: {carril.nombre}</span>
    </>
  );
  return (
    <section className="wrap py-3" aria-labelledby={`carril-${carril.carril_id}`}>
      <div className="carril-banner">
        <h2 className="banner-title" id={`carril-${carril.carril_id}`}>
          {carril.nombre}
        </h2>
        {carril.url.startsWith('/') ? (
          <PageLink className="text-link" to={carril.url}>
            {visit}
          </PageLink>
        ) : (
          <OutsideLink className="text-link" href={carril.url}>
            {visit}
          </OutsideLink>
        )}
      </div>
    </section>
  );
}
