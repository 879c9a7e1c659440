import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Embedder } from '../../adapters/embeddings/embedder.ts';
import { openLocalEmbedder } from '../../adapters/embeddings/local-embedder.ts';
import { embedTextOf } from '../embed/embed-text.ts';
import type { ClusterItem } from './cluster-item.ts';
import { partition } from './partition.ts';
import { signsOf } from './signs.ts';

const FOLDER = process.env.EMBEDDING_MODEL_DIR ?? '';
const HOUR_MS = 3_600_000;
const NOON = Date.parse('2026-03-10T12:00:00Z');

interface Report {
  readonly idioma: string;
  readonly titular: string;
  readonly texto: string;
  readonly hours: number;
}

const TRAIN: Report[] = [
  {
    idioma: 'es',
    titular: 'Descarrila un tren en Vigo y deja cinco heridos',
    texto:
      'Un tren regional descarriló este martes a la entrada de la estación de Vigo. Cinco viajeros resultaron heridos leves, según Renfe.',
    hours: 0,
  },
  {
    idioma: 'es',
    titular: 'Cinco heridos al descarrilar un tren regional en Vigo',
    texto:
      'El convoy de Renfe se salió de la vía poco antes de llegar a Vigo. Los cinco heridos, leves, fueron atendidos en la estación.',
    hours: 2,
  },
  {
    idioma: 'es',
    titular: 'El tren descarrilado en Vigo deja cinco heridos leves y corta la línea',
    texto:
      'La línea entre Vigo y Redondela sigue cortada tras el descarrilamiento de un tren regional de Renfe con cinco heridos.',
    hours: 5,
  },
  {
    idioma: 'en',
    titular: 'Five injured as train derails in Vigo, Spain',
    texto:
      'A regional Renfe train derailed on Tuesday as it approached the station of Vigo in Spain. Five passengers were slightly injured.',
    hours: 3,
  },
  {
    idioma: 'fr',
    titular: 'Espagne : un train déraille à Vigo, cinq blessés',
    texto:
      'Un train régional de la Renfe a déraillé mardi à l’entrée de la gare de Vigo, en Espagne. Cinq passagers ont été légèrement blessés.',
    hours: 4,
  },
];

/** Of the same kind, and another happening. */
const OTHER_TRAIN: Report[] = [
  {
    idioma: 'es',
    titular: 'Un tren de mercancías descarrila en Zaragoza sin heridos',
    texto:
      'Un mercancías cargado de cereal descarriló este martes en las afueras de Zaragoza. Adif no lamenta heridos y calcula en 40 las horas para retirar 12 vagones.',
    hours: 1,
  },
  {
    idioma: 'es',
    titular: 'Doce vagones de cereal vuelcan en Zaragoza al descarrilar un mercancías',
    texto:
      'Adif trabaja en retirar los 12 vagones del mercancías que descarriló en Zaragoza, cargado de cereal, sin causar heridos.',
    hours: 6,
  },
];

const ELSE: Report[] = [
  {
    idioma: 'es',
    titular: 'El Banco Central mantiene los tipos de interés',
    texto:
      'El consejo del Banco Central Europeo dejó este martes los tipos de interés en el 2 %, como esperaban los analistas.',
    hours: 3,
  },
];

const ALL = [...TRAIN, ...OTHER_TRAIN, ...ELSE];

const toItems = (reports: readonly Report[], vectors: readonly Float32Array[] = []): ClusterItem[] =>
  reports.map((report, at) => ({
    articulo_id: at + 1,
    url: `https://diario.example/${at}`,
    idioma: report.idioma,
    published_on: NOON + report.hours * HOUR_MS,
    signs: signsOf(report),
    vector: vectors[at],
  }));

describe('articles by their words alone', () => {
  test('of one happening in one language are together, and another of its kind is apart', () => {
    const { groups } = partition(toItems(ALL));
    expect(groups.find((ids) => ids.includes(1))).toEqual(expect.arrayContaining([1, 2, 3]));
    expect(groups).toContainEqual([6, 7]);
    expect(groups).toContainEqual([8]);
  });

  test('are grouped the same in whatever order they come, each once', () => {
    const items = toItems(ALL);
    const expected = partition(items);
    expect(expected.groups.flat().sort((a, b) => a - b)).toEqual(items.map(({ articulo_id }) => articulo_id));
    fc.assert(
      fc.property(fc.shuffledSubarray(items, { minLength: items.length }), (shuffled) => {
        expect(partition(shuffled)).toEqual(expected);
      }),
      { numRuns: 20 },
    );
  });

  test('far apart in time are not one event', () => {
    const [first, ...rest] = toItems(TRAIN.slice(0, 2));
    const later = rest.map((item) => ({ ...item, published_on: NOON + 60 * 24 * HOUR_MS }));
    expect(partition([first as ClusterItem, ...later]).groups).toEqual([[1], [2]]);
  });

  test('that are none, one or without words are groups too', () => {
    expect(partition([])).toEqual({ groups: [], links: [] });
    const empty = ['', ' ', '!'].map((titular) => ({ idioma: 'es', titular, texto: '', hours: 0 }));
    expect(partition(toItems(empty)).groups).toEqual([[1], [2], [3]]);
  });
});

const given = FOLDER === '' ? 'skipped: EMBEDDING_MODEL_DIR names no folder' : 'of the model in EMBEDDING_MODEL_DIR';

describe.skipIf(FOLDER === '')(`articles with vectors, ${given}`, () => {
  let embedder: Embedder;
  beforeAll(async () => {
    embedder = await openLocalEmbedder({ folder: FOLDER });
  });
  afterAll(() => embedder.close());

  test('of one happening are together in three languages, and another of its kind is apart', async () => {
    const items = toItems(ALL, await embedder.embed(ALL.map(embedTextOf)));
    const { groups, links } = partition(items);
    // Each in the order of publication.
    expect(groups).toEqual([[1, 2, 4, 5, 3], [6, 7], [8]]);
    for (const { a, b, score } of links) expect([a < b, score < 0]).toEqual([true, true]);
    const oneBlind = items.map((item) => (item.articulo_id === 2 ? { ...item, vector: undefined } : item));
    expect(partition(oneBlind).groups[0]).toEqual(expect.arrayContaining([1, 2, 3, 4, 5]));
  });
});
