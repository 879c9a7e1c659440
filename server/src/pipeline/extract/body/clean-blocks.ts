import { foldText } from '../../text/plain-text.ts';
import { type Block, endsSentence, isProse } from './blocks.ts';
import { BY, IN_NAMES, LABEL, OF_DATES, RIGHTS, SEE_ALSO, TO_THE_READER } from './junk-phrases.ts';

export interface KnownAlready {
  readonly titular: string;
  readonly autor: string;
  /** The page's own address, which printers add. */
  readonly url: string;
}

const SHORT = 160;
const HEADING = /^h[1-6]$/;
const FEW_WORDS = 12;
/** Articles about these things use their words. */
const ABOUT_READERS = /cookie|newsletter|suscri|subscri|abonn|assina|paywall|muro de pago/i;

/** "Por Ana Díaz", "Ana Díaz | Madrid": names and little else. */
function isByline(text: string, autor: string): boolean {
  const words = text.replace(BY, '').split(' ');
  if (words.length > FEW_WORDS || endsSentence(text)) return false;
  if (BY.test(text) && words.every((word) => IN_NAMES.test(word))) return true;
  const author = foldText(autor);
  const folded = foldText(text);
  return author !== '' && folded.includes(author) && folded.length < author.length + SHORT / 4;
}

const isDate = (text: string): boolean => /\d/.test(text) && text.length < SHORT && text.replace(OF_DATES, '') === '';

/** A line that belongs to the page and not to the article, whatever it stands between. */
function isJunk({ text, linked }: Block, { titular, autor, url }: KnownAlready): boolean {
  if (SEE_ALSO.test(text) && (text.length < SHORT || linked > 0.5)) return true;
  if (text.length < 2 * SHORT && TO_THE_READER.test(text) && !ABOUT_READERS.test(titular)) return true;
  if (LABEL.test(text) || isDate(text) || isByline(text, autor)) return true;
  if (text.length < SHORT && (RIGHTS.test(text) || text.includes(url))) return true;
  // A line that is nothing but a link is somebody else's title.
  if (linked > 0.9 && !endsSentence(text)) return true;
  return text.length < 2 * SHORT && foldText(text) === foldText(titular);
}

const isHeading = ({ element }: Block): boolean => HEADING.test(element.localName);

const SHORT_SENTENCE = /^(?:\S+ ){2,}\S*[.!?…]["'»”’“)]*$/u;

const isSentence = (block: Block): boolean =>
  isProse(block) || (!isHeading(block) && block.linked === 0 && SHORT_SENTENCE.test(block.text));

/** Before the first sentence and after the last stand labels, names and headings of what is left out. */
function trimCrumbs(blocks: readonly Block[]): Block[] {
  const first = blocks.findIndex(isSentence);
  const last = blocks.findLastIndex(isSentence);
  return first < 0 ? [] : blocks.slice(first, last + 1);
}

const withoutRepeats = (blocks: readonly Block[]): Block[] => {
  const seen = new Set<string>();
  return blocks.filter(({ text }) => text.length < SHORT || (!seen.has(text) && seen.add(text) !== undefined));
};

/** Headings that nothing follows any more go with what they were the heading of. */
const withoutEmptyHeadings = (blocks: readonly Block[]): Block[] =>
  blocks.filter((block, at) => {
    const next = blocks[at + 1];
    return !isHeading(block) || isProse(block) || (next !== undefined && !isHeading(next));
  });

export function cleanBlocks(blocks: readonly Block[], known: KnownAlready): Block[] {
  const article = blocks.filter((block) => !isJunk(block, known));
  return withoutEmptyHeadings(trimCrumbs(withoutRepeats(article)));
}
