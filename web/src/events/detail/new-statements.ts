import type { EventDetail } from '@poliedro/contracts/events';
import type { EventNews, EventSectionName } from '@poliedro/contracts/versions';
import type { SectionName } from './event-sections.ts';

export const SHOWN_AS: Record<EventSectionName, SectionName> = {
  hechos: 'hechos',
  desinformacion: 'contradicciones',
  opiniones: 'opiniones',
  contexto_del_evento: 'contexto',
  declaraciones: 'declaraciones',
  framing: 'encuadre',
  impacto_futuro: 'impacto',
};

export interface NewStatement {
  readonly statement_id: number;
  readonly section: SectionName;
  readonly text: string;
}

function textsOf(event: EventDetail): Map<number, string> {
  const questions = event.desinformacion.flatMap(({ statement_id, pregunta, versiones }) => [
    [statement_id, pregunta] as const,
    ...versiones.map((version) => [version.statement_id, version.texto] as const),
  ]);
  return new Map([
    ...event.hechos.map(({ statement_id, hecho }) => [statement_id, hecho] as const),
    ...questions,
    ...event.opiniones.map(({ statement_id, postura }) => [statement_id, postura] as const),
    ...event.declaraciones.map((said) => [said.statement_id, `${said.Declarante}: ${said.Declaracion}`] as const),
    ...[...event.contexto_del_evento, ...event.framing, ...event.impacto_futuro].map(
      ({ statement_id, texto }) => [statement_id, texto] as const,
    ),
  ]);
}

/** The new ones in the words of the event; a new question stands for its versions. */
export function newStatements(event: EventDetail, { nuevas }: EventNews): NewStatement[] {
  const texts = textsOf(event);
  const ids = new Set(nuevas.map(({ statement_id }) => statement_id));
  const behindNewQuestion = new Set(
    event.desinformacion
      .filter(({ statement_id }) => ids.has(statement_id))
      .flatMap(({ versiones }) => versiones.map(({ statement_id }) => statement_id)),
  );
  return nuevas.flatMap(({ statement_id, seccion }) => {
    const text = texts.get(statement_id);
    return text === undefined || behindNewQuestion.has(statement_id)
      ? []
      : [{ statement_id, section: SHOWN_AS[seccion], text }];
  });
}
