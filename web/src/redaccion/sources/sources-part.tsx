import '../../ui/styles/redaccion-figures.css';
import '../../ui/styles/redaccion-sources.css';
import { use } from 'react';
import { loadRedaccionSourcesText } from '../../locales/redaccion-sources.ts';
import { pageIdioma } from '../../platform/language.ts';
import { PageLink } from '../../ui/page-link.tsx';
import { type PartProps, partAddress } from '../part.ts';
import { PartFrame } from '../part-frame.tsx';
import { AddSource } from './add-source.tsx';
import { OpmlImport } from './opml-import.tsx';
import { EXPORT_ADDRESS } from './source-calls.ts';
import { SourceList } from './source-list.tsx';
import { SourceView } from './source-view.tsx';

const ADDING = 'nuevo';
const IMPORTING = 'opml';

/** The newspapers that are read; or one of them, a new one, or many from a file. */
export default function SourcesPart({ text, id }: PartProps) {
  const own = use(loadRedaccionSourcesText(pageIdioma()));
  if (id === ADDING) return <AddSource text={text} own={own} />;
  if (id === IMPORTING) return <OpmlImport text={text} own={own} />;
  if (id !== undefined) return <SourceView text={text} own={own} periodico_id={Number(id)} />;
  return (
    <PartFrame
      title={own.title}
      lead={own.lead}
      actions={
        <>
          <PageLink className="button primary" to={`${partAddress('fuentes')}/${ADDING}`} prefetch="none">
            {own.add}
          </PageLink>
          <PageLink className="button" to={`${partAddress('fuentes')}/${IMPORTING}`} prefetch="none">
            {own.importOpml}
          </PageLink>
          <a className="button" href={EXPORT_ADDRESS} download="poliedro.opml">
            {own.exportOpml}
          </a>
        </>
      }
    >
      <SourceList text={text} own={own} />
    </PartFrame>
  );
}
