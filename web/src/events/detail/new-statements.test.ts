import type { EventDetail } from '@poliedro/contracts/events';
import type { EventNews } from '@poliedro/contracts/versions';
import { expect, test } from 'vitest';
import { newStatements } from './new-statements.ts';

const event = {
  hechos: [{ statement_id: 1, hecho: 'Se aprobó' }],
  desinformacion: [{ statement_id: 2, pregunta: '¿Sube?', versiones: [{ statement_id: 3, texto: 'Sí' }] }],
  opiniones: [{ statement_id: 4, postura: 'Bien' }],
  contexto_del_evento: [],
  declaraciones: [{ statement_id: 5, Declaracion: 'Ganamos', Declarante: 'Comisaria' }],
  framing: [{ statement_id: 6, texto: 'Como avance' }],
  impacto_futuro: [],
} as unknown as EventDetail;

const news = (...nuevas: EventNews['nuevas']) => ({ nuevas }) as EventNews;

test('new statements are told in the words of the event, under the section the screen has', () => {
  const told = newStatements(
    event,
    news(
      { statement_id: 1, seccion: 'hechos' },
      { statement_id: 5, seccion: 'declaraciones' },
      { statement_id: 6, seccion: 'framing' },
    ),
  );
  expect(told.map(({ section, text }) => [section, text])).toEqual([
    ['hechos', 'Se aprobó'],
    ['declaraciones', 'Comisaria: Ganamos'],
    ['encuadre', 'Como avance'],
  ]);
});

test('a new question stands for its versions, and what is gone meanwhile is left out', () => {
  const told = newStatements(
    event,
    news(
      { statement_id: 2, seccion: 'desinformacion' },
      { statement_id: 3, seccion: 'desinformacion' },
      { statement_id: 99, seccion: 'hechos' },
    ),
  );
  expect(told).toEqual([{ statement_id: 2, section: 'contradicciones', text: '¿Sube?' }]);
});
