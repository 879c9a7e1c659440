import { cleanAddress } from '../discover/clean-address.ts';
import { detectLanguage } from '../text/detect-language.ts';
import { plainText } from '../text/plain-text.ts';
import { splitSentences } from '../text/sentences.ts';
import { countWords } from '../text/words.ts';
import { endsSentence } from './body/blocks.ts';
import { findBody } from './body/find-body.ts';
import { titleIsClickbait } from './clickbait/title-is-clickbait.ts';
import { chooseAddress } from './facts/address.ts';
import { chooseAuthors } from './facts/authors.ts';
import { isMarkedOpinion, speaksInFirstPerson } from './facts/opinion.ts';
import { ownSentences, ownTitle } from './facts/own-words.ts';
import { hasWall, looksCut, saysPaywalled } from './facts/paywall.ts';
import { choosePublishedOn } from './facts/published-on.ts';
import { listSections } from './facts/section.ts';
import { chooseTitle } from './facts/title.ts';
import { countCitedSources } from './measures/cited-sources.ts';
import { isEmphatic } from './measures/emphasis.ts';
import { withoutQuotations } from './measures/own-words.ts';
import { readArticleData } from './page/article-data.ts';
import { readMetas } from './page/metas.ts';
import { parsePage } from './page/parse-page.ts';

export interface PageToRead {
  readonly html: string;
  /** After redirects. */
  readonly url: string;
  readonly feed: {
    readonly titular: string;
    readonly resumen: string;
    readonly autor: string;
    readonly published_on: Date | undefined;
    readonly texto: string | undefined;
    /** What it says that the article belongs to. */
    readonly secciones?: readonly string[];
  };
  readonly newspaper: { readonly pais_iso_code: string; readonly idioma: string };
}

export interface ExtractedArticle {
  /** Where it lives, without tracking. */
  readonly url: string;
  readonly titular: string;
  readonly autor: string;
  readonly published_on: Date | undefined;
  readonly idioma: string;
  readonly seccion: string;
  readonly texto: string;
  /** Its first sentences; the caller cuts them to what the newspaper allows. */
  readonly resumen: string;
  readonly numero_de_palabras_texto_visible_gpt: number;
  readonly es_opinion: boolean;
  readonly paywall: boolean;
  readonly cantidad_fuentes_citadas: number;
  readonly contenido_es_enfatico: boolean;
  readonly titular_es_clickbait: boolean;
}

export type Extraction =
  | { readonly ok: true; readonly article: ExtractedArticle }
  | { readonly ok: false; readonly reason: 'no_text' | 'not_an_article' | 'tdm' | 'unsupported_language' };

const refuse = (reason: Extract<Extraction, { ok: false }>['reason']): Extraction => ({ ok: false, reason });

/** Less is a caption, or what is left of a page whose text comes later. */
const LEAST_WORDS = 15;
const LONGEST_TEXT = 200_000;
const LONGEST_SUMMARY = 2000;

/** What a feed gives whole counts where the page shows plainly less. */
function chooseText(fromPage: readonly string[], fromFeed: string | undefined): string {
  const page = fromPage.join('\n\n');
  const feed = (fromFeed ?? '')
    .split(/\n\s*\n/)
    .map(plainText)
    .join('\n\n');
  return (feed.length > 1.5 * page.length ? feed : page).slice(0, LONGEST_TEXT);
}

function summarise(titular: string, texto: string, idioma: string): string[] {
  const sentences: string[] = [];
  let length = 0;
  const all = ownSentences(titular, splitSentences(texto.slice(0, 2 * LONGEST_SUMMARY), idioma), idioma);
  // Headings are no sentences; but there are texts of nothing else.
  const whole = all.filter(endsSentence);
  for (const sentence of whole.length > 0 ? whole : all) {
    length += sentence.length + 1;
    if (length > LONGEST_SUMMARY && sentences.length > 0) break;
    sentences.push(sentence);
  }
  return sentences;
}

/** From a page to the article on it. The same page always gives the same; `now` only says which dates are in the future. */
export function extractArticle({ html, url: found, feed, newspaper }: PageToRead, now = new Date()): Extraction {
  // Whoever is sent to the front page is told that the article is gone.
  const { pathname, search } = new URL(found);
  if (pathname === '/' && search === '') return refuse('not_an_article');
  const page = parsePage(html);
  if (page === undefined) return refuse('not_an_article');
  const metas = readMetas(page);
  if (metas.find('tdm-reservation') === '1') return refuse('tdm');

  const data = readArticleData(page, found);
  const address = chooseAddress(found, metas, data);
  const url = cleanAddress(address) ?? address;
  const titular = chooseTitle(page, metas, data, { url, fromFeed: feed.titular });
  const autor = chooseAuthors(page, metas, data, feed.autor);
  const published_on = choosePublishedOn(page, metas, data, { url, fromFeed: feed.published_on, now });
  const sections = listSections(page, metas, data, { url, fromFeed: feed.secciones ?? [] });
  const titles = [titular, metas.title, metas.find('og:title'), feed.titular];
  const isColumn = isMarkedOpinion({ page, data, sections, titles });
  const told = saysPaywalled(metas, data);
  const walled = told === undefined && hasWall(page);

  const { paragraphs, links } = findBody(page, data, { titular, autor, url }, told ?? walled);
  const texto = chooseText(paragraphs, feed.texto);
  if (texto === '') return refuse('no_text');
  const idioma = detectLanguage(`${titular}\n${texto}`, [metas.lang, newspaper.idioma]);
  if (idioma === undefined) return refuse('unsupported_language');
  const words = countWords(texto);
  if (words < LEAST_WORDS) return refuse('no_text');
  const own = withoutQuotations(texto, idioma);
  const summary = summarise(titular, texto, idioma);
  return {
    ok: true,
    article: {
      url,
      titular: ownTitle(titular, texto, summary[0] ?? '', idioma),
      autor,
      published_on,
      idioma,
      seccion: sections[0] ?? '',
      texto,
      resumen: summary.join(' ').slice(0, LONGEST_SUMMARY),
      numero_de_palabras_texto_visible_gpt: words,
      es_opinion: isColumn || speaksInFirstPerson(own, idioma),
      paywall: told ?? looksCut(texto, words, walled),
      cantidad_fuentes_citadas: countCitedSources(texto, idioma, { links, url }),
      contenido_es_enfatico: isEmphatic(withoutQuotations(titular, idioma), own, idioma),
      titular_es_clickbait: titleIsClickbait(titular, idioma),
    },
  };
}
