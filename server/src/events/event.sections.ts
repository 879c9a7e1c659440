import type { EventDetail, Evidence } from '@poliedro/contracts/events';
import type { EventSectionName } from '@poliedro/contracts/versions';

/** A statement as the database holds it; what texto and detalle are depends on the section. */
export interface StoredStatement {
  statement_id: number;
  seccion: EventSectionName;
  parent_id: number | null;
  fecha: string | null;
  texto: string;
  detalle: string | null;
  idioma: string;
  original: EventDetail['declaraciones'][number]['original'];
  evidencia: Evidence[];
}

type Sections = Pick<EventDetail, EventSectionName>;

function domains(evidence: readonly Evidence[]): string[] {
  return [...new Set(evidence.map((piece) => piece.dominio_periodico))];
}

/** Newspapers with a report of their own, and one more for each report that others repeat and that is not here itself. */
export function countIndependents(evidence: readonly Evidence[]): number {
  const here = new Set(evidence.map(({ articulo_id }) => articulo_id));
  const own = new Set(domains(evidence.filter(({ copia_de }) => copia_de === null)));
  const others = evidence.filter(
    ({ copia_de, dominio_periodico }) => copia_de !== null && !here.has(copia_de) && !own.has(dominio_periodico),
  );
  return own.size + Math.min(new Set(others.map(({ copia_de }) => copia_de)).size, domains(others).length);
}

const backed = ({ statement_id, idioma, evidencia }: StoredStatement) => ({
  statement_id,
  idioma,
  evidencia,
  independientes: countIndependents(evidencia),
});

const prose = (statement: StoredStatement) => ({ ...backed(statement), texto: statement.texto });

export function toSections(statements: readonly StoredStatement[]): Sections {
  const of = (section: EventSectionName) => statements.filter((s) => s.seccion === section && s.parent_id === null);
  return {
    hechos: of('hechos').map((s) => ({
      ...backed(s),
      hecho: s.texto,
      dominio_periodico: domains(s.evidencia)[0] ?? '',
    })),
    desinformacion: of('desinformacion').map((question) => ({
      statement_id: question.statement_id,
      idioma: question.idioma,
      pregunta: question.texto,
      versiones: statements.filter((s) => s.parent_id === question.statement_id).map(prose),
    })),
    opiniones: of('opiniones').map((s) => ({
      ...backed(s),
      postura: s.texto,
      resumen: s.detalle ?? '',
      dominio_periodico: domains(s.evidencia)[0] ?? '',
      apoyos: domains(s.evidencia),
    })),
    contexto_del_evento: of('contexto_del_evento').map(prose),
    declaraciones: of('declaraciones').map((s) => ({
      ...backed(s),
      Declaracion: s.texto,
      Declarante: s.detalle ?? '',
      fecha: s.fecha ?? '',
      original: s.original,
    })),
    framing: of('framing').map(prose),
    impacto_futuro: of('impacto_futuro').map(prose),
  };
}
