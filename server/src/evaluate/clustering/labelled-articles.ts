import { join } from 'node:path';
import { z } from 'zod';
import { readLines } from '../read-lines.ts';

export interface LabelledArticle {
  readonly idioma: string;
  /** NaN where the set does not tell, or tells what would give the event away. */
  readonly published_on: number;
  readonly titular: string;
  readonly texto: string;
  readonly event: string;
}

/** What is learnt and chosen from, and what is only measured on. Both in their order in time. */
export interface LabelledSet {
  readonly name: string;
  readonly earlier: readonly LabelledArticle[];
  readonly later: readonly LabelledArticle[];
}

const row = z.object({
  id: z.union([z.string(), z.number()]),
  lang: z.string(),
  title: z.string().nullish(),
  text: z.string().nullish(),
  published_at: z.string().nullish(),
  cluster: z.union([z.string(), z.number()]),
});
type Row = z.infer<typeof row>;

const timeOf = ({ published_at }: Row) => Date.parse(published_at ?? '');
const byTime = (one: Row, other: Row) => timeOf(one) - timeOf(other) || (String(one.id) < String(other.id) ? -1 : 1);

const toArticle = ({ lang, title, text, cluster }: Row, published_on: number): LabelledArticle => ({
  idioma: lang,
  published_on,
  titular: title ?? '',
  texto: text ?? '',
  event: String(cluster),
});

/** The first place from the middle backwards at which one thing ends and another begins. */
function middleOf(rows: readonly Row[], isSame: (one: Row, other: Row) => boolean): number {
  let middle = Math.floor(rows.length / 2);
  while (middle > 0 && isSame(rows[middle - 1] as Row, rows[middle] as Row)) middle -= 1;
  return middle;
}

const splitAt = (name: string, articles: readonly LabelledArticle[], middle: number): LabelledSet => ({
  name,
  earlier: articles.slice(0, middle),
  later: articles.slice(middle),
});

const FOUR_LANGUAGES: readonly string[] = ['es', 'en', 'fr', 'de'];

/** Titles of the Olympic summer of 2021. For four languages and for nine the halves are others: nothing is learnt from beyond the earlier of both. */
async function readOlympics(dataDir: string): Promise<LabelledSet[]> {
  const rows = (await readLines(join(dataDir, 'og2021-titles/og2021.jsonl.gz'), row)).sort(byTime);
  const all = rows.map((one) => toArticle(one, timeOf(one)));
  const four = all.filter(({ idioma }) => FOUR_LANGUAGES.includes(idioma));
  const [pooled, nine] = [four, all].map((articles) => splitAt('', articles, Math.floor(articles.length / 2)));
  const end = Math.min(...[pooled, nine].map((set) => set?.later[0]?.published_on ?? 0));
  const before = ({ published_on }: LabelledArticle) => published_on < end;
  return [
    { name: 'OG2021 nine languages', earlier: all.filter(before), later: nine?.later ?? [] },
    { name: 'OG2021 es+en+fr+de', earlier: four.filter(before), later: pooled?.later ?? [] },
  ];
}

/** Its titles are the names of the pages that define the events: only the texts are used. */
async function readInTheNews(dataDir: string): Promise<LabelledSet> {
  const rows = (await readLines(join(dataDir, 'itn-multilingual/itn.jsonl.gz'), row)).sort(byTime);
  const articles = rows.map((one) => toArticle({ ...one, title: one.text, text: '' }, timeOf(one)));
  return splitAt('ITN', articles, Math.floor(articles.length / 2));
}

const dayOf = ({ published_at }: Row) => (published_at ?? '').slice(0, 10);

/** All articles of an event have the same time there: only the day counts, and only for the order. */
async function readAllSides(dataDir: string): Promise<LabelledSet> {
  const rows = await readLines(join(dataDir, 'allsides-roundups-en/allsides.jsonl.gz'), row);
  rows.sort((one, other) => (dayOf(one) < dayOf(other) ? -1 : dayOf(one) > dayOf(other) ? 1 : 0));
  const articles = rows.map((one) => toArticle(one, Number.NaN));
  return splitAt(
    'AllSides',
    articles,
    middleOf(rows, (one, other) => dayOf(one) === dayOf(other)),
  );
}

/** Most have no date, the others that of their event: by the order of events in the file. */
async function readWikinewsSources(dataDir: string): Promise<LabelledSet> {
  const rows = await readLines(join(dataDir, 'wikinews-source-events-en/events.jsonl.gz'), row);
  const articles = rows.map((one) => toArticle(one, Number.NaN));
  return splitAt(
    'Wikinews sources',
    articles,
    middleOf(rows, (one, other) => one.cluster === other.cluster),
  );
}

export async function readLabelledSets(dataDir: string): Promise<LabelledSet[]> {
  const [olympics, ...others] = await Promise.all([
    readOlympics(dataDir),
    readInTheNews(dataDir),
    readAllSides(dataDir),
    readWikinewsSources(dataDir),
  ]);
  return [...olympics, ...others];
}

const triple = z.object({ id: z.string(), articles: z.array(z.object({ title: z.string(), text: z.string() })) });
/** The others would only make learning slower. */
const MOST_TRIPLES = 500;
const plain = (title: string) =>
  title
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();

/** Only to learn from. Most of AllSides is among them: every event that shares a title with it is left out. */
export async function readFurtherEvents(dataDir: string): Promise<LabelledArticle[]> {
  const known = await readLines(join(dataDir, 'allsides-roundups-en/allsides.jsonl.gz'), row);
  const titles = new Set(known.map(({ title }) => plain(title ?? '')));
  const triples = await readLines(join(dataDir, 'neus-triples-en/neus.jsonl.gz'), triple);
  return triples
    .filter(({ articles }) => !articles.some(({ title }) => titles.has(plain(title))))
    .slice(0, MOST_TRIPLES)
    .flatMap(({ id, articles }) =>
      articles.map(({ title, text }) => ({
        idioma: 'en',
        published_on: Number.NaN,
        titular: title,
        texto: text,
        event: id,
      })),
    );
}
