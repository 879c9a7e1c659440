import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { from as copyFrom } from 'pg-copy-streams';
import { place } from '../src/carriles/placement.repository.ts';
import { rareWordsOf, signsOf } from '../src/pipeline/cluster/signs.ts';
import type { Database, Transaction } from '../src/platform/database.ts';
import { binaryVectors } from './binary-vectors.ts';
import { CopyBatch } from './copy-batch.ts';
import { reportAgain, type ToldHappening, tellHappening } from './told-press.ts';

export interface PressOptions {
  /** Articles that have their place. */
  readonly articles: number;
  /** Articles that wait for theirs: most tell what others have told. */
  readonly waiting: number;
  readonly say: (line: string) => void;
}

/** As if this model had made the vectors. */
const PRESS_MODEL = 'invented';

const CHUNK = 20_000;
const EPOCH_2024 = 1_704_067_200;
const ID_STEP = 1_048_576;
/** Of those that wait, one in so many tells something new. */
const NEWS_EVERY = 5;
/** A prime: news come from here and there, in a small press as in a large one, and not topic by topic. */
const HERE_AND_THERE = 7919;
/** Numbers of happenings that nobody has told yet. */
const UNTOLD = 1_000_000_000;

const COLUMNS = {
  events: 'evento_id, idioma_base, created_on, updated_on, version, founding_article',
  articles:
    'articulo_id, periodico_id, tipo, titular, resumen, url, idioma, autor, created_on, numero_de_palabras_texto_visible_gpt, paywall, cantidad_fuentes_citadas, contenido_es_enfatico, titular_es_clickbait, es_opinion',
  event_articles: 'evento_id, articulo_id',
  article_work: 'articulo_id, periodico_id, feed_id, url, titular, resumen, autor, published_on, stage, due_on',
  article_signs: 'articulo_id, version, signs, rare',
  article_rare_words: 'word, articulo_id',
} as const;
interface StoredReport {
  readonly articulo_id: number;
  readonly at: number;
  readonly vector: Float32Array;
}

class PressBatch extends CopyBatch<keyof typeof COLUMNS> {
  readonly reports: StoredReport[] = [];

  override async copyInto(transaction: Transaction): Promise<void> {
    await super.copyInto(transaction);
    const copy = 'copy article_vectors (articulo_id, model, vector) from stdin (format binary)';
    const sink = transaction.client.query(copyFrom(copy));
    await pipeline(Readable.from(binaryVectors(PRESS_MODEL, this.reports)), sink);
  }
}

interface Report extends StoredReport {
  readonly stage: 'done' | 'cluster';
}

/** A happening with what its reports are compared by, written out once for all of them. */
interface SignedHappening extends ToldHappening {
  readonly version: number;
  readonly signs: string;
  readonly rare: readonly number[];
}

function sign(happening: ToldHappening): SignedHappening {
  const signs = signsOf({ ...happening, idioma: 'es' });
  const text = JSON.stringify(signs).replaceAll('\\', '\\\\');
  return { ...happening, version: signs.version, signs: text, rare: rareWordsOf(signs) };
}

function addReport(batch: PressBatch, happening: SignedHappening, report: Report): void {
  const { titular, texto, version, signs, rare } = happening;
  const { articulo_id, at, stage } = report;
  const on = new Date(at).toISOString();
  const url = `https://invented.example/${articulo_id}`;
  batch.add(
    'articles',
    articulo_id,
    1,
    'externo',
    titular,
    texto,
    url,
    'es',
    '',
    on,
    300,
    false,
    1,
    false,
    false,
    false,
  );
  batch.add('article_work', articulo_id, 1, 0, url, titular, '', '', on, stage, new Date().toISOString());
  batch.add('article_signs', articulo_id, version, signs, `{${rare}}`);
  for (const word of rare) batch.add('article_rare_words', word, articulo_id);
  batch.reports.push(report);
}

/**
 * Articles of the last two weeks as the pipeline leaves them, and some that wait for their event: any number, to measure
 * what a place costs. Without texts and without what readers see of an event.
 */
export async function generatePress(db: Database, { articles, waiting, say }: PressOptions): Promise<void> {
  const now = Date.now();
  await db.query(
    { name: 'press-partitions', text: 'call ensure_article_partitions(current_date - 21, current_date + 7)' },
    [],
  );
  // Filled before the indexes are made, which is quicker than both at once: whoever asked for it makes them.
  await db.query({ name: 'press-without-indexes', text: 'call ensure_vector_indexes(-10)' }, []);
  const [next] = await db.query<{ event: string }>(
    { name: 'press-next', text: 'select coalesce(max(evento_id), 0) + 1 as event from events' },
    [],
  );
  let evento_id = Number(next?.event);
  let running = 0;
  const idAt = (at: number) => {
    running = (running + 1) % ID_STEP;
    return (Math.floor(at / 1000) - EPOCH_2024) * ID_STEP + running;
  };
  let batch = new PressBatch(COLUMNS);
  let stored = 0;
  const store = async () => {
    const full = batch;
    batch = new PressBatch(COLUMNS);
    await db.transaction(async (transaction) => {
      await full.copyInto(transaction);
      await place(transaction, { articulo_ids: full.reports.map(({ articulo_id }) => articulo_id) });
    });
    stored += full.reports.length;
    say(`${stored} of ${articles + waiting} articles`);
  };

  let happenings = 0;
  for (let told = 0; told < articles; happenings += 1) {
    const happening = sign(tellHappening(happenings, now));
    const reports = happening.reports.map(({ at, vector }) => ({ articulo_id: idAt(at), at, vector }));
    const on = new Date(happening.began).toISOString();
    const [first] = reports;
    if (reports.length > 1) batch.add('events', evento_id, 'es', on, on, 0, first?.articulo_id ?? 0);
    for (const report of reports) {
      addReport(batch, happening, { ...report, stage: 'done' });
      if (reports.length > 1) batch.add('event_articles', evento_id, report.articulo_id);
    }
    if (reports.length > 1) evento_id += 1;
    told += reports.length;
    if (batch.reports.length >= CHUNK) await store();
  }
  for (let number = 0; number < waiting; number += 1) {
    const known = Math.floor((((number * HERE_AND_THERE) % waiting) * happenings) / waiting);
    const happening = sign(tellHappening(number % NEWS_EVERY === 0 ? UNTOLD + number : known, now));
    const vector = reportAgain(number, happening);
    addReport(batch, happening, { articulo_id: idAt(now), at: now, vector, stage: 'cluster' });
  }
  await store();
  await db.query({ name: 'press-sequence', text: `select setval(pg_get_serial_sequence('events', 'evento_id'), $1)` }, [
    evento_id,
  ]);
}
