import type { TrialRead } from '@poliedro/contracts/redaccion/source-discovery';
import type { ExtractedArticle } from '../extract/extract-article.ts';
import { decodeFeed, decodeHtml } from '../text/decode-text.ts';
import type { Visitor } from '../visit/visitor.ts';
import { type FeedItem, parseFeed } from './parse-feed.ts';
import { visitPatiently } from './patient-visit.ts';

const SHOWN_ITEMS = 5;
const SHOWN_LETTERS = 1200;

interface Trial {
  readonly url: string;
  readonly pais_iso_code: string;
  readonly idioma: string;
}

const isoOf = (date: Date | undefined) => date?.toISOString() ?? null;

const toArticle = (article: ExtractedArticle): TrialRead['articulo'] => ({
  url: article.url,
  titular: article.titular,
  autor: article.autor,
  idioma: article.idioma,
  seccion: article.seccion,
  palabras: article.numero_de_palabras_texto_visible_gpt,
  es_opinion: article.es_opinion,
  paywall: article.paywall,
  texto: article.texto.slice(0, SHOWN_LETTERS),
});

async function readItem(visitor: Visitor, item: FeedItem, newspaper: Trial) {
  const visited = await visitPatiently(visitor, { url: item.url, what: 'page' });
  if (visited.kind === 'fault') return { articulo: null, fallo: visited.fault };
  // What reads articles is large, and only wanted here where somebody tries.
  const { extractArticle } = await import('../extract/extract-article.ts');
  const html = decodeHtml(visited.body, visited.headers['content-type']);
  const extraction = extractArticle({ html, url: visited.url, feed: item, newspaper });
  return extraction.ok
    ? { articulo: toArticle(extraction.article), fallo: null }
    : { articulo: null, fallo: extraction.reason };
}

/** A feed and the newest of its articles, as a worker would read them; nothing is stored. */
export async function readForTrial(visitor: Visitor, trial: Trial): Promise<TrialRead> {
  const nothing = { titulo: '', articulos: [], articulo: null };
  const visited = await visitPatiently(visitor, { url: trial.url, what: 'feed' });
  if (visited.kind === 'fault') return { ...nothing, fallo: visited.fault };
  const text = decodeFeed(visited.body, visited.headers['content-type']);
  const reading = parseFeed(text, { url: visited.url, now: Date.now() });
  if (!reading.ok) return { ...nothing, fallo: reading.reason };
  const { title, items } = reading.feed;
  const [first] = items;
  const articulos = items
    .slice(0, SHOWN_ITEMS)
    .map(({ titular, url, published_on }) => ({ titular, url, published_on: isoOf(published_on) }));
  if (first === undefined) return { ...nothing, titulo: title, fallo: 'no_articles' };
  return { titulo: title, articulos, ...(await readItem(visitor, first, trial)) };
}
