import { describe, expect, test } from 'vitest';
import type { ArticleToAnalyse, EventDraft, EventToWrite } from '../analyst.ts';
import { checkStatement } from '../gate/check-statement.ts';
import { article, EXPLOSION } from './cases/explosion.ts';
import { createExtractiveAnalyst } from './extractive-analyst.ts';

const analyst = createExtractiveAnalyst();

async function write(
  articles: readonly ArticleToAnalyse[],
  earlier: EventToWrite['earlier'] = [],
): Promise<EventDraft | undefined> {
  const claims = new Map<number, Awaited<ReturnType<typeof analyst.claimsOf>>>();
  for (const one of articles) claims.set(one.articulo_id, await analyst.claimsOf(one));
  return analyst.write({ evento_id: 1, articles, claims, earlier });
}

const cited = (evidence: EventDraft['titulo']['evidence']): number[] => evidence.map(({ articulo_id }) => articulo_id);

/** What a section says, and by which articles. */
const section = (draft: EventDraft | undefined, seccion: string) =>
  draft?.statements
    .filter((statement) => statement.seccion === seccion)
    .map(({ texto, detalle, evidence }) => [texto, ...(detalle === undefined ? [] : [detalle]), cited(evidence)]);

describe('an event told by several newspapers in Spanish', async () => {
  const draft = await write(EXPLOSION);

  test('has the calm title that says most, and sentences of several newspapers as its summary', () => {
    expect(draft?.idioma).toBe('es');
    expect(draft?.titulo.texto).toBe('Una explosión en una fábrica de pinturas de Alcorán deja 12 heridos');
    expect(draft?.descripcion.map(({ texto }) => texto)).toEqual([
      'La explosión se produjo a las 06:40 en una nave de la fábrica de pinturas Cromalia, que quedó destruida.',
      'El Ayuntamiento de Alcorán presentará el jueves un plan para trasladar la fábrica fuera de la ciudad.',
      '85 vecinos de las calles cercanas fueron evacuados.',
    ]);
  });

  test('has as facts what several say, each once, with a passage of every report and none of what is disputed', () => {
    expect(section(draft, 'hechos')).toEqual([
      ['Fueron evacuados 85 vecinos de las calles cercanas.', [3, 1, 2, 6]],
      [
        'Una explosión destruyó este lunes a las 06:40 una nave de la fábrica de pinturas Cromalia, en Alcorán.',
        [1, 2, 6],
      ],
      ['El fuego de la fábrica Cromalia tardó tres horas en apagarse.', [5, 1]],
    ]);
    expect(section(draft, 'contexto_del_evento')).toEqual([
      ['La fábrica fue multada en 2021 con 40.000 euros por guardar disolventes sin permiso.', [2, 3]],
    ]);
    expect(section(draft, 'impacto_futuro')).toEqual([
      ['El Ayuntamiento de Alcorán presentará el jueves un plan para trasladar la fábrica fuera de la ciudad.', [5, 3]],
    ]);
  });

  test('asks where they count otherwise, with who says what', () => {
    const questions = draft?.statements.filter(({ versiones }) => versiones !== undefined) ?? [];
    expect(questions.map(({ texto }) => texto)).toEqual(['¿Cuántas personas han resultado heridas?']);
    expect(questions[0]?.versiones?.map(({ texto, evidence }) => [texto, cited(evidence)])).toEqual([
      ['Doce trabajadores resultaron heridos y fueron trasladados al hospital de San Lucas.', [1, 2]],
      [
        'Quince trabajadores resultaron heridos al explotar una nave de la fábrica de pinturas Cromalia, en Alcorán.',
        [3],
      ],
    ]);
  });

  test('has who said what once, and opinions apart', () => {
    expect(section(draft, 'declaraciones')).toEqual([
      ['No teníamos ningún aviso de fuga', 'Marta Ledesma, directora de Cromalia', [1, 2]],
      [
        'Llevamos diez años pidiendo que se la lleven de aquí',
        'Tomás Arce, presidente de la asociación de vecinos',
        [5],
      ],
    ]);
    expect(section(draft, 'opiniones')?.map(([postura]) => postura)).toEqual([
      'En contra: El error no fue de los bomberos, sino de quien renovó la licencia',
      'El barrio también vive de Cromalia',
    ]);
  });

  test('shows nothing of a newspaper that allows no extract', () => {
    expect(JSON.stringify(draft)).not.toMatch(/"articulo_id":7|secreto/);
  });

  test('is the same whatever the order of its articles', async () => {
    const shuffled = [6, 2, 8, 0, 4, 7, 1, 5, 3].flatMap((at) => EXPLOSION[at] ?? []);
    expect(await write(shuffled)).toEqual(draft);
  });
});

