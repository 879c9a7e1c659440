import { bandsOf } from '../src/pipeline/extract/copies/bands.ts';
import { type ExtractedArticle, extractArticle } from '../src/pipeline/extract/extract-article.ts';
import { storeArticle } from '../src/pipeline/read/read.repository.ts';
import { cutToLimit } from '../src/pipeline/read/read-article.ts';
import { decodeHtml } from '../src/pipeline/text/decode-text.ts';
import { makeEventsDue } from '../src/pipeline/write/event-work.repository.ts';
import type { Database } from '../src/platform/database.ts';
import { openSafeFetch } from '../src/platform/safe-fetch/safe-fetch.ts';
import type { ArticleTruth, TestNewspapers } from './newspapers-stand-in.ts';

interface ReadArticle {
  readonly truth: ArticleTruth;
  readonly article: ExtractedArticle;
}

interface PlayedEvent {
  readonly evento_id: number;
  readonly read: readonly ReadArticle[];
}

const EXTRACT_LIMIT = 300;
const AT_ONCE = 4;
const TRIES = 4;

/** From their pages, as a worker reads them, but for its patience; what it would refuse is not among them. */
async function readPages({ routes }: TestNewspapers, truths: readonly ArticleTruth[]): Promise<ReadArticle[]> {
  const safeFetch = openSafeFetch({ userAgent: 'PoliedroBot/1.0', routes });
  const readPage = async (truth: ArticleTruth): Promise<ReadArticle[]> => {
    const { title: titular, author: autor, country: pais_iso_code, language: idioma, injected } = truth;
    const ask = () => safeFetch.fetch({ url: truth.url, maxBytes: 3_000_000, deadlineMs: 15_000 });
    let answer = await ask();
    // A busy machine.
    for (let tries = 1; answer.kind === 'refused' && tries < TRIES; tries += 1) answer = await ask();
    if (answer.kind === 'refused') throw new Error(`${truth.url}: ${answer.why}`);
    const resumen = injected?.where === 'feed' ? injected.text : '';
    const found = extractArticle({
      html: decodeHtml(answer.body, answer.headers['content-type']),
      url: answer.url,
      feed: { titular, autor, resumen, published_on: new Date(truth.published_at), texto: undefined },
      newspaper: { pais_iso_code, idioma },
    });
    return found.ok ? [{ truth, article: found.article }] : [];
  };
  const read: ReadArticle[] = [];
  for (let from = 0; from < truths.length; from += AT_ONCE) {
    read.push(...(await Promise.all(truths.slice(from, from + AT_ONCE).map(readPage))).flat());
  }
  await safeFetch.close();
  return read;
}

async function storeEvent(db: Database, read: readonly ReadArticle[]): Promise<PlayedEvent> {
  return db.transaction(async (tx) => {
    const ask = async (text: string, values: readonly unknown[] = []) =>
      (await tx.query<{ id: number }>({ name: '', text }, values))[0]?.id ?? 0;
    const evento_id = await ask(
      `insert into events (idioma_base, created_on, updated_on, version) values ('es', now(), now(), 0)
        returning evento_id::float8 as id`,
    );
    await makeEventsDue(tx, [evento_id]);
    for (const { truth, article } of read) {
      const periodico_id = await ask(
        `insert into newspapers (dominio, nombre, pais_iso_code, idioma, extract_limit) values ($1, $1, $2, $3, $4)
          on conflict (dominio) do update set nombre = excluded.nombre returning periodico_id as id`,
        [truth.host, truth.country, truth.language, EXTRACT_LIMIT],
      );
      const articulo_id = await ask('select next_article_id(now())::float8 as id');
      const resumen = cutToLimit(article.resumen, EXTRACT_LIMIT);
      const published_on = new Date(truth.published_at);
      await storeArticle(tx, {
        articulo_id,
        periodico_id,
        article,
        resumen,
        published_on,
        bands: bandsOf(article.texto),
        is_known: false,
      });
      await ask('insert into event_articles (evento_id, articulo_id, desde_version) values ($1, $2, 1)', [
        evento_id,
        articulo_id,
      ]);
    }
    return { evento_id, read };
  });
}

/** All that the newspapers have published, read and put into the events that it belongs to, which wait to be written. */
export async function storePlayedEvents(db: Database, newspapers: TestNewspapers): Promise<PlayedEvent[]> {
  const read = await readPages(newspapers, await newspapers.truths());
  const events: PlayedEvent[] = [];
  for (const group of Map.groupBy(read, ({ truth }) => truth.event).values()) events.push(await storeEvent(db, group));
  return events;
}
