import { describe, expect, test } from 'vitest';
import { openTestDatabase } from '../../../test/database.ts';
import { type ArticleTruth, type PlayedNewspaper, startTestNewspapers } from '../../../test/newspapers-stand-in.ts';
import { openTestPolling } from '../../../test/polling.ts';
import { setExtractLimit, setNewspaperActive } from '../../newspapers/reading.repository.ts';
import type { Database } from '../../platform/database.ts';
import type { Visitor } from '../visit/visitor.ts';
import { claimArticle } from '../work/work.repository.ts';
import { cutToLimit, readArticle } from './read-article.ts';

interface StoredArticle {
  readonly articulo_id: number;
  readonly url: string;
  readonly titular: string;
  readonly resumen: string;
  readonly idioma: string;
  readonly es_opinion: boolean;
  readonly paywall: boolean;
  readonly copia_de: number | null;
  readonly texto: string;
}

const STORED = `select a.articulo_id::float8, a.url, a.titular, a.resumen, a.idioma, a.es_opinion, a.paywall,
    a.copia_de::float8, t.texto
  from articles a join article_texts t using (articulo_id) order by a.articulo_id`;
const ask = <Row extends object>(db: Database, text: string, values: readonly unknown[] = []) =>
  db.query<Row>({ name: '', text }, values);
const stageOf = async (db: Database, articulo_id: number) =>
  (
    await ask<{ stage: string; reason: string | null; attempts: number }>(
      db,
      'select stage, reason, attempts from article_work where articulo_id = $1',
      [articulo_id],
    )
  )[0];

const DAY_MS = 86_400_000;
/** Yesterday at six, so that nothing depends on the hour at which this runs. */
const START = Math.floor(Date.now() / DAY_MS) * DAY_MS - 0.75 * DAY_MS;

async function setUp(choose: (newspaper: PlayedNewspaper) => boolean) {
  const db = await openTestDatabase('empty');
  const newspapers = await startTestNewspapers({ start: new Date(START).toISOString() });
  await newspapers.setClock({ now: new Date(START + 3 * DAY_MS).toISOString() });
  const polling = await openTestPolling(db, newspapers);
  const chosen = (await newspapers.newspapers()).filter(choose);
  const found: number[] = [];
  for (const newspaper of chosen) found.push(...(await polling.poll(await polling.addNewspaper(newspaper))));
  const truths = new Map((await newspapers.truths()).map((truth) => [truth.url, truth]));
  return { db, newspapers, chosen, found, truths, visitor: polling.visitor };
}

const words = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

/** How much of the words of one is in the other, both ways. */
function overlap(got: string, wanted: string): number {
  const left = new Map<string, number>();
  for (const word of words(wanted)) left.set(word, (left.get(word) ?? 0) + 1);
  let common = 0;
  for (const word of words(got)) {
    const count = left.get(word) ?? 0;
    if (count > 0) common += 1;
    left.set(word, count - 1);
  }
  return (2 * common) / (words(got).length + words(wanted).length || 1);
}

const POLITE = 'elfaro.example';

