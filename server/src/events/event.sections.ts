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
  evidencia: Evidence[];
}

type Sections = Pick<EventDetail, EventSectionName>;

function domains(evidence: readonly Evidence[]): string[] {
  return [...new Set(evidence.map((piece) => piece.dominio_periodico))];
}

/** Newspapers with a report of their own; all that repeat one report without its source among them are one more. */
export function countIndependents(evidence: readonly Evidence[]): number {
  const originals = evidence.filter((piece) => piece.copia_de === null);
  const reports = new Set(originals.map((piece) => piece.articulo_id));
  const newspapers = new Set(domains(originals));
  for (const { copia_de, dominio_periodico } of evidence) {
    if (copia_de === null || reports.has(copia_de) || newspapers.has(dominio_periodico)) continue;
    reports.add(copia_de);
    newspapers.add(dominio_periodico);
  }
  return newspapers.size;
}

const backed = ({ statement_id, evidencia }: StoredStatement) => ({
  statement_id,
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
    })),
    framing: of('framing').map(prose),
    impacto_futuro: of('impacto_futuro').map(prose),
  };
}
