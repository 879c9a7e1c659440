import { plainText } from '../../text/plain-text.ts';
import { isElement, isText, type PageElement, type PageNode } from '../page/dom.ts';

/** What a reader sees as one paragraph, heading or line. */
export interface Block {
  readonly text: string;
  /** What makes it stand alone. */
  readonly element: PageElement;
  /** How much of it can be clicked, from 0 to 1. */
  readonly linked: number;
}

/** Parts of a line. */
export const INLINE: ReadonlySet<string> = new Set(
  (
    'a abbr acronym b bdi bdo big cite code data del dfn em font i ins kbd label mark math nobr q ruby rb rt s samp small ' +
    'span strike strong sub sup time tt u var wbr'
  ).split(' '),
);

interface Draft {
  pieces: string[];
  linked: number;
  /** How many <br> came after the last word. */
  breaks: number;
}

/** Paragraphs are what stands between the edges of elements that are not part of a line, or between two <br>. */
export function listBlocks(root: PageElement): Block[] {
  const blocks: Block[] = [];
  let draft: Draft = { pieces: [], linked: 0, breaks: 0 };

  const flush = (element: PageElement) => {
    const text = plainText(draft.pieces.join(''));
    if (text !== '') blocks.push({ text, element, linked: Math.min(1, draft.linked / text.length) });
    draft = { pieces: [], linked: 0, breaks: 0 };
  };
  const write = (text: string, element: PageElement, inLink: boolean) => {
    const seen = text.trim().length;
    if (seen > 0 && draft.breaks > 1) flush(element);
    if (seen > 0) draft.breaks = 0;
    draft.pieces.push(text);
    if (inLink) draft.linked += seen;
  };
  const visit = (node: PageNode, element: PageElement, inLink: boolean): void => {
    if (isText(node)) write(node.textContent, element, inLink);
    if (!isElement(node)) return;
    if (node.localName === 'br') {
      draft.pieces.push(' ');
      draft.breaks += 1;
      return;
    }
    const inline = INLINE.has(node.localName);
    const inner = inline ? element : node;
    if (!inline) flush(element);
    for (let child = node.firstChild; child !== null; child = child.nextSibling) {
      visit(child, inner, inLink || node.localName === 'a');
    }
    if (!inline) flush(inner);
  };

  for (let child = root.firstChild; child !== null; child = child.nextSibling) visit(child, root, false);
  flush(root);
  return blocks;
}

const SENTENCE_END = /[.!?…:;。！？।؟]["'»”’“)\]]*$/u;

export const endsSentence = (text: string): boolean => SENTENCE_END.test(text);

/** Text that is meant to be read and not clicked. */
export const isProse = ({ text, linked }: Block): boolean =>
  linked < 0.4 && (text.length >= 80 || (text.length >= 30 && endsSentence(text)));

/** How many characters of such text there are. */
export const proseLength = (blocks: readonly Block[]): number =>
  blocks.reduce((sum, block) => sum + (isProse(block) ? block.text.length : 0), 0);
