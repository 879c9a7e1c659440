import { describe, expect, test } from 'vitest';
import { AGENCY_COPIES, ANOTHER_REPORT } from '../../../../test/agency-report.ts';
import { openTestDatabase } from '../../../../test/database.ts';
import type { Database, Transaction } from '../../../platform/database.ts';
import { bandsOf } from './bands.ts';
import { listCandidates, MOST_CANDIDATES, markCopies, type ReadArticle } from './copies.repository.ts';

const DAY = 86_400_000;
const NOW = Date.now();

interface Report {
  readonly name: string;
  readonly texto: string;
  /** When it was published, in minutes from now. */
  readonly minute: number;
  /** When we found it. */
  readonly found: number;
}

const { whole, cut, retold, dated, reworded, paywalled } = AGENCY_COPIES;
const found = NOW - DAY;
const REPORTS: readonly Report[] = [
  { name: 'whole', texto: whole, minute: 0, found },
  { name: 'cut', texto: cut, minute: 30, found },
  { name: 'dated', texto: dated, minute: 10, found },
  { name: 'reworded', texto: reworded, minute: 20, found },
  { name: 'retold', texto: retold, minute: 40, found },
  { name: 'another', texto: ANOTHER_REPORT, minute: -10, found },
];

const INSERT_ARTICLE = {
  name: 'test-article',
  text: `insert into articles (articulo_id, periodico_id, tipo, titular, resumen, url, idioma, autor, created_on,
      numero_de_palabras_texto_visible_gpt, paywall, cantidad_fuentes_citadas, contenido_es_enfatico,
      titular_es_clickbait, es_opinion)
    values (next_article_id($1), 0, 'interno', $2, '', $2, 'es', '', $3, 1, false, 0, false, false, false)
    returning articulo_id::float8`,
};
const INSERT_TEXT = {
  name: 'test-text',
  text: `insert into article_texts (articulo_id, texto, seccion, read_on, bands) values ($1, $2, '', now(), $3)`,
};

const mark = async (tx: Transaction, article: ReadArticle) =>
  markCopies(tx, article, await listCandidates(tx, article));

async function store(tx: Transaction, { name, texto, minute, found }: Report) {
  const published = new Date(NOW - DAY + minute * 60_000);
  const [row] = await tx.query<{ articulo_id: number }>(INSERT_ARTICLE, [new Date(found), name, published]);
  const articulo_id = row?.articulo_id ?? 0;
  const bands = bandsOf(texto);
  await tx.query(INSERT_TEXT, [articulo_id, texto, bands]);
  return { marked: await mark(tx, { articulo_id, texto, bands }), articulo_id, bands };
}

async function listMarks(db: Database): Promise<Record<string, string | null>> {
  const rows = await db.query<{ name: string; original: string | null }>(
    {
      name: '',
      text: `select c.titular as name, o.titular as original
        from articles c left join articles o on o.articulo_id = c.copia_de order by 1`,
    },
    [],
  );
  return Object.fromEntries(rows.map(({ name, original }) => [name, original]));
}

const ORIGINALS = { whole: null, cut: 'whole', dated: 'whole', reworded: 'whole', retold: 'whole', another: null };

describe('copies of one report', () => {
  test('name the one published first, in whatever order they are read', async () => {
    const db = await openTestDatabase('empty');
    for (const order of [
      [5, 0, 2, 3, 1, 4],
      [4, 1, 3, 2, 0, 5],
      [1, 4, 0, 5, 3, 2],
    ]) {
      for (const at of order) await db.transaction((tx) => store(tx, REPORTS[at] as Report));
      expect(await listMarks(db)).toEqual(ORIGINALS);
      await db.query({ name: '', text: 'truncate articles, article_texts' }, []);
    }
  });

  test('name it also when all are read at once', async () => {
    const db = await openTestDatabase('empty');
    await Promise.all(REPORTS.map((report) => db.transaction((tx) => store(tx, report))));
    expect(await listMarks(db)).toEqual(ORIGINALS);
  });

  test('are told as they become known, and no more the second time', async () => {
    const db = await openTestDatabase('empty');
    const [first, second] = [REPORTS[1] as Report, REPORTS[0] as Report];
    const late = await db.transaction((tx) => store(tx, first));
    const early = await db.transaction((tx) => store(tx, second));
    expect(late.marked).toEqual([]);
    expect(early.marked).toEqual([{ articulo_id: late.articulo_id, copia_de: early.articulo_id }]);
    const again = await db.transaction((tx) => mark(tx, { ...late, texto: first.texto }));
    expect(again).toEqual([]);
  });

  test('are found however many others have a passage in common with them', async () => {
    const db = await openTestDatabase('empty');
    const wordsOf = (name: string, count: number) => Array.from({ length: count }, (_, at) => `${name}${at}`).join(' ');
    const [short, passage] = [wordsOf('breve', 25), wordsOf('pasaje', 70)];
    const others = Array.from({ length: MOST_CANDIDATES + 20 }, (_, at) => ({
      name: `other ${at}`,
      texto: `${passage} ${wordsOf(`otro${at}x`, 150)}`,
      minute: 5,
      found,
    }));
    const long = { name: 'long', texto: `${short} ${passage} ${wordsOf('propio', 150)}`, minute: 10, found: NOW };
    for (const report of [...others, { name: 'short', texto: short, minute: 0, found }, long])
      await db.transaction((tx) => store(tx, report));
    expect(await listMarks(db)).toMatchObject({ long: 'short', 'other 0': null });
  });

  test('are looked for within a week', async () => {
    const db = await openTestDatabase('empty');
    const old = { name: 'old', texto: whole, minute: -12_000, found: NOW - 9 * DAY };
    const recent = { name: 'recent', texto: paywalled, minute: -8000, found: NOW - 6 * DAY };
    const fresh = { name: 'fresh', texto: whole, minute: 0, found: NOW };
    for (const report of [fresh, old, recent]) await db.transaction((tx) => store(tx, report));
    expect(await listMarks(db)).toEqual({ old: null, recent: 'old', fresh: 'recent' });
  });
});
