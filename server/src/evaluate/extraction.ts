import { z } from 'zod';
import { type ExtractedArticle, extractArticle, type PageToRead } from '../pipeline/extract/extract-article.ts';
import { decodeHtml } from '../pipeline/text/decode-text.ts';
import { foldText, plainText } from '../pipeline/text/plain-text.ts';
import { openSafeFetch, type SafeFetch } from '../platform/safe-fetch/safe-fetch.ts';
import { askNewspapers, listTruths } from './ask-newspapers.ts';
import type { Score } from './score.ts';

const articleTruth = z.object({
  url: z.string(),
  host: z.string(),
  language: z.string(),
  country: z.string(),
  layout: z.string(),
  title: z.string(),
  author: z.string(),
  published_at: z.string(),
  opinion: z.boolean(),
  paywalled: z.boolean(),
  body: z.string(),
  words: z.number(),
  injected: z.object({ where: z.string(), text: z.string() }).nullable(),
});
const newspaperList = z.array(z.object({ host: z.string(), tdm: z.string() }));

type Truth = z.infer<typeof articleTruth>;

interface ReadPage {
  readonly truth: Truth;
  /** By its page alone, and with what its feed says. */
  readonly alone: ExtractedArticle | undefined;
  readonly helped: ExtractedArticle | undefined;
}

async function fetchTruths(newspapers: string): Promise<Truth[]> {
  const listed = newspaperList.parse(await askNewspapers(`${newspapers}/__newspapers`));
  const reserved = new Set(listed.filter(({ tdm }) => tdm === 'meta').map(({ host }) => host));
  const truths = await listTruths(newspapers, articleTruth, 'published');
  return truths.filter(({ host }) => !reserved.has(host));
}

async function readPage(safeFetch: SafeFetch, truth: Truth): Promise<ReadPage> {
  const address = truth.layout === 'amp' ? truth.url.replace(/(?<=:\d+)(?=\/)/, '/amp') : truth.url;
  const answer = await safeFetch.fetch({ url: address, maxBytes: 3_000_000, deadlineMs: 15_000 });
  if (answer.kind === 'refused') throw new Error(`${address}: ${answer.why} ${answer.detail}`);
  const html = decodeHtml(answer.body, answer.headers['content-type']);
  const newspaper = { pais_iso_code: truth.country, idioma: truth.language };
  const nothing = { titular: '', resumen: '', autor: '', published_on: undefined, texto: undefined };
  const fromFeed = { titular: truth.title, autor: truth.author, published_on: new Date(truth.published_at) };
  const extract = (feed: Partial<PageToRead['feed']>) => {
    const found = extractArticle({ html, url: answer.url, feed: { ...nothing, ...feed }, newspaper });
    return found.ok ? found.article : undefined;
  };
  return { truth, alone: extract({}), helped: extract(fromFeed) };
}

/** Of the words of both, however often each occurs. */
function f1(found: string, truth: string): number {
  const [some, all] = [foldText(found).split(' '), foldText(truth).split(' ')];
  const left = new Map<string, number>();
  for (const word of all) left.set(word, (left.get(word) ?? 0) + 1);
  const both = some.filter((word) => {
    const count = left.get(word) ?? 0;
    left.set(word, count - 1);
    return count > 0;
  });
  return (2 * both.length) / (some.length + all.length);
}

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;
const bodyOf = ({ alone, truth }: ReadPage): number => f1(alone?.texto ?? '', truth.body);

function scoreBodies(pages: readonly ReadPage[]): Score[] {
  const layouts = [...Map.groupBy(pages, ({ truth }) => truth.layout)].sort(([a], [b]) => a.localeCompare(b));
  return [
    { figure: 'article body, F1', value: mean(pages.map(bodyOf)), bar: '>= 0.97', detail: `${pages.length} pages` },
    ...layouts.map(([layout, list]) => ({
      figure: `article body, F1, layout ${layout}`,
      value: mean(list.map(bodyOf)),
      bar: '>= 0.93',
      detail: `${list.length} pages`,
    })),
  ];
}

/** What must be so of how many pages. */
const FACTS: readonly (readonly [figure: string, least: number, isRight: (page: ReadPage) => boolean | undefined])[] = [
  ['address', 1, ({ alone, truth }) => alone?.url === truth.url],
  ['title, by the page alone', 0.99, ({ alone, truth }) => alone?.titular === plainText(truth.title)],
  ['author, by the page alone', 0.9, ({ alone, truth }) => alone?.autor === truth.author],
  ['author', 0.99, ({ helped, truth }) => helped?.autor === truth.author],
  ['date, by the page alone', 0.85, ({ alone, truth }) => alone?.published_on?.toISOString() === truth.published_at],
  ['date', 0.99, ({ helped, truth }) => helped?.published_on?.toISOString() === truth.published_at],
  ['language', 0.99, ({ alone, truth }) => alone?.idioma === truth.language],
  ['opinion or news', 0.95, ({ alone, truth }) => alone?.es_opinion === truth.opinion],
  ['paywall', 0.99, ({ alone, truth }) => alone?.paywall === truth.paywalled],
  [
    'words, within a twentieth',
    0.95,
    ({ alone, truth }) => Math.abs((alone?.numero_de_palabras_texto_visible_gpt ?? 0) / truth.words - 1) <= 0.05,
  ],
  [
    'words hidden from readers left out',
    1,
    ({ alone, truth: { injected } }) =>
      injected === null || injected.where === 'visible' ? undefined : !alone?.texto.includes(plainText(injected.text)),
  ],
];

function scoreFacts(pages: readonly ReadPage[]): Score[] {
  return FACTS.flatMap(([figure, least, isRight]) => {
    const answers = pages.map(isRight).filter((answer) => answer !== undefined);
    if (answers.length === 0) return [];
    return [{ figure, value: mean(answers.map(Number)), bar: `>= ${least}`, detail: `${answers.length} pages` }];
  });
}

/** From pages as they come over the wire to what is true of their articles. `newspapers` is where the stand-in is asked. */
export async function evaluateExtraction(newspapers: string): Promise<Score[]> {
  const { hostname, port } = new URL(newspapers);
  const routes = [{ suffix: 'example', host: hostname, port: Number(port) }];
  const safeFetch = openSafeFetch({ userAgent: 'PoliedroBot/1.0 (evaluation)', routes });
  try {
    const pages: ReadPage[] = [];
    for (const truth of await fetchTruths(newspapers)) pages.push(await readPage(safeFetch, truth));
    return [...scoreBodies(pages), ...scoreFacts(pages)];
  } finally {
    await safeFetch.close();
  }
}