test('a number that grows and is told higher by all later reports is no contradiction, nor one that a newspaper took back', async () => {
  const [first, second, third] = EXPLOSION;
  if (first === undefined || second === undefined || third === undefined) throw new Error('no articles');
  const grown = await write([first, second, third]);
  expect(grown?.statements.filter(({ versiones }) => versiones !== undefined)).toEqual([]);
  const later = { ...second, articulo_id: 30, published_on: new Date(Date.UTC(2026, 2, 3)) };
  const between = { ...third, published_on: new Date(Date.UTC(2026, 2, 2, 9, 30)) };
  const disputed = await write([first, between, later]);
  expect(disputed?.statements.filter(({ versiones }) => versiones !== undefined)).toHaveLength(1);
  const corrected = await write([
    first,
    between,
    later,
    { ...first, articulo_id: 31, periodico_id: between.periodico_id, published_on: later.published_on },
  ]);
  expect(corrected?.statements.filter(({ versiones }) => versiones !== undefined)).toEqual([]);
});

test('half a million in words and in digits is one number, and another one is asked about', async () => {
  const report = (articulo_id: number, homes: string) =>
    article({
      articulo_id,
      titular: 'Un apagón deja sin luz la comarca del Arlanzón',
      text: [
        `El apagón dejó sin luz a ${homes} hogares de la comarca del Arlanzón durante nueve horas.`,
        'La avería comenzó en una subestación de la compañía Luzclara en Villafría.',
      ],
    });
  const asked = async (...homes: string[]) => {
    const draft = await write(homes.map((one, at) => report(at + 1, one)));
    return draft?.statements.filter(({ versiones }) => versiones !== undefined).length;
  };
  expect(await asked('medio millón de', '500.000', '500.000')).toBe(0);
  expect(await asked('un millón y medio de', '1,5 millones de', '1,5 millones de')).toBe(0);
  expect(await asked('medio millón de', '600.000', '600.000')).toBe(1);
});

describe('an event that follows another', () => {
  const english = (articulo_id: number, titular: string, ...text: string[]) =>
    article({ articulo_id, titular, idioma: 'en', pais_iso_code: articulo_id % 2 === 0 ? 'GB' : 'US', text });
  const articles = [
    english(
      11,
      'Ferry operator fined £2.4m over Marlow Sound collision',
      'A court in Portree fined Hebrid Lines £2.4m on Tuesday over the collision in Marlow Sound. Judge Fiona Baird said the crew had been awake for 19 hours.',
      '“We accept the ruling and will not appeal,” said Ewan Tait, chief executive of Hebrid Lines.',
    ),
    english(
      12,
      'Hebrid Lines must pay £2.4m for Marlow Sound collision',
      'Hebrid Lines was fined £2.4m by a court in Portree over the Marlow Sound collision. The crew had been awake for 19 hours, the court heard.',
      'The company will replace its oldest two ferries by 2028.',
    ),
    english(
      13,
      'Is this the end for Hebrid Lines?',
      'The court in Portree fined the ferry company Hebrid Lines £2.4m. The company will replace its oldest two ferries by 2028.',
    ),
  ];
  const before = english(
    10,
    'Ferry hits fishing boat in Marlow Sound',
    'The ferry Isle of Rona hit a fishing boat in Marlow Sound on Monday. Four fishermen were rescued from the water.',
  );

  test('is written in the language of its articles and says what came before; all of it passes the gate', async () => {
    const draft = await write(articles, [
      { evento_id: 9, titulo: before.titular, created_on: before.published_on, articles: [before] },
    ]);
    expect(draft?.idioma).toBe('en');
    expect(draft?.titulo.texto).toBe('Hebrid Lines must pay £2.4m for Marlow Sound collision');
    expect(section(draft, 'contexto_del_evento')).toContainEqual([
      'The ferry Isle of Rona hit a fishing boat in Marlow Sound.',
      [10],
    ]);
    expect(section(draft, 'declaraciones')?.[0]?.slice(0, 2)).toEqual([
      'We accept the ruling and will not appeal',
      'Ewan Tait, chief executive of Hebrid Lines',
    ]);
    const known = new Map([before, ...articles].map((one) => [one.articulo_id, one]));
    for (const statement of draft?.statements ?? [])
      expect(checkStatement(statement, known), statement.texto).toMatchObject({ pass: true });
  });
});

test('articles in no language of the site make no event', async () => {
  expect(await write(EXPLOSION.map((one) => ({ ...one, idioma: 'it' })))).toBeUndefined();
});
