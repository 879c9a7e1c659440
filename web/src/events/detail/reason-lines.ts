import type { EventReasons } from '@poliedro/contracts/events';
import { localMoment } from '../../platform/dates.ts';
import type { Translate } from '../../platform/translate.ts';
import type { TranslateEvent } from './event-text.tsx';

interface Words {
  readonly t: TranslateEvent;
  readonly site: Translate;
  readonly idioma: string;
  readonly countryName: (pais_iso_code: string) => string;
}

/** Who tells it, from where, since when, and what that earns. */
export function reasonLines(reasons: EventReasons, { t, site, idioma }: Words): string[] {
  const { cobertura, horas_ganadas, primer_articulo_on, ultimo_articulo_on } = reasons;
  const lines = [
    t('why.reports', { count: cobertura.informes_independientes }),
    t('why.from', {
      paises: site('coverage.paises', { count: cobertura.paises.length }),
      idiomas: site('coverage.idiomas', { count: cobertura.idiomas.length }),
    }),
  ];
  if (primer_articulo_on !== null && ultimo_articulo_on !== null) {
    const primero = localMoment(primer_articulo_on, idioma);
    lines.push(t('why.when', { primero, ultimo: localMoment(ultimo_articulo_on, idioma) }));
  }
  const hours = (value: number) => value.toLocaleString(idioma, { maximumFractionDigits: 1 });
  const { informes, paises } = horas_ganadas;
  if (informes + paises > 0) {
    lines.push(t('why.hours', { total: hours(informes + paises), informes: hours(informes), paises: hours(paises) }));
  }
  return lines;
}

/** What a carril asks of an event, and what comes first in it. */
export function ruleOf(carril: EventReasons['carriles'][number], { t, idioma, countryName }: Words): string {
  const { min_periodicos, categoria, pais_iso_code, idioma: language, orden, fijado } = carril;
  if (fijado) return t('why.pinned');
  return [
    ...(min_periodicos > 1 ? [t('why.papers', { count: min_periodicos })] : []),
    ...(categoria === null ? [] : [t('why.category', { categoria })]),
    ...(pais_iso_code === null ? [] : [t('why.country', { pais: countryName(pais_iso_code) })]),
    ...(language === null
      ? []
      : [t('why.language', { idioma: new Intl.DisplayNames(idioma, { type: 'language' }).of(language) ?? language })]),
    t(`why.${orden}`),
  ].join(' · ');
}

export function whyCategory({ motivos }: EventReasons['categorias'][number], t: TranslateEvent): string {
  const wordsOf = (wanted: 'seccion' | 'palabra') =>
    motivos.filter(({ tipo }) => tipo === wanted).map(({ texto }) => texto);
  const [sections, words] = [wordsOf('seccion'), wordsOf('palabra')];
  if (motivos.length === 0) return t('why.byHand');
  return [
    ...(sections.length > 0 ? [t('why.sections', { palabras: sections.join(', ') })] : []),
    ...(words.length > 0 ? [t('why.words', { palabras: words.join(', ') })] : []),
  ].join(' · ');
}
