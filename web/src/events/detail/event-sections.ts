import type { EventDetail } from '@poliedro/contracts/events';

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

/** The sections that have something to say. */
export function sectionsOf(event: EventDetail): SectionEntry[] {
  const counts: Record<SectionName, number | undefined> = {
    resumen: undefined,
    hechos: event.hechos.length,
    contradicciones: event.desinformacion.length,
    opiniones: event.opiniones.length || undefined, // experts may speak where the press does not
    contexto: event.contexto_del_evento.length,
    declaraciones: event.declaraciones.length,
    encuadre: event.framing.length,
    impacto: event.impacto_futuro.length,
    articulos: event.cobertura.articulos,
  };
  return SECTION_NAMES.map((name) => ({ name, count: counts[name] })).filter(({ count }) => count !== 0);
}

export const sectionId = (name: SectionName) => `seccion-${name}`;
export const sectionTitleId = (name: SectionName) => `${sectionId(name)}-titulo`;
export const statementElementId = (statement_id: number) => `afirmacion-${statement_id}`;
export const statementWordsId = (statement_id: number) => `${statementElementId(statement_id)}-palabras`;
