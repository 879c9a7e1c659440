import { escapeHtml } from './body-html.ts';
import { cleanText } from './read-marks.ts';

/**
 * Titles and summaries are one line of words in which a few plain tags may stand, as in `Sobre <em>El Quijote</em>`.
 * Everything else is words, also `<` and `&`.
 */
export const LINE_TAGS = ['em', 'strong', 'i', 'b', 'u', 's', 'mark', 'code', 'sub', 'sup'] as const;
export type LineTag = (typeof LINE_TAGS)[number];

export interface LinePart {
  readonly text: string;
  /** From the outermost in. */
  readonly tags: readonly LineTag[];
}

const TAG = new RegExp(`<(/?)(${LINE_TAGS.join('|')})>`, 'g');

/** As it is stored: on one line, without what cannot be seen. */
export const cleanLine = (given: string): string => cleanText(given).replace(/\s+/g, ' ').trim();

/** A tag that is never closed, or closes nothing, is left out. */
export function splitLine(line: string): LinePart[] {
  const parts: LinePart[] = [];
  const open: LineTag[] = [];
  let from = 0;
  const add = (text: string) => {
    if (text !== '') parts.push({ text, tags: [...open] });
  };
  for (const match of line.matchAll(TAG)) {
    add(line.slice(from, match.index));
    from = match.index + match[0].length;
    const tag = match[2] as LineTag;
    if (match[1] === '') {
      const isClosed = !open.includes(tag) && line.indexOf(`</${tag}>`, from) >= 0;
      if (isClosed) open.push(tag);
    } else if (open.includes(tag)) {
      while (open.pop() !== tag);
    }
  }
  add(line.slice(from));
  return parts;
}

export const lineText = (line: string): string =>
  splitLine(line)
    .map(({ text }) => text)
    .join('');

export function lineHtml(line: string): string {
  return splitLine(line)
    .map(({ text, tags }) => {
      const opened = tags.map((tag) => `<${tag}>`).join('');
      const closed = tags
        .toReversed()
        .map((tag) => `</${tag}>`)
        .join('');
      return opened + escapeHtml(text) + closed;
    })
    .join('');
}

const CHARACTERS: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
};

/** The parts of what `lineHtml` has written. */
export const splitLineHtml = (html: string): LinePart[] =>
  splitLine(html).map(({ text, tags }) => ({
    text: text.replace(/&(?:amp|lt|gt|quot|#39);/g, (entity) => CHARACTERS[entity] ?? entity),
    tags,
  }));
