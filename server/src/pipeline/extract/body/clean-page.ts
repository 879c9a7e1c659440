import { attributeOf, listElements, type PageElement } from '../page/dom.ts';
import type { Page } from '../page/parse-page.ts';
import { INLINE, isProse, listBlocks } from './blocks.ts';
import { furnitureNamed } from './page-furniture.ts';

const tags = (list: string): ReadonlySet<string> => new Set(list.split(' '));

/** Nothing to read in them for anybody. */
const WITHOUT_TEXT = tags(
  'script embed video audio picture img input textarea button map progress meter link meta amp-ad amp-sidebar amp-consent amp-user-notification amp-social-share amp-embed ' +
    'amp-analytics amp-lightbox amp-sticky-ad amp-iframe amp-video amp-youtube',
);
const BESIDE = tags('nav aside footer form fieldset dialog menu figcaption');
const ROLES_BESIDE = tags(
  'dialog alertdialog alert navigation complementary contentinfo banner search menu menubar toolbar tooltip status',
);
const NEVER_SEEN =
  /(?:^|[;\s])(?:display\s*:\s*none|visibility\s*:\s*hidden|opacity\s*:\s*0(?:\.0+)?\s*(?:;|!|$)|font-size\s*:\s*0|(?:left|top|text-indent|margin-left)\s*:\s*-\d{4})/i;
const LINES = tags('p li blockquote h2 h3');
const SHORT_CELL = 60;
/** What holds more of a page's text than this is not beside it, whatever it is called. */
const SHARES = { beside: 0.5, apart: 0.6, aside: 0.25 };

/** How many characters of prose each element holds. */
function weighProse(body: PageElement): Map<PageElement, number> {
  const weights = new Map<PageElement, number>();
  const add = (element: PageElement, length: number) => weights.set(element, (weights.get(element) ?? 0) + length);
  for (const block of listBlocks(body)) if (isProse(block)) add(block.element, block.text.length);
  for (const { element } of listElements(body).toReversed()) {
    if (element.parentElement !== null) add(element.parentElement, weights.get(element) ?? 0);
  }
  return weights;
}

/** Removes what is chosen, and does not ask again about what is in it. */
function removeAll(body: PageElement, isChosen: (element: PageElement) => boolean): void {
  const gone = new Set<PageElement>();
  for (const { element } of listElements(body)) {
    if (element.parentElement !== null && gone.has(element.parentElement)) gone.add(element);
    else if (isChosen(element)) {
      element.remove();
      gone.add(element);
    }
  }
}

/** Removes what is judged, if it holds no more of the page's text than the judgement allows. */
function sweep(body: PageElement, judge: (element: PageElement) => number | undefined): void {
  const weights = weighProse(body);
  const all = weights.get(body) ?? 0;
  removeAll(body, (element) => {
    const most = judge(element);
    return most !== undefined && (weights.get(element) ?? 0) <= most * all;
  });
}

/** Around a title there is the article, or nothing. */
function listAboveTitle(titles: readonly PageElement[]): Set<PageElement> {
  const above = new Set<PageElement>();
  for (const title of titles) {
    for (let at: PageElement | null = title; at !== null && !above.has(at); at = at.parentElement) above.add(at);
  }
  return above;
}

/** Figures in rows and columns, not a page laid out as a table. */
function isDataTable(element: PageElement): boolean {
  if (element.localName !== 'table' || element.getElementsByTagName('table').length > 0) return false;
  const cells = element.getElementsByTagName('td');
  return cells.length > 3 && element.textContent.length / cells.length < SHORT_CELL;
}

const isHidden = (element: PageElement): boolean =>
  element.hasAttribute('hidden') || NEVER_SEEN.test(attributeOf(element, 'style'));

function isBeside(element: PageElement): boolean {
  if (BESIDE.has(element.localName) || ROLES_BESIDE.has(attributeOf(element, 'role').toLowerCase())) return true;
  return ['aria-hidden', 'aria-modal'].some((name) => attributeOf(element, name) === 'true') || isDataTable(element);
}

/** Neither the article itself nor a word of one of its sentences is furniture. */
function nameOf(element: PageElement): ReturnType<typeof furnitureNamed> {
  const { localName, parentElement } = element;
  if (localName === 'main' || localName === 'article') return undefined;
  if (INLINE.has(localName) && LINES.has(parentElement?.localName ?? '')) return undefined;
  return furnitureNamed(`${attributeOf(element, 'class')} ${attributeOf(element, 'id')}`);
}

/** Takes away what stands around the article and between its paragraphs, as far as it shows in how the page is made. */
export function cleanPage({ document: { body }, tagged }: Page): void {
  const aboveTitle = listAboveTitle(tagged('h1'));
  const guarded = (element: PageElement, share: number) => (aboveTitle.has(element) ? 0 : share);
  // What is hidden is not read, however long it is; but some pages hide all of themselves at first.
  removeAll(body, (element) => WITHOUT_TEXT.has(element.localName) || (isHidden(element) && !aboveTitle.has(element)));
  sweep(body, (element) => {
    if (isBeside(element)) return guarded(element, SHARES.beside);
    return nameOf(element) === 'apart' ? guarded(element, SHARES.apart) : undefined;
  });
  sweep(body, (element) => (nameOf(element) === 'aside' ? guarded(element, SHARES.aside) : undefined));
  // Readability takes away what is said to be hidden; what is left is not.
  for (const { element } of listElements(body)) {
    for (const name of ['aria-hidden', 'hidden', 'style', 'aria-modal', 'role']) element.removeAttribute(name);
  }
}
