import { fillText } from '../../platform/translate.ts';
import { useTranslation } from '../../platform/translation.tsx';
import { EmptyNotice } from '../../ui/notice.tsx';
import { PageLink } from '../../ui/page-link.tsx';
import { PartFrame } from '../part-frame.tsx';
import { carrilSummary, inPageIdioma } from './carril-summary.ts';
import { carrilAddress, categoryAddress } from './front-page-address.ts';
import { callFrontPage } from './front-page-calls.ts';
import type { FrontPageProps } from './front-page-props.ts';
import { OrderedList } from './ordered-list.tsx';

/** All carriles and categories, in the order that readers have them. */
export function FrontPageLists({ text, words, front: { carriles, categorias } }: FrontPageProps) {
  const { countryName } = useTranslation();
  const shared = { text, words };

  const row = (to: string, nombre: string, about: string) => (
    <>
      <h4>{nombre}</h4>
      <p>{about}</p>
      <PageLink className="text-link" to={to} prefetch="none" aria-label={fillText(words.editOf, { nombre })}>
        {words.edit}
      </PageLink>
    </>
  );

  return (
    <PartFrame
      title={words.title}
      lead={words.lead}
      actions={
        <PageLink className="button primary" to={carrilAddress()} prefetch="none">
          {words.carriles.add}
        </PageLink>
      }
    >
      <section className="front-section" aria-labelledby="front-carriles">
        <h3 id="front-carriles">{words.carriles.title}</h3>
        {carriles.length === 0 ? (
          <EmptyNotice text={words.carriles.empty} />
        ) : (
          <OrderedList
            {...shared}
            label={words.carriles.title}
            items={carriles.map((carril) => {
              const nombre = inPageIdioma(carril.nombre);
              const about = carrilSummary(carril, categorias, words, countryName);
              return { id: carril.carril_id, nombre, content: row(carrilAddress(carril.carril_id), nombre, about) };
            })}
            onSave={(carril_ids) => callFrontPage('orderCarriles', { carril_ids })}
          />
        )}
      </section>
      <section className="front-section" aria-labelledby="front-categories">
        <div className="front-section-head">
          <h3 id="front-categories">{words.categories.title}</h3>
          <PageLink className="button" to={categoryAddress()} prefetch="none">
            {words.categories.add}
          </PageLink>
        </div>
        <p className="front-lead">{words.categories.lead}</p>
        {categorias.length === 0 ? (
          <EmptyNotice text={words.categories.empty} />
        ) : (
          <OrderedList
            {...shared}
            label={words.categories.title}
            items={categorias.map(({ categoria_id, nombre: texts, explicacion }) => {
              const nombre = inPageIdioma(texts);
              const content = row(categoryAddress(categoria_id), nombre, inPageIdioma(explicacion));
              return { id: categoria_id, nombre, content };
            })}
            onSave={(categoria_ids) => callFrontPage('orderCategories', { categoria_ids })}
          />
        )}
      </section>
    </PartFrame>
  );
}
