import { expect, test } from 'vitest';
import type { ArticleToAnalyse } from '../analyse/analyst.ts';
import { article } from '../analyse/extractive/cases/explosion.ts';
import { checkShown } from './check-shown.ts';

const SAID = 'El puente seguirá cerrado hasta que los técnicos revisen los cuatro pilares';
const report = (articulo_id: number, extract_limit: number) =>
  article({
    articulo_id,
    titular: 'El puente de Valdeluz sigue cerrado',
    text: [`El puente de Valdeluz está cortado. «${SAID}», dijo la alcaldesa Marta Ruiz el lunes.`],
    extract_limit,
  });
const declare = (...articles: ArticleToAnalyse[]) =>
  checkShown(
    {
      seccion: 'declaraciones',
      idioma: 'es',
      texto: SAID,
      detalle: 'Marta Ruiz, alcaldesa',
      evidence: articles.map(({ articulo_id, texto }) => ({ articulo_id, pasaje: texto.slice(texto.indexOf('«')) })),
    },
    new Map(articles.map((one) => [one.articulo_id, one])),
  );

test('a declaration is shown only from newspapers that allow so many of their words', () => {
  expect(declare(report(1, 300))).toMatchObject({ pass: true, evidence: [{ articulo_id: 1 }] });
  expect(declare(report(1, SAID.length - 1))).toEqual({ pass: false, reasons: ['too_long'] });
  expect(declare(report(1, SAID.length - 1), report(2, 300))).toMatchObject({
    pass: true,
    evidence: [{ articulo_id: 2 }],
  });
});
