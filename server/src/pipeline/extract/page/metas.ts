import { plainText } from '../../text/plain-text.ts';
import { addTo, attributeOf } from './dom.ts';
import type { Page } from './parse-page.ts';

/** What the head of a page says of it. */
export interface Metas {
  /** Of the first meta that has one of these names, in this order. */
  find(...names: string[]): string;
  /** All of them. */
  list(name: string): readonly string[];
  readonly title: string;
  /** The address that the page gives as its own, as it is written there. */
  readonly canonical: string;
  readonly lang: string;
}

const LONGEST = 2000;

export function readMetas({ document, tagged }: Page): Metas {
  const metas = new Map<string, string[]>();
  for (const meta of tagged('meta')) {
    const content = plainText(attributeOf(meta, 'content').slice(0, LONGEST));
    if (content === '') continue;
    for (const attribute of ['property', 'name', 'itemprop', 'http-equiv']) {
      const name = attributeOf(meta, attribute).toLowerCase();
      if (name !== '') addTo(metas, name, content);
    }
  }
  const list = (name: string) => metas.get(name) ?? [];
  const links = tagged('link');
  const canonical = links.find((link) => attributeOf(link, 'rel').toLowerCase().split(/\s+/).includes('canonical'));
  const root = document.documentElement;
  return {
    find: (...names) => names.flatMap(list)[0] ?? '',
    list,
    title: plainText(tagged('title')[0]?.textContent.slice(0, LONGEST) ?? ''),
    canonical: canonical === undefined ? '' : attributeOf(canonical, 'href'),
    lang: attributeOf(root, 'lang') || attributeOf(root, 'xml:lang') || (list('content-language')[0] ?? ''),
  };
}
