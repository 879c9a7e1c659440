import { expect, test } from 'vitest';
import { diffStatements, type StandingStatement } from './diff-statements.ts';

const evidence = (articulo_id: number) => [{ articulo_id, pasaje: 'Subió el 11 %.' }];
const standing = (statement_id: number, texto: string, parent_id: number | null = null): StandingStatement => ({
  statement_id,
  parent_id,
  seccion: 'desinformacion',
  texto,
  detalle: null,
  posicion: statement_id,
  fecha: null,
  evidence: evidence(statement_id),
});
const admitted = (texto: string, articulo_id: number, ...versiones: ReturnType<typeof side>[]) => ({
  ...side(texto, articulo_id),
  versiones,
});
const side = (texto: string, articulo_id: number) => ({
  seccion: 'desinformacion' as const,
  texto,
  detalle: null,
  fecha: null,
  original_idioma: null,
  evidence: evidence(articulo_id),
  versiones: [],
});

test('what is said twice in the same words stands twice, however often it is written', () => {
  const known = [standing(0, '¿Cuánto subió?'), standing(1, '11 %.', 0), standing(2, '11 %.', 0)];
  const again = [admitted('¿Cuánto subió?', 0, side('11 %.', 1), side('11 %.', 2))];
  expect(diffStatements(known, again)).toEqual({ begun: [], ended: [], moved: [], backed: [] });
});

test('of what was said more often than now, the rest ends', () => {
  const known = [standing(0, '¿Cuánto subió?'), standing(1, '11 %.', 0), standing(2, '11 %.', 0)];
  const once = [admitted('¿Cuánto subió?', 0, side('11 %.', 1))];
  expect(diffStatements(known, once)).toMatchObject({ begun: [], ended: [2] });
});
