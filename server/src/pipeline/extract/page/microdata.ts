import { addTo, attributeOf, listElements, type PageElement } from './dom.ts';
import type { Page } from './parse-page.ts';

const ARTICLE = /(?:Article|BlogPosting|Report)$/i;

/** What a page marks in its text as parts of an article, by schema.org's names. */
export interface Microdata {
  find(name: string): string;
  list(name: string): readonly string[];
  readonly types: readonly string[];
  /** The elements that hold the text, if the page says which. */
  readonly bodies: readonly PageElement[];
}

function isOfArticle(element: PageElement): boolean {
  let at = element.parentElement;
  while (at !== null && !at.hasAttribute('itemscope')) at = at.parentElement;
  return at !== null && ARTICLE.test(attributeOf(at, 'itemtype'));
}

function textOf(element: PageElement): string {
  for (const name of ['content', 'datetime']) if (element.hasAttribute(name)) return attributeOf(element, name);
  // A person has a name and more; only the name is the value.
  const named = element.hasAttribute('itemscope')
    ? listElements(element).find((inner) => attributeOf(inner.element, 'itemprop') === 'name')?.element
    : undefined;
  return named === undefined ? element.textContent : textOf(named);
}

export function readMicrodata({ elements }: Page): Microdata {
  const values = new Map<string, string[]>();
  const bodies: PageElement[] = [];
  const types: string[] = [];
  for (const element of elements) {
    const type = attributeOf(element, 'itemtype').replace(/^.*\//, '');
    if (ARTICLE.test(type)) types.push(type);
    const names = attributeOf(element, 'itemprop').split(/\s+/);
    if (names.includes('articleBody') || /(?:^|:)articleBody$/.test(attributeOf(element, 'property'))) {
      bodies.push(element);
    } else if (names[0] !== '' && isOfArticle(element)) {
      const value = textOf(element);
      for (const name of names) addTo(values, name, value);
    }
  }
  const list = (name: string) => values.get(name) ?? [];
  return { find: (name) => list(name)[0] ?? '', list, types, bodies };
}
