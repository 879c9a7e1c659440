import { z } from 'zod';
import { MOST_ITEMS, type RawFeed, type RawItem } from './raw-feed.ts';

/** What is missing or of another kind does not spoil the rest. */
const text = z.string().catch('');
const list = <Item extends z.ZodType>(item: Item) =>
  z
    .array(z.unknown())
    .catch([])
    .transform((values) => values.flatMap((value) => item.safeParse(value).data ?? []) as z.output<Item>[]);
const authorSchema = z.object({ name: text });

const itemSchema = z.object({
  id: text,
  url: text,
  external_url: text,
  title: text,
  summary: text,
  content_html: text,
  content_text: text,
  date_published: text,
  date_modified: text,
  tags: list(z.string()),
  authors: list(authorSchema),
  author: authorSchema.optional().catch(undefined),
});

const feedSchema = z.object({
  title: text,
  home_page_url: text,
  feed_url: text,
  hubs: list(z.object({ type: text, url: text })),
  items: z
    .array(z.unknown())
    .transform((items) => items.slice(0, MOST_ITEMS).flatMap((item) => itemSchema.safeParse(item).data ?? [])),
});

const CONTROLS = /\p{Cc}/gu;
const ESCAPES = /\\(u[0-9a-f]{4}|["\\/bfnrt])|\\/gi;
const ENDS_TO_TRY = 60;

function parse(json: string): unknown {
  try {
    return JSON.parse(json) as unknown;
  } catch {
    return undefined;
  }
}

/** Closes the list after the last item that is whole. */
function parseWithoutEnd(json: string): unknown {
  let end = json.length;
  for (let tries = 0; tries < ENDS_TO_TRY; tries += 1) {
    end = json.lastIndexOf('}', end - 1);
    if (end <= 0) return undefined;
    const value = parse(`${json.slice(0, end + 1)}]}`);
    if (value !== undefined) return value;
  }
  return undefined;
}

const present = (...texts: string[]) => texts.filter((value) => value !== '');

const escapeHtml = (plain: string) => plain.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

const toRawItem = (item: z.output<typeof itemSchema>): RawItem => ({
  links: present(item.url, item.external_url, /^https?:/i.test(item.id) ? item.id : ''),
  title: item.title,
  summary: item.summary,
  content: item.content_html || escapeHtml(item.content_text),
  authors: present(...[...item.authors, ...(item.author ? [item.author] : [])].map(({ name }) => name)),
  sections: present(...item.tags),
  dates: present(item.date_published, item.date_modified),
});

/** JSON Feed of any version. Throws where there is nothing to read. */
export function readJsonFeed(given: string): RawFeed {
  const written = given.slice(given.indexOf('{'));
  const mended = () => written.replace(CONTROLS, ' ').replace(ESCAPES, (all, known?: string) => (known ? all : '\\\\'));
  const whole = parse(written) ?? parse(mended());
  const feed = feedSchema.parse(whole ?? parseWithoutEnd(mended()));
  return {
    title: feed.title,
    hub: feed.hubs.find(({ type }) => type.toLowerCase() === 'websub')?.url ?? feed.hubs[0]?.url,
    self: feed.feed_url || undefined,
    ttlMinutes: undefined,
    base: feed.home_page_url || undefined,
    complete: whole !== undefined,
    items: feed.items.map(toRawItem),
  };
}
