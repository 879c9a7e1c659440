import { describe, expect, onTestFinished, test } from 'vitest';
import { createTestDatabase, openTestDatabase } from '../../../test/database.ts';
import { type Database, openDatabase } from '../../platform/database.ts';
import { type ArticleVector, listNearest, listVectors, saveVectors } from './vector.repository.ts';

const MODEL = 'a-model';
const DIMENSIONS = 384;
const SUBJECTS = 20;
const WEEK_MS = 7 * 86_400_000;

/** The same numbers in every run. */
function createRandom(seed: number): () => number {
  let state = seed;
  const uniform = () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return (state + 0.5) / 2 ** 32;
  };
  return () => Math.sqrt(-2 * Math.log(uniform())) * Math.cos(2 * Math.PI * uniform());
}

function unit(values: Float32Array): Float32Array {
  const length = Math.hypot(...values);
  return values.map((value) => value / length);
}

/** Vectors as the press makes them: in every subject many happenings, each told several times in nearly the same words. */
function makeVectors(happenings: number, reports: number, seed: number): Float32Array[] {
  const random = createRandom(seed);
  const near = (centre: Float32Array, distance: number) =>
    unit(centre.map((value) => value + (distance * random()) / Math.sqrt(DIMENSIONS)));
  const subjects = Array.from({ length: SUBJECTS }, () => near(new Float32Array(DIMENSIONS), 1));
  const told = Array.from({ length: happenings }, (_, at) => near(subjects[at % SUBJECTS] ?? new Float32Array(), 1));
  return Array.from({ length: happenings * reports }, (_, at) =>
    near(told[at % happenings] ?? new Float32Array(), 0.7),
  );
}

const idAt = (time: number, running: number) => (Math.floor(time / 1000) - 1_704_067_200) * 2 ** 20 + running;
const dot = (a: Float32Array, b: Float32Array) => a.reduce((sum, value, at) => sum + value * (b[at] ?? 0), 0);

async function indexOf(db: Database, articulo_id: number): Promise<string | undefined> {
  const [row] = await db.query<{ name: string }>(
    {
      name: 'vector-index-of',
      text: `select indexrelid::regclass::text as name from pg_index join article_vectors v on v.tableoid = indrelid
        where v.articulo_id = $1 and not indisprimary`,
    },
    [articulo_id],
  );
  return row?.name;
}

async function saveAll(db: Database, vectors: readonly ArticleVector[], model = MODEL): Promise<void> {
  for (let from = 0; from < vectors.length; from += 1000) {
    await saveVectors(db, model, vectors.slice(from, from + 1000));
  }
}

describe('the vectors of articles', () => {
  test('are kept, found again by id, and saved twice without a change', async () => {
    const db = await openTestDatabase('empty');
    const now = Date.now();
    const [one, other] = makeVectors(2, 1, 1).map((vector, at) => ({ articulo_id: idAt(now, at), vector }));
    if (!one || !other) throw new Error('no vectors');
    await saveVectors(db, MODEL, [other, one]);
    const rowsOf = () => db.query({ name: 'xmin', text: 'select xmin, vector from article_vectors' }, []);
    const saved = await rowsOf();
    await saveVectors(db, MODEL, [one]);
    expect(await rowsOf()).toEqual(saved);

    const found = await listVectors(db, MODEL, [one.articulo_id, other.articulo_id, 7]);
    expect(found.map(({ articulo_id }) => articulo_id)).toEqual([one.articulo_id, other.articulo_id]);
    expect(dot(found[0]?.vector ?? one.vector, one.vector)).toBeCloseTo(1, 3);

    await saveVectors(db, 'another-model', [one]);
    expect(await listVectors(db, MODEL, [one.articulo_id])).toEqual([]);
    expect(await listVectors(db, 'another-model', [one.articulo_id])).toHaveLength(1);
  });

  test('are compared with those of the same model alone, stored since then', async () => {
    const db = await openTestDatabase('empty');
    const now = Date.now();
    const [vector] = makeVectors(1, 1, 2);
    if (!vector) throw new Error('no vector');
    const daysAgo = (days: number) => ({ articulo_id: idAt(now - days * 86_400_000, days), vector });
    await saveAll(db, [daysAgo(0), daysAgo(3), daysAgo(9)]);
    await saveAll(db, [daysAgo(1)], 'another-model');
    const newest = daysAgo(0).articulo_id;
    const near = await listNearest(db, { articulo_ids: [newest], model: MODEL, among: 'placed', days: 7, most: 10 });
    expect(near).toMatchObject([{ of: newest, articulo_id: daysAgo(3).articulo_id }]);
    for (const { similarity } of near) expect(similarity).toBeCloseTo(1, 2);
  });

  test('have an index while they are young, and none when they are old', async () => {
    const db = await openTestDatabase('empty');
    const weeksAgo = [3, 1.5, 0];
    const vectors = makeVectors(1, 3, 3).map((vector, at) => ({
      vector,
      articulo_id: idAt(Date.now() - (weeksAgo[at] ?? 0) * WEEK_MS, at),
    }));
    await saveAll(db, vectors);
    const names = await Promise.all(vectors.map(({ articulo_id }) => indexOf(db, articulo_id)));
    expect(names).toEqual([undefined, expect.stringMatching(/_nearest$/), expect.stringMatching(/_nearest$/)]);

    await db.query({ name: 'age', text: 'call ensure_vector_indexes(0)' }, []);
    const older = await Promise.all(vectors.map(({ articulo_id }) => indexOf(db, articulo_id)));
    expect(older).toEqual([undefined, undefined, expect.stringMatching(/_nearest$/)]);
    const [first] = vectors;
    if (first === undefined) throw new Error('no vectors');
    const near = await listNearest(db, {
      articulo_ids: [first.articulo_id],
      model: MODEL,
      among: 'placed',
      days: 60,
      most: 3,
    });
    expect(near).toHaveLength(2);
  });
});

