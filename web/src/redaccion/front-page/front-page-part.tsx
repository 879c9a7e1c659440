import '../../ui/styles/redaccion-front-page.css';
import type { FrontPage } from '@poliedro/contracts/redaccion/front-page';
import { use } from 'react';
import { loadRedaccionFrontPageText } from '../../locales/redaccion-front-page.ts';
import { pageIdioma } from '../../platform/language.ts';
import { useLoading } from '../../platform/use-loading.ts';
import { EmptyNotice, ErrorNotice } from '../../ui/notice.tsx';
import { PageLink } from '../../ui/page-link.tsx';
import { type PartProps, partAddress } from '../part.ts';
import { PartFrame } from '../part-frame.tsx';
import { PartSkeleton } from '../part-skeleton.tsx';
import { CarrilEditor } from './carril-editor.tsx';
import { CategoryEditor } from './category-editor.tsx';
import { openedBy } from './front-page-address.ts';
import { callFrontPage } from './front-page-calls.ts';
import { FrontPageLists } from './front-page-lists.tsx';

const load = () => callFrontPage('getFrontPage');

/** What readers find on the front page, and why: all of it, or one carril or category. */
export default function FrontPagePart({ text, id }: PartProps) {
  const words = use(loadRedaccionFrontPageText(pageIdioma()));
  const loading = useLoading(load);
  if (loading.status === 'ready') return <Opened text={text} id={id} front={loading.value} />;
  return (
    <PartFrame title={words.title} lead={words.lead}>
      {loading.status === 'failed' ? <ErrorNotice text={text.loadFailed} onRetry={loading.retry} /> : <PartSkeleton />}
    </PartFrame>
  );
}

function Opened({ text, id, front }: PartProps & { front: FrontPage }) {
  const words = use(loadRedaccionFrontPageText(pageIdioma()));
  const opened = openedBy(id);
  const shared = { text, words, front };
  if (opened.what === 'lists') return <FrontPageLists {...shared} />;
  const carril =
    opened.what === 'carril' ? front.carriles.find(({ carril_id }) => carril_id === opened.carril_id) : undefined;
  if (opened.what === 'carril' && (carril || opened.carril_id === undefined))
    return <CarrilEditor {...shared} carril={carril} />;
  const category =
    opened.what === 'category'
      ? front.categorias.find(({ categoria_id }) => categoria_id === opened.categoria_id)
      : undefined;
  if (opened.what === 'category' && (category || opened.categoria_id === undefined))
    return <CategoryEditor {...shared} category={category} />;
  return (
    <PartFrame title={words.title}>
      <EmptyNotice text={words.gone}>
        <PageLink className="text-link" to={partAddress('portada')}>
          {words.back}
        </PageLink>
      </EmptyNotice>
    </PartFrame>
  );
}
