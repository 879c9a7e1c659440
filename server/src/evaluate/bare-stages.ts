import type { Embedder } from '../adapters/embeddings/embedder.ts';
import type { Analyst, ArticleToAnalyse } from '../pipeline/analyse/analyst.ts';
import type { ClusterItem } from '../pipeline/cluster/cluster-item.ts';
import { signsOf } from '../pipeline/cluster/signs.ts';
import { type FeedItem, parseFeed } from '../pipeline/discover/parse-feed.ts';
import { embedTextOf } from '../pipeline/embed/embed-text.ts';
import { bandsOf } from '../pipeline/extract/copies/bands.ts';
import { isCopy } from '../pipeline/extract/copies/is-copy.ts';
import { shinglesOf } from '../pipeline/extract/copies/shingles.ts';
import { extractArticle } from '../pipeline/extract/extract-article.ts';
import { decodeFeed, decodeHtml } from '../pipeline/text/decode-text.ts';
import { readRobots } from '../pipeline/visit/robots.ts';
import { TDM_FILE } from '../pipeline/visit/tdm.ts';
import type { FetchAnswer, SafeFetch } from '../platform/safe-fetch/safe-fetch.ts';
import { createBareGroups } from './bare-groups.ts';
import { createBareWriting } from './bare-writing.ts';

export interface BareFeed {
  readonly url: string;
  readonly idioma: string;
  readonly pais_iso_code: string;
}

export interface BareTools {
  readonly safeFetch: SafeFetch;
  readonly embedder: Embedder | undefined;
  readonly analyst: Analyst;
}

export interface BareOutcome {
  readonly articles: number;
  readonly events: number;
}

interface BareArticle {
  readonly item: ClusterItem;
  readonly article: ArticleToAnalyse;
}

/** As many as a worker has under way in the same stage. */
const AT_ONCE = 12;
const LIMITS = { maxBytes: 5_000_000, deadlineMs: 15_000 };
const EXTRACT_LIMIT = 300;
/** As many as the clusterer takes together. */
const PLACED_AT_ONCE = 100;

async function inParallel<Item>(items: readonly Item[], work: (item: Item) => Promise<void>): Promise<void> {
  const left = items.values();
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      for (const item of left) await work(item);
    }),
  );
}

/**
 * What the stages do, one after the other in one process and in memory, without a queue or a database between them: what
 * the pipeline cannot cost less than.
 */
export async function runBareStages(tools: BareTools, feeds: readonly BareFeed[]): Promise<BareOutcome> {
  const { safeFetch, embedder, analyst } = tools;
  const found: { readonly feed: BareFeed; readonly item: FeedItem; readonly periodico_id: number }[] = [];
  const articles: BareArticle[] = [];
  const byBand = new Map<number, { readonly articulo_id: number; readonly shingles: Int32Array }[]>();

  async function ask(url: string): Promise<FetchAnswer | undefined> {
    const outcome = await safeFetch.fetch({ url, ...LIMITS });
    return outcome.kind === 'answer' && outcome.status === 200 ? outcome : undefined;
  }

  async function poll(feed: BareFeed, periodico_id: number): Promise<void> {
    const rules = await ask(new URL('/robots.txt', feed.url).href);
    const robots = readRobots(rules?.body.toString() ?? '');
    await ask(new URL(TDM_FILE, feed.url).href);
    const answer = await ask(feed.url);
    if (answer === undefined) return;
    const text = decodeFeed(answer.body, answer.headers['content-type']);
    const reading = parseFeed(text, { url: answer.url, now: Date.now() });
    if (!reading.ok) return;
    for (const item of reading.feed.items)
      if (robots.allows(new URL(item.url))) found.push({ feed, item, periodico_id });
  }

  /** The first that it is a copy of, among those read so far. */
  function findOriginal(articulo_id: number, texto: string): number | null {
    const bands = bandsOf(texto);
    const shingles = shinglesOf(texto);
    const sharing = new Set(bands.flatMap((band) => byBand.get(band) ?? []));
    for (const band of bands) byBand.set(band, [...(byBand.get(band) ?? []), { articulo_id, shingles }]);
    return [...sharing].find((other) => isCopy(shingles, other.shingles))?.articulo_id ?? null;
  }

  async function read({ feed, item, periodico_id }: (typeof found)[number]): Promise<void> {
    const answer = await ask(item.url);
    if (answer === undefined) return;
    const html = decodeHtml(answer.body, answer.headers['content-type']);
    const newspaper = { pais_iso_code: feed.pais_iso_code, idioma: feed.idioma };
    const extraction = extractArticle({ html, url: answer.url, feed: { ...item, texto: item.texto }, newspaper });
    if (!extraction.ok) return;
    const { article } = extraction;
    const articulo_id = articles.length + 1;
    const copia_de = findOriginal(articulo_id, article.texto);
    const published_on = article.published_on ?? new Date();
    const { pais_iso_code } = feed;
    const own = { articulo_id, periodico_id, pais_iso_code, copia_de, published_on, extract_limit: EXTRACT_LIMIT };
    const signs = signsOf(article);
    const { url, idioma } = article;
    const base = { articulo_id, url, idioma, published_on: published_on.getTime(), signs };
    const place = articles.push({ item: { ...base, vector: undefined }, article: { ...article, ...own } }) - 1;
    const [vector] = (await embedder?.embed([embedTextOf(article)])) ?? [];
    articles[place] = { item: { ...base, vector }, article: { ...article, ...own } };
  }

  await inParallel([...feeds.entries()], ([number, feed]) => poll(feed, number + 1));
  await inParallel(found, read);
  const byId = new Map(articles.map(({ article }) => [article.articulo_id, article]));
  const writing = createBareWriting(analyst);
  const groups = createBareGroups(writing.isPublished);
  for (let from = 0; from < articles.length; from += PLACED_AT_ONCE) {
    const batch = articles.slice(from, from + PLACED_AT_ONCE);
    for (const event of groups.place(batch.map(({ item }) => item))) {
      await writing.write(
        event,
        event.members.flatMap((id) => byId.get(id) ?? []),
      );
    }
  }
  return { articles: articles.length, events: groups.list().filter(writing.isPublished).length };
}
