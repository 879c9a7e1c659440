import type { EventDetail } from '@poliedro/contracts/events';
import { expect, test } from 'vitest';
import { sectionsOf } from './event-sections.ts';

const event = {
  hechos: [{}, {}],
  desinformacion: [],
  opiniones: [],
  contexto_del_evento: [],
  declaraciones: [],
  framing: [],
  impacto_futuro: [],
  pasajes: [],
  cobertura: { articulos: 3 },
} as unknown as EventDetail;
const counts = (given: EventDetail) => sectionsOf(given).map(({ name, count }) => [name, count]);

test('a section is there when the press or an author has something to say in it, and counts both', () => {
  expect(counts(event)).toEqual([
    ['resumen', undefined],
    ['hechos', 2],
    ['opiniones', undefined],
    ['articulos', 3],
  ]);
  const pasajes = [{ seccion: 'hechos' }, { seccion: 'framing' }, { seccion: 'opiniones' }] as EventDetail['pasajes'];
  expect(counts({ ...event, pasajes })).toEqual([
    ['resumen', undefined],
    ['hechos', 3],
    ['opiniones', 1],
    ['encuadre', 1],
    ['articulos', 3],
  ]);
});
