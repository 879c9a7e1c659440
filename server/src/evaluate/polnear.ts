import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { z } from 'zod';
import { readLines } from './read-lines.ts';

export interface Span {
  readonly start: number;
  readonly end: number;
}

/** One direct quotation as annotated: what is between marks, and the words that name its source. */
export interface AnnotatedQuote {
  readonly span: Span;
  readonly sources: readonly (Span & { readonly text: string })[];
}

export interface AnnotatedArticle {
  readonly id: string;
  readonly text: string;
  readonly quotes: readonly AnnotatedQuote[];
}

/** Between two quotations, inside a span that holds both: “…,” Graham said. “…” */
const BETWEEN = /(?<=[,.?!…—-](?:”|"|''))[^“”"\n]{1,200}?(?=(?:“|"|'')\S)/g;
/** Where somebody has marked the verb as source and the source as verb. */
const SWAPPED = /^(?:said|says|told|wrote)$/;

const rowSchema = z.object({
  id: z.string(),
  text: z.string(),
  spans: z.record(z.string(), z.object({ spans: z.string() })),
  relations: z.array(z.string()),
});
type Row = z.infer<typeof rowSchema>;

const OPENING = /^(?:["“”]|'')/;
const CLOSING = /(?:["”]|'')[.,;:!?…]?$/;
const EDGES = /^(?:[\s"“”]|'')+|(?:[\s"“”,]|'')+$/g;

const spansOf = (row: Row, id: string): Span[] =>
  (row.spans[id]?.spans ?? '').split(';').flatMap((pair) => {
    const [start, end] = pair.split(' ').map(Number);
    return start === undefined || end === undefined ? [] : [{ start, end }];
  });

/** Spans that only space divides are one; a paragraph ends each. */
function stretchesOf(text: string, spans: readonly Span[]): Span[] {
  const joined: Span[] = [];
  for (const span of spans.toSorted((a, b) => a.start - b.start)) {
    const last = joined.at(-1);
    if (last !== undefined && /^[^\S\n]*$/.test(text.slice(last.end, span.start)))
      joined[joined.length - 1] = { start: last.start, end: span.end };
    else joined.push(span);
  }
  return joined.flatMap(({ start, end }) => {
    const words = text.slice(start, end).replace(BETWEEN, (between) => '\n'.repeat(between.length));
    return [...words.matchAll(/[^\n]+/g)].flatMap((line) => {
      const content = line[0].trim();
      const from = start + line.index + line[0].indexOf(content);
      return content === '' ? [] : [{ start: from, end: from + content.length }];
    });
  });
}

/** Without marks, space and comma at its edges. */
export function trimQuote(text: string, { start, end }: Span): Span {
  const words = text.slice(start, end);
  const inner = words.replace(EDGES, '');
  const from = start + words.indexOf(inner);
  return { start: from, end: from + inner.length };
}

function quotesOf(row: Row): AnnotatedQuote[] {
  return row.relations.flatMap((relation) => {
    const roles = (relation.split('\t')[1] ?? '').split(' ').map((pair) => pair.split(':'));
    const spans = (role: string) =>
      roles.filter(([name]) => name?.replace(/\d+$/, '') === role).flatMap(([, id = '']) => spansOf(row, id));
    const stretches = stretchesOf(row.text, spans('Content'));
    const contents = stretches.map(({ start, end }) => row.text.slice(start, end));
    if (!contents.every((content) => OPENING.test(content)) || !CLOSING.test(contents.at(-1) ?? '')) return [];
    const textOf = (span: Span) => ({ ...span, text: row.text.slice(span.start, span.end) });
    const marked = spans('Source').map(textOf);
    const sources = marked.some(({ text }) => SWAPPED.test(text)) ? spans('Cue').map(textOf) : marked;
    return stretches.map((span) => ({ span: trimQuote(row.text, span), sources }));
  });
}

/** Several people annotated some articles; the first by name counts. */
const articleOf = (id: string): string => id.slice(0, id.lastIndexOf('_'));

/** Half of the articles is for looking at, half for measuring; the name of an article decides. */
export const isHeldOut = ({ id }: AnnotatedArticle): boolean =>
  (createHash('sha256').update(articleOf(id)).digest()[0] ?? 0) % 2 === 1;

export async function readPolnear(dataDir: string): Promise<AnnotatedArticle[]> {
  const rows = await readLines(join(dataDir, 'quotes-polnear-en/polnear.jsonl.gz'), rowSchema);
  const firsts = new Map<string, Row>();
  for (const row of rows.toSorted((a, b) => (a.id < b.id ? -1 : 1)))
    if (!firsts.has(articleOf(row.id))) firsts.set(articleOf(row.id), row);
  return [...firsts.values()].map((row) => ({ id: row.id, text: row.text, quotes: quotesOf(row) }));
}
