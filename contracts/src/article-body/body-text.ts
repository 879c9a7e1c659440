import type { Body } from './document.ts';
import { textOfInline, walkBlocks, walkTextBlocks } from './walk.ts';

/** The words alone, a blank line between blocks. */
export function bodyText(body: Body): string {
  return [...walkTextBlocks(body)]
    .map(({ inline }) => textOfInline(inline).trim())
    .filter(Boolean)
    .join('\n\n');
}

/** Nothing to read, to look at or to watch. */
export const isBlank = (body: Body): boolean =>
  bodyText(body) === '' && ![...walkBlocks(body)].some(({ type }) => type === 'image' || type === 'youtube');

const WORD = /[\p{L}\p{N}][\p{L}\p{N}\p{M}'’.,-]*/gu;
export const countWords = (text: string): number => text.match(WORD)?.length ?? 0;

const FIRST_LINES_WORDS = 60;
const FIRST_LINES_SHARE = 0.2;

/** What everybody may read of an article that is sold: its beginning, and never more than a fifth. */
export function firstLines(body: Body): string {
  const words = bodyText(body).split(/\s+/).filter(Boolean);
  const shown = Math.min(FIRST_LINES_WORDS, Math.floor(words.length * FIRST_LINES_SHARE));
  return shown === 0 ? '' : `${words.slice(0, shown).join(' ')} …`;
}