describe('reading an article', () => {
  test('stores what the newspaper wrote, and what it repeats, and goes on to the next stage', async () => {
    const layouts = new Set<string>();
    const oneOfEach = ({ robots, tdm, layout }: PlayedNewspaper) =>
      robots === 'allow' && tdm === 'none' && !layouts.has(layout) && layouts.add(layout) !== undefined;
    const { db, found, truths, visitor } = await setUp(oneOfEach);
    expect(found.length).toBeGreaterThan(20);
    for (const articulo_id of found) await readArticle({ db, visitor, embedder: undefined }, articulo_id);
    const stored = await ask<StoredArticle>(db, STORED);
    expect(stored.length).toBe(found.length);
    const told = stored.map((article) => ({ article, truth: truths.get(article.url) }));
    const known = told.filter(
      (pair): pair is { article: StoredArticle; truth: ArticleTruth } => pair.truth !== undefined,
    );
    expect(known.length).toBe(stored.length);
    for (const { article, truth } of known) {
      expect([article.url, article.titular]).toEqual([truth.url, truth.title]);
      expect([article.url, article.idioma, article.es_opinion]).toEqual([truth.url, truth.language, truth.opinion]);
      expect(article.resumen.length).toBeLessThanOrEqual(300);
    }
    const mean = known.reduce((sum, { article, truth }) => sum + overlap(article.texto, truth.body), 0) / known.length;
    expect(mean).toBeGreaterThan(0.97);
    const byId = new Map(stored.map((article) => [article.articulo_id, article]));
    const originalOf = ({ articulo_id, copia_de }: StoredArticle): number => {
      const original = copia_de === null ? undefined : byId.get(copia_de);
      return original === undefined ? articulo_id : originalOf(original);
    };
    const pairs = known.flatMap((one, at) => known.slice(at + 1).map((other) => [one, other] as const));
    const areCopies = ([one, other]: (typeof pairs)[number]) =>
      one.truth.copy_group !== null && one.truth.copy_group === other.truth.copy_group;
    const wrong = pairs.filter(
      (pair) => areCopies(pair) !== (originalOf(pair[0].article) === originalOf(pair[1].article)),
    );
    expect(pairs.filter(areCopies).length).toBeGreaterThan(3);
    expect(wrong.map((pair) => pair.map(({ article }) => article.url))).toEqual([]);
    const stages = await ask<{ stage: string }>(db, 'select distinct stage from article_work');
    expect(stages).toEqual([{ stage: 'cluster' }]);
  });

  test('is done once, whoever tries; who was taken for dead writes nothing', async () => {
    const { db, found, visitor } = await setUp(({ host }) => host === POLITE);
    const [first = 0, second = 0] = found;
    const both = await Promise.all([
      readArticle({ db, visitor, embedder: undefined }, first),
      readArticle({ db, visitor, embedder: undefined }, first),
    ]);
    expect(both.filter(({ read }) => read)).toHaveLength(1);
    expect(await readArticle({ db, visitor, embedder: undefined }, first)).toEqual({ read: false });

    // A visit that takes so long that another process has taken the article over meanwhile.
    const slow: typeof visitor = {
      async visit(request) {
        const outcome = await visitor.visit(request);
        await ask(db, `update article_work set claimed_until = now() - interval '1 s' where articulo_id = $1`, [
          second,
        ]);
        expect(await claimArticle(db, second, 'read')).toBeDefined();
        return outcome;
      },
    };
    expect(await readArticle({ db, visitor: slow, embedder: undefined }, second)).toEqual({ read: false });
    expect(await ask(db, 'select 1 from articles where articulo_id = $1', [second])).toEqual([]);
    expect(await stageOf(db, second)).toMatchObject({ stage: 'read', attempts: 2 });
  });

  test('goes on to its vector while it is held; where nobody can make that now, it waits for it', async () => {
    const { db, found, visitor } = await setUp(({ host }) => host === POLITE);
    const [first = 0, second = 0] = found;
    const embedder = {
      model: 'of a test',
      dimensions: 384,
      embed: async (texts: readonly string[]) => texts.map(() => new Float32Array(384).fill(0.05)),
      close: async () => {},
    };
    expect(await readArticle({ db, visitor, embedder }, first)).toEqual({ read: true, embedded: true });
    expect(await stageOf(db, first)).toMatchObject({ stage: 'cluster', attempts: 0 });
    expect(await ask(db, 'select 1 from article_vectors join article_signs using (articulo_id)')).toHaveLength(1);

    const away = { ...embedder, embed: () => Promise.reject(new Error('away')) };
    const outcome = await readArticle({ db, visitor, embedder: away }, second);
    expect(outcome).toMatchObject({ read: true, embedded: false, later: { again: expect.any(Date) } });
    expect(await stageOf(db, second)).toEqual({ stage: 'embed', reason: 'away', attempts: 1 });
  });

  test('is tried again later when the newspaper is unwell, and given up in the end', async () => {
    const { db, newspapers, found, visitor } = await setUp(({ host }) => host === POLITE);
    const [sick = 0, gone = 0, deadly = 0] = found;
    await newspapers.setFaults({ host: POLITE }, { server_error: 1 });
    const outcome = await readArticle({ db, visitor, embedder: undefined }, sick);
    expect(outcome).toMatchObject({ read: false, later: { again: expect.any(Date) } });
    expect(await stageOf(db, sick)).toEqual({ stage: 'read', reason: 'status 500', attempts: 1 });
    expect(await readArticle({ db, visitor, embedder: undefined }, sick)).toEqual({ read: false });

    await ask(db, 'update article_work set attempts = 5, due_on = now() where articulo_id = $1', [gone]);
    await newspapers.setFaults({ host: POLITE }, { server_error: 1 });
    await readArticle({ db, visitor, embedder: undefined }, gone);
    expect(await stageOf(db, gone)).toMatchObject({ stage: 'dropped', reason: 'status 500' });

    // Whoever began it fell over it each time, and said nothing.
    await ask(db, 'update article_work set attempts = 6, due_on = now() where articulo_id = $1', [deadly]);
    await readArticle({ db, visitor, embedder: undefined }, deadly);
    expect(await stageOf(db, deadly)).toMatchObject({ stage: 'dropped', reason: 'begun again and again, never ended' });
  });

  test('that cannot be read again goes on as it was read before', async () => {
    const { db, found, visitor } = await setUp(({ host }) => host === POLITE);
    const [articulo_id = 0] = found;
    await readArticle({ db, visitor, embedder: undefined }, articulo_id);
    const before = await ask<StoredArticle>(db, STORED);
    expect(before).toHaveLength(1);
    await ask(db, `update article_work set stage = 'read', attempts = 6, due_on = now() where articulo_id = $1`, [
      articulo_id,
    ]);
    expect(await readArticle({ db, visitor, embedder: undefined }, articulo_id)).toEqual({ read: false });
    expect(await stageOf(db, articulo_id)).toEqual({ stage: 'embed', reason: null, attempts: 0 });
    expect(await ask<StoredArticle>(db, STORED)).toEqual(before);

    await ask(db, `update article_work set stage = 'read', due_on = now() where articulo_id = $1`, [articulo_id]);
    await setNewspaperActive(db, POLITE, false);
    await readArticle({ db, visitor, embedder: undefined }, articulo_id);
    expect(await stageOf(db, articulo_id)).toMatchObject({
      stage: 'dropped',
      reason: 'the newspaper is switched off',
    });
  });

  test('waits while the newspaper wants to be left alone, for as long as it is news', async () => {
    const { db, found } = await setUp(({ host }) => host === POLITE);
    const [fresh = 0, old = 0] = found;
    const at = new Date(Date.now() + 60_000);
    const visitor = { visit: async () => ({ kind: 'later', at }) as const };
    await ask(
      db,
      `update article_work set articulo_id = article_id_at(now() - interval '15 days') where articulo_id = $1`,
      [old],
    );
    const [{ articulo_id = 0 } = {}] = await ask<{ articulo_id?: number }>(
      db,
      'select min(articulo_id)::float8 as articulo_id from article_work',
    );
    for (const id of [fresh, articulo_id]) await readArticle({ db, visitor, embedder: undefined }, id);
    expect(await stageOf(db, fresh)).toEqual({ stage: 'read', reason: null, attempts: 0 });
    expect(await stageOf(db, articulo_id)).toMatchObject({ stage: 'dropped', reason: 'too old' });
  });

  test('is not done where the newspaper forbids it or is switched off', async () => {
    const { db, found, visitor } = await setUp(({ host }) => host === POLITE);
    const [off = 0] = found;
    await setNewspaperActive(db, POLITE, false);
    await readArticle({ db, visitor, embedder: undefined }, off);
    expect(await stageOf(db, off)).toMatchObject({ stage: 'dropped', reason: 'the newspaper is switched off' });

    const reserved = await setUp(({ tdm }) => tdm === 'meta');
    for (const articulo_id of reserved.found) await readArticle({ ...reserved, embedder: undefined }, articulo_id);
    expect(reserved.found.length).toBeGreaterThan(0);
    expect(await ask(reserved.db, 'select distinct stage, reason from article_work')).toEqual([
      { stage: 'dropped', reason: 'tdm' },
    ]);
    expect(await ask(reserved.db, 'select 1 from article_texts')).toEqual([]);
  });

  test('is done by what the newspaper allows that a link has led to', async () => {
    let open = 0;
    const { db, found, visitor } = await setUp(({ robots, tdm }) => robots === 'allow' && tdm === 'none' && open++ < 2);
    const rows = await ask<{ articulo_id: number; url: string; dominio: string }>(
      db,
      `select w.articulo_id::float8, w.url, n.dominio from article_work w join newspapers n using (periodico_id)
        where w.articulo_id = any ($1)`,
      [found],
    );
    const [linked] = rows;
    const elsewhere = rows.find(({ dominio }) => dominio !== linked?.dominio);
    await setNewspaperActive(db, elsewhere?.dominio ?? '', false);
    const led: Visitor = {
      ...visitor,
      visit: (asked) => visitor.visit(asked.url === linked?.url ? { ...asked, url: elsewhere?.url ?? '' } : asked),
    };
    const articulo_id = linked?.articulo_id ?? 0;
    expect(await readArticle({ db, visitor: led, embedder: undefined }, articulo_id)).toMatchObject({ read: false });
    expect(await stageOf(db, articulo_id)).toMatchObject({ stage: 'read', reason: null });
    await readArticle({ db, visitor: led, embedder: undefined }, articulo_id);
    expect(await stageOf(db, articulo_id)).toMatchObject({ stage: 'dropped', reason: 'the newspaper is switched off' });
    expect(await ask(db, 'select 1 from article_texts')).toEqual([]);
  });

  test('shows no more of its words than the newspaper allows', async () => {
    const { db, found, visitor } = await setUp(({ host }) => host === POLITE);
    await setExtractLimit(db, POLITE, 40);
    await readArticle({ db, visitor, embedder: undefined }, found[0] ?? 0);
    const [stored] = await ask<StoredArticle>(db, STORED);
    expect(stored?.resumen.length).toBeGreaterThan(10);
    expect(stored?.resumen.length).toBeLessThanOrEqual(40);
    expect(cutToLimit('uno dos tres', 7)).toBe('uno');
    expect(cutToLimit('uno dos tres', 12)).toBe('uno dos tres');
    expect(cutToLimit('ininterrumpido', 5)).toBe('');
    expect(cutToLimit('uno', 0)).toBe('');
  });
});
