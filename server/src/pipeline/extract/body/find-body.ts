import { Readability } from '@mozilla/readability';
import { htmlToText } from '../../text/html-text.ts';
import { foldText } from '../../text/plain-text.ts';
import type { ArticleData } from '../page/article-data.ts';
import { attributeOf, listElements, type PageDocument, type PageElement } from '../page/dom.ts';
import type { Page } from '../page/parse-page.ts';
import { type Block, listBlocks, proseLength } from './blocks.ts';
import { cleanBlocks, type KnownAlready } from './clean-blocks.ts';
import { cleanPage } from './clean-page.ts';

/** Readability's work grows with how many elements there are and how deep they stand. */
const MOST_ELEMENTS = 20_000;
const MOST_LEVELS = 400_000;
/** Below it Readability tries again, with less and less scruple. */
const ENOUGH_CHARACTERS = 200;

function readWithReadability(document: PageDocument): PageElement | undefined {
  const elements = listElements(document.body);
  const levels = elements.reduce((sum, { depth }) => sum + depth, 0);
  if (elements.length > MOST_ELEMENTS || levels > MOST_LEVELS) return undefined;
  try {
    const reader = new Readability<PageElement>(document, {
      charThreshold: ENOUGH_CHARACTERS,
      disableJSONLD: true,
      serializer: (node: PageElement) => node,
    });
    return reader.parse()?.content ?? undefined;
  } catch {
    // It was made for the DOM of a browser, and for pages that a browser has mended.
    return undefined;
  }
}

/** The element that the page itself marks as the text, if most of the text is in it. */
function findMarked({ body }: PageDocument, marked: readonly PageElement[]): PageElement | undefined {
  const all = proseLength(listBlocks(body));
  return marked.find((element) => proseLength(listBlocks(element)) > all / 2);
}

const shinglesOf = (text: string): string[] => {
  const words = foldText(text).split(' ');
  if (words.length < 4) return [words.join(' ')];
  return words.slice(2).map((_, at) => words.slice(at, at + 3).join(' '));
};

/** Says how much of some texts is in these. */
function compareWith(texts: readonly Block[]): (some: readonly Block[]) => number {
  const known = new Set(texts.flatMap(({ text }) => shinglesOf(text)));
  return (some) => {
    const shingles = some.flatMap(({ text }) => shinglesOf(text));
    return shingles.length === 0 ? 0 : shingles.filter((shingle) => known.has(shingle)).length / shingles.length;
  };
}

/**
 * What the page shows and what it says apart is its text. Where they agree, the shown paragraphs that were said; where much
 * more was said than was found, what was said.
 */
function reconcile(shown: Block[], said: Block[]): Block[] {
  const lengthOf = (blocks: readonly Block[]) => blocks.reduce((sum, { text }) => sum + text.length, 0);
  if (lengthOf(said) < 0.75 * lengthOf(shown)) return shown;
  if (compareWith(shown)(said) < 0.9) return said;
  const shareSaid = compareWith(said);
  const agreed = shown.filter((block) => shareSaid([block]) > 0.5);
  return compareWith(agreed)(said) < 0.9 ? shown : agreed;
}

const PARAGRAPHS = /\n\s*\n|<(?:p|br|div)\b/i;

/** Some write it in paragraphs, some in HTML, some one line to a paragraph. */
function listSaid({ body }: PageDocument, said: string): Block[] {
  const text = htmlToText(PARAGRAPHS.test(said) ? said : said.replaceAll('\n', '\n\n'));
  return text.split('\n\n').map((paragraph) => ({ text: paragraph, element: body, linked: 0 }));
}

export interface Body {
  readonly paragraphs: readonly string[];
  /** Where its text leads to, as written there. */
  readonly links: readonly string[];
}

/** The text of an article. What is left of the document afterwards is of no use. */
export function findBody(
  page: Page,
  data: Pick<ArticleData, 'body' | 'bodies'>,
  known: KnownAlready,
  paywall: boolean,
): Body {
  // Behind a wall some pages say what they do not show: that is not for us.
  const { document } = page;
  const said = paywall || data.body === '' ? [] : cleanBlocks(listSaid(document, data.body), known);
  cleanPage(page);
  const element = findMarked(document, data.bodies) ?? readWithReadability(document);
  const shown = element === undefined ? [] : cleanBlocks(listBlocks(element), known);
  const blocks = said.length === 0 ? shown : reconcile(shown, said);
  const anchors = element?.getElementsByTagName('a') ?? [];
  return { paragraphs: blocks.map(({ text }) => text), links: anchors.map((anchor) => attributeOf(anchor, 'href')) };
}
