import type { EventDetail, Evidence } from '@poliedro/contracts/events';

type Section =
  | 'hechos'
  | 'desinformacion'
  | 'opiniones'
  | 'contexto_del_evento'
  | 'declaraciones'
  | 'framing'
  | 'impacto_futuro';

/** A statement as the database holds it; what texto and detalle are depends on the section. */
export interface StoredStatement {
  statement_id: number;
  seccion: Section;
  parent_id: number | null;
  fecha: string | null;
  texto: string;
  detalle: string | null;
  evidencia: Evidence[];
}

type Sections = Pick<EventDetail, Section>;

function domains(evidence: readonly Evidence[]): string[] {
  return [...new Set(evidence.map((piece) => piece.dominio_periodico))];
}

const prose = ({ statement_id, texto, evidencia }: StoredStatement) => ({ statement_id, texto, evidencia });

export function toSections(statements: readonly StoredStatement[]): Sections {
  const of = (section: Section) => statements.filter((s) => s.seccion === section && s.parent_id === null);
  return {
    hechos: of('hechos').map((s) => ({
      statement_id: s.statement_id,
      hecho: s.texto,
      dominio_periodico: domains(s.evidencia)[0] ?? '',
      evidencia: s.evidencia,
    })),
    desinformacion: of('desinformacion').map((question) => ({
      statement_id: question.statement_id,
      pregunta: question.texto,
      versiones: statements.filter((s) => s.parent_id === question.statement_id).map(prose),
    })),
    opiniones: of('opiniones').map((s) => ({
      statement_id: s.statement_id,
      postura: s.texto,
      resumen: s.detalle ?? '',
      dominio_periodico: domains(s.evidencia)[0] ?? '',
      apoyos: domains(s.evidencia),
      evidencia: s.evidencia,
    })),
    contexto_del_evento: of('contexto_del_evento').map(prose),
    declaraciones: of('declaraciones').map((s) => ({
      statement_id: s.statement_id,
      Declaracion: s.texto,
      Declarante: s.detalle ?? '',
      fecha: s.fecha ?? '',
      evidencia: s.evidencia,
    })),
    framing: of('framing').map(prose),
    impacto_futuro: of('impacto_futuro').map(prose),
  };
}
