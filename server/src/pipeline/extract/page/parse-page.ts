import { parseHTML } from 'linkedom';
import { addTo, listElements, type PageDocument, type PageElement } from './dom.ts';
import { slimPage } from './slim-page.ts';

/** Real pages have some dozens of levels. Deeper ones cost the square of their depth. */
const DEEPEST = 250;
const IN_THE_HEAD = new Set(['meta', 'title', 'link', 'script', 'style', 'base', 'noscript', 'template']);

const parse = (html: string) => parseHTML(html).document as unknown as PageDocument;

/** Where what is left out makes a head swallow the body, or the body stand alone: one head, then one body with the rest. */
function arrange(document: PageDocument): void {
  const root = document.documentElement;
  const children = [...root.childNodes];
  const head = children.find((node) => (node as PageElement).localName === 'head') ?? document.createElement('head');
  const body = root.getElementsByTagName('body')[0] ?? document.createElement('body');
  const strays = children.filter((node) => node !== head && node !== body);
  const swallowed = [...(head as PageElement).childNodes].filter(
    (node) => node !== body && node.nodeType === 1 && !IN_THE_HEAD.has((node as PageElement).localName),
  );
  root.prepend(head);
  root.appendChild(body);
  for (const node of [...swallowed, ...strays]) body.appendChild(node);
}

/** A page with all its elements as they stood before anything was taken away. */
export interface Page {
  readonly document: PageDocument;
  readonly elements: readonly PageElement[];
  tagged(name: string): readonly PageElement[];
}

function index(document: PageDocument): Page | undefined {
  const elements: PageElement[] = [];
  const byTag = new Map<string, PageElement[]>();
  for (const { element, depth } of listElements(document.documentElement)) {
    if (depth > DEEPEST) return undefined;
    elements.push(element);
    addTo(byTag, element.localName, element);
  }
  return { document, elements, tagged: (name) => byTag.get(name) ?? [] };
}

/** A page that can be worked with in reasonable time, or undefined. */
export function parsePage(page: string): Page | undefined {
  const html = slimPage(page);
  if (html === undefined) return undefined;
  try {
    const asItIs = parse(html);
    const hasRoot = (asItIs.documentElement as PageElement | null)?.localName === 'html';
    const document = hasRoot ? asItIs : parse(`<html><head></head><body>${html}</body></html>`);
    arrange(document);
    return index(document);
  } catch {
    // The parser recurses and copies as deep and wide as the page wants.
    return undefined;
  }
}
