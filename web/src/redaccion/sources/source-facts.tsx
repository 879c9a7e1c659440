import { useTranslation } from '../../platform/translation.tsx';
import { languageName } from '../language-name.ts';
import { PartSection } from '../part-section.tsx';
import { stateOf } from './source-list.tsx';
import type { SourceProps } from './source-props.ts';
import { faultWords, momentOr, number, share } from './source-words.ts';

/** How reading it goes, in figures. */
export function SourceFacts({ own, source }: Pick<SourceProps, 'own' | 'source'>) {
  const { countryName } = useTranslation();
  const { facts } = own;
  const told: readonly (readonly [string, string])[] = [
    [own.state, stateOf(source, own)],
    [own.columns.place, `${countryName(source.pais_iso_code)} · ${languageName(source.idioma)}`],
    [facts.articles, number(source.articulos)],
    [facts.perDay, number(source.articulos_al_dia, 1)],
    [facts.share, share(source.proporcion_en_eventos, own.none)],
    [facts.polled, momentOr(source.polled_on, own.never)],
    [facts.fault, source.fault === null ? own.none : faultWords(source.fault, own)],
  ];
  return (
    <PartSection title={facts.title}>
      <dl className="source-facts">
        {told.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </PartSection>
  );
}
