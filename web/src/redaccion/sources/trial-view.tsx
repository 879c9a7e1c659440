import type { TrialRead } from '@poliedro/contracts/redaccion/source-discovery';
import { fillText } from '../../platform/translate.ts';
import { faultWords, momentOr, number, type SourcesText } from './source-words.ts';

/** A feed and one of its articles, as a worker would read them. */
export function TrialView({ own, trial }: { readonly own: SourcesText; readonly trial: TrialRead }) {
  const { adding } = own;
  const { titulo, articulos, articulo, fallo } = trial;
  return (
    <section className="trial" aria-label={adding.trial}>
      <h3>{adding.trial}</h3>
      <p>{adding.trialLead}</p>
      {fallo === null ? null : (
        <p className="source-fault">{fillText(adding.stopped, { fallo: faultWords(fallo, own) })}</p>
      )}
      {articulos.length === 0 ? null : (
        <>
          <h4>
            {adding.latest}
            {titulo ? ` · ${titulo}` : ''}
          </h4>
          <ul>
            {articulos.map(({ url, titular, published_on }) => (
              <li key={url}>
                {titular || url} {published_on === null ? null : <small>{momentOr(published_on, '')}</small>}
              </li>
            ))}
          </ul>
        </>
      )}
      {articulo === null ? null : (
        <>
          <h4>{adding.read}</h4>
          <article lang={articulo.idioma}>
            <strong>{articulo.titular}</strong>
            <small lang={document.documentElement.lang}>
              {[
                articulo.autor,
                articulo.seccion,
                articulo.idioma,
                fillText(adding.words, { cuantas: number(articulo.palabras) }),
                articulo.es_opinion ? adding.opinion : '',
                articulo.paywall ? adding.paywall : '',
              ]
                .filter((word) => word !== '')
                .join(' · ')}
            </small>
            <p>{articulo.texto}</p>
          </article>
        </>
      )}
    </section>
  );
}