describe('the nearest of 20,000 vectors', () => {
  test('are found by the index: of those that an exact search finds, 97 in a hundred', async () => {
    const url = await createTestDatabase('empty');
    const db = openDatabase({ url, pool: 1, onError: () => {}, statementTimeoutMs: 100_000 });
    onTestFinished(() => db.close());
    const now = Date.now();
    // Filled before the index is made: that is quicker than both at once.
    await db.pool.query('call ensure_vector_indexes(-10)');
    const vectors = makeVectors(2000, 10, 4).map((vector, at) => ({
      vector,
      articulo_id: idAt(now - (at / 20_000) * WEEK_MS, at),
    }));
    await saveAll(db, vectors);
    await db.pool.query('call ensure_vector_indexes(2)');
    await db.pool.query('analyze article_vectors');

    const questions = vectors.filter((_, at) => at % 200 === 7);
    // Every second one has its final group, and so has what is asked about.
    await db.pool.query(`insert into article_final_groups (articulo_id, published_on, final_group)
      select articulo_id, article_stored_at(articulo_id), 1 from article_vectors where articulo_id % 2 = 1`);
    await db.pool.query('analyze article_final_groups');
    const ask = async () => {
      const answers: { articulo_id: number; among: string; near: Set<number> }[] = [];
      for (const among of ['placed', 'final'] as const) {
        for (const { articulo_id } of questions.slice(0, among === 'final' ? 10 : undefined)) {
          const ids = [articulo_id];
          const found = await listNearest(db, { articulo_ids: ids, model: MODEL, among, days: 7, most: 50 });
          answers.push({ articulo_id, among, near: new Set(found.map((one) => one.articulo_id)) });
        }
      }
      return answers;
    };
    const found = await ask();
    await db.pool.query('set enable_indexscan = off');
    const nearest = await ask();
    for (const kind of ['placed', 'final']) {
      const exact = nearest.filter(({ among }) => among === kind);
      expect(exact.every(({ near }) => near.size === 50)).toBe(true);
      const hits = exact.map(({ articulo_id, near }) => {
        const same = found.find((one) => one.among === kind && one.articulo_id === articulo_id);
        return near.intersection(same?.near ?? new Set()).size;
      });
      expect(hits.reduce((sum, hit) => sum + hit, 0) / (exact.length * 50)).toBeGreaterThanOrEqual(0.97);
    }
    const finals = found.filter(({ among }) => among === 'final');
    expect(finals.every(({ near }) => [...near].every((articulo_id) => articulo_id % 2 === 1))).toBe(true);

    await db.pool.query('select pg_stat_force_next_flush()');
    const { rows } = await db.pool.query<{ count: number }>(
      `select sum(idx_scan)::int as count from pg_stat_user_indexes where indexrelname like '%_nearest'`,
    );
    expect(rows[0]?.count).toBeGreaterThanOrEqual(questions.length + 10);
  });
});
