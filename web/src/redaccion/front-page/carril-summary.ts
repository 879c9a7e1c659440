import type { CarrilSettings, CategorySettings } from '@poliedro/contracts/redaccion/front-page';
import type { RedaccionFrontPageText } from '../../locales/redaccion-front-page-text.ts';
import { pageIdioma } from '../../platform/language.ts';
import { fillText } from '../../platform/translate.ts';
import { languageName } from '../language-name.ts';

/** In the language of the page, or in the one that everything is written in first. */
export const inPageIdioma = (texts: CarrilSettings['nombre']): string => texts[pageIdioma()] || texts.es;

/** What a carril asks for, on one line. */
export function carrilSummary(
  carril: CarrilSettings,
  categorias: readonly CategorySettings[],
  words: RedaccionFrontPageText,
  countryName: (pais_iso_code: string) => string,
): string {
  const { carriles, tipos, ordenes } = words;
  const { tipo, url, categoria_id, pais_iso_code, idioma, min_periodicos } = carril;
  const category = categorias.find((known) => known.categoria_id === categoria_id);
  return [
    tipos[tipo],
    tipo === 'banner' && url,
    category && inPageIdioma(category.nombre),
    pais_iso_code && countryName(pais_iso_code),
    idioma && languageName(idioma),
    min_periodicos > 1 && fillText(carriles.atLeast, { n: min_periodicos }),
    carril.solo_opinion && carriles.opinion,
    carril.de_autores && carriles.authors,
    tipo === 'eventos' && ordenes[carril.orden],
    !carril.mostrar_nombre && carriles.hiddenName,
    carril.fijados > 0 && fillText(carriles.pinned, { n: carril.fijados }),
    carril.ocultos > 0 && fillText(carriles.hidden, { n: carril.ocultos }),
  ]
    .filter(Boolean)
    .join(' · ');
}
