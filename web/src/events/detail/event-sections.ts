import type { PassageSection } from '@poliedro/contracts/article-body/tags';
import type { EventDetail } from '@poliedro/contracts/events';
import type { EventPassage } from '@poliedro/contracts/public-articles';

/** In the order they are read. `desinformacion` is called contradicciones on the screen, `framing` encuadre. */
export const SECTION_NAMES = [
  'resumen',
  'hechos',
  'contradicciones',
  'opiniones',
  'contexto',
  'declaraciones',
  'encuadre',
  'impacto',
  'articulos',
] as const;
export type SectionName = (typeof SECTION_NAMES)[number];

export interface SectionEntry {
  readonly name: SectionName;
  /** How many it holds; undefined where a number says nothing. */
  readonly count: number | undefined;
}

/** What authors have marked for a section of the event. */
export function passagesIn({ pasajes }: EventDetail, section: PassageSection): EventPassage[] {
  return pasajes.filter(({ seccion }) => seccion === section);
}

/** The sections that have something to say. */
export function sectionsOf(event: EventDetail): SectionEntry[] {
  const count = (section: PassageSection) => event[section].length + passagesIn(event, section).length;
  const counts: Record<SectionName, number | undefined> = {
    resumen: undefined,
    hechos: count('hechos'),
    contradicciones: count('desinformacion'),
    opiniones: count('opiniones') || undefined, // experts may speak where the press does not
    contexto: count('contexto_del_evento'),
    declaraciones: count('declaraciones'),
    encuadre: count('framing'),
    impacto: count('impacto_futuro'),
    articulos: event.cobertura.articulos,
  };
  return SECTION_NAMES.map((name) => ({ name, count: counts[name] })).filter(({ count }) => count !== 0);
}

export const sectionId = (name: SectionName) => `seccion-${name}`;
export const sectionTitleId = (name: SectionName) => `${sectionId(name)}-titulo`;
export const statementElementId = (statement_id: number) => `afirmacion-${statement_id}`;
export const statementWordsId = (statement_id: number) => `${statementElementId(statement_id)}-palabras`;
