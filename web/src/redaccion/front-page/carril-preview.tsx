import type { CarrilBody } from '@poliedro/contracts/redaccion/front-page';
import { CarrilBanner } from '../../carriles/carril-banner.tsx';
import { CarrilCardItems } from '../../carriles/carril-cards.tsx';
import { countCards } from '../../carriles/carril-content.ts';
import type { RedaccionFrontPageText } from '../../locales/redaccion-front-page-text.ts';
import { fillText } from '../../platform/translate.ts';
import { EmptyNotice, ErrorNotice } from '../../ui/notice.tsx';
import { inPageIdioma } from './carril-summary.ts';
import { carrilFaults, ruleOfBody } from './front-page-rules.ts';
import { type Preview, usePreview } from './use-preview.ts';

interface CarrilPreviewProps {
  readonly words: RedaccionFrontPageText;
  readonly carril_id: number | null;
  readonly body: CarrilBody;
}

/** A carril as readers would have it, by what stands in the form. */
export function CarrilPreview({ words, carril_id, body }: CarrilPreviewProps) {
  const { preview } = words;
  const nombre = inPageIdioma(body.nombre);
  const rule = usePreview(carril_id, ruleOfBody(body));
  return (
    <section className="front-preview" aria-labelledby="front-preview-title">
      <h3 id="front-preview-title">{preview.title}</h3>
      <p className="front-lead">{preview.lead}</p>
      {body.tipo === 'banner' ? (
        <BannerPreview words={words} body={body} nombre={nombre} />
      ) : (
        <>
          {body.mostrar_nombre && nombre ? <p className="front-preview-name">{nombre}</p> : null}
          <Cards words={words} shown={rule} label={nombre || preview.title} />
        </>
      )}
    </section>
  );
}

function BannerPreview({ words, body, nombre }: Pick<CarrilPreviewProps, 'words' | 'body'> & { nombre: string }) {
  if (carrilFaults(body, words.faults).url) return <EmptyNotice text={words.preview.noAddress} />;
  const { tipo, mostrar_nombre, url } = body;
  return <CarrilBanner carril={{ carril_id: 0, nombre, tipo, mostrar_nombre, url }} />;
}

interface CardsProps {
  readonly words: RedaccionFrontPageText;
  readonly shown: Preview;
  readonly label: string;
}

function Cards({ words: { preview }, shown: { status, cards, retry }, label }: CardsProps) {
  const count = cards ? countCards(cards) : 0;
  return (
    <>
      <p className="sr-only" role="status">
        {status === 'loading' ? preview.loading : null}
        {status === 'ready' ? fillText(preview.ready, { n: count }) : null}
      </p>
      {status === 'failed' ? <ErrorNotice text={preview.failed} onRetry={retry} /> : null}
      {cards === undefined && status === 'loading' ? (
        <span className="skeleton h-60 w-full" aria-hidden="true" />
      ) : null}
      {cards && count === 0 ? <EmptyNotice text={preview.empty} /> : null}
      {cards && count > 0 ? (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
        <div className="row front-row" role="group" aria-label={label} tabIndex={0} aria-busy={status === 'loading'}>
          <ul>
            <CarrilCardItems cards={cards} heading="h3" />
          </ul>
        </div>
      ) : null}
    </>
  );
}
