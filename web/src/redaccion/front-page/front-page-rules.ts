import type { Idioma } from '@poliedro/contracts/language';
import type { CarrilBody, CarrilRule, CategoryBody } from '@poliedro/contracts/redaccion/front-page';
import type { RedaccionFrontPageText } from '../../locales/redaccion-front-page-text.ts';
import { IDIOMAS } from '../../platform/language.ts';
import { fillText } from '../../platform/translate.ts';

/** The contract's limits, without its schemas; a test holds them equal. */
export const NOMBRE_MAX = { carril: 120, categoria: 60 };
export const EXPLICACION_MAX = 200;
export const PERIODICOS_MAX = 1000;

/** By the name of the field, such as `nombre.de`. */
export type Faults = Readonly<Record<string, string>>;
type FaultText = RedaccionFrontPageText['faults'];
type Texts = Readonly<Record<Idioma, string>>;

const PAGE_OR_SITE = /^(?:\/(?!\/)|https:\/\/[^\s/])\S*$/;

function textFaults(name: string, texts: Texts, max: number, missing: string, text: FaultText): [string, string][] {
  return IDIOMAS.flatMap((idioma): [string, string][] => {
    const { length } = texts[idioma].trim();
    if (length === 0) return [[`${name}.${idioma}`, missing]];
    return length > max ? [[`${name}.${idioma}`, fillText(text.nameLong, { max })]] : [];
  });
}

export function carrilFaults({ nombre, tipo, url, min_periodicos }: CarrilBody, text: FaultText): Faults {
  const faults = textFaults('nombre', nombre, NOMBRE_MAX.carril, text.nameMissing, text);
  if (tipo === 'banner' && !PAGE_OR_SITE.test(url ?? '')) faults.push(['url', text.url]);
  if (tipo === 'eventos' && !isCount(min_periodicos)) faults.push(['min_periodicos', text.papers]);
  return Object.fromEntries(faults);
}

export function categoryFaults({ nombre, explicacion }: CategoryBody, text: FaultText): Faults {
  return Object.fromEntries([
    ...textFaults('nombre', nombre, NOMBRE_MAX.categoria, text.nameMissing, text),
    ...textFaults('explicacion', explicacion, EXPLICACION_MAX, text.explanationMissing, text),
  ]);
}

const isCount = (value: number) => Number.isInteger(value) && value >= 1 && value <= PERIODICOS_MAX;

/** What does not belong to its type is left as nobody asked for it. */
export function fitted(body: CarrilBody): CarrilBody {
  const { tipo } = body;
  return {
    ...body,
    url: tipo === 'banner' ? body.url : null,
    min_periodicos: tipo === 'eventos' ? body.min_periodicos : 1,
    orden: tipo === 'eventos' ? body.orden : 'recientes',
    solo_opinion: tipo === 'articulos' && body.solo_opinion,
    de_autores: tipo === 'articulos' && body.de_autores,
    ...(tipo === 'banner' ? { categoria_id: null, pais_iso_code: null, idioma: null } : {}),
  };
}

/** The rule alone, or undefined while it is no rule. */
export function ruleOfBody(body: CarrilBody): CarrilRule | undefined {
  const { nombre: _n, mostrar_nombre: _m, url: _u, ...rule } = fitted(body);
  return isCount(rule.min_periodicos) ? rule : undefined;
}

export const NEW_CARRIL: CarrilBody = {
  tipo: 'eventos',
  nombre: { es: '', en: '', fr: '', de: '' },
  mostrar_nombre: true,
  url: null,
  categoria_id: null,
  pais_iso_code: null,
  idioma: null,
  min_periodicos: 1,
  solo_opinion: false,
  de_autores: false,
  orden: 'recientes',
};
