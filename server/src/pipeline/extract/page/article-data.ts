import { htmlToLine } from '../../text/html-text.ts';
import type { PageElement } from './dom.ts';
import { isNode, type LdNode, listOf, readJsonLd, textsOf, typesOf } from './json-ld.ts';
import { readMicrodata } from './microdata.ts';
import type { Page } from './parse-page.ts';

const ARTICLE = /(?:Article|BlogPosting|Report|SocialMediaPosting)$/;

/** What a page says of its article by the names of schema.org, in JSON-LD or in its text. Empty where it says nothing. */
export interface ArticleData {
  readonly types: readonly string[];
  readonly headline: string;
  readonly authors: readonly string[];
  readonly published: readonly string[];
  readonly sections: readonly string[];
  /** As it stands there: text, or HTML with its tags. */
  readonly body: string;
  readonly bodies: readonly PageElement[];
  readonly free: boolean | undefined;
  readonly publishers: readonly string[];
  readonly addresses: readonly string[];
  /** The way from the front page to the article. */
  readonly trail: readonly string[];
}

const addressesOf = (node: LdNode): string[] =>
  [node.mainEntityOfPage, node.url, node['@id']].flatMap((value) => {
    const address = isNode(value) ? (value['@id'] ?? value.url) : value;
    return typeof address === 'string' ? [address] : [];
  });

/** Pages also describe other articles: the one that has this address, else the first that has a title. */
function chooseArticle(nodes: readonly LdNode[], url: string): LdNode | undefined {
  const articles = nodes.filter((node) => typesOf(node).some((type) => ARTICLE.test(type)));
  return (
    articles.find((node) => node.headline !== undefined && addressesOf(node).includes(url)) ??
    articles.find((node) => textsOf(node.headline).length > 0) ??
    articles[0]
  );
}

function isFree(value: unknown): boolean | undefined {
  if (typeof value === 'boolean') return value;
  if (typeof value !== 'string') return undefined;
  const word = value.trim().toLowerCase();
  return /(?:^|\/)true$/.test(word) ? true : /(?:^|\/)false$/.test(word) ? false : undefined;
}

const trailOf = (nodes: readonly LdNode[]): string[] =>
  nodes
    .filter((node) => typesOf(node).includes('BreadcrumbList'))
    .slice(0, 1)
    .flatMap((node) => listOf(node.itemListElement))
    .flatMap((item) => (isNode(item) ? textsOf(item.name ?? item.item).slice(0, 1) : []));

/** Of anything but the text itself. */
const LONGEST = 2000;

const plain = (texts: readonly string[]): string[] =>
  texts.map((text) => htmlToLine(text.slice(0, LONGEST))).filter((text) => text !== '');

export function readArticleData(page: Page, url: string): ArticleData {
  const nodes = readJsonLd(page);
  const node = chooseArticle(nodes, url) ?? {};
  const micro = readMicrodata(page);
  const either = (name: string): string[] => {
    const told = plain(textsOf(node[name]));
    return told.length > 0 ? told : plain(micro.list(name));
  };
  return {
    types: [...typesOf(node), ...micro.types],
    headline: either('headline')[0] ?? '',
    authors: either('author'),
    published: [...either('datePublished'), ...either('dateCreated')],
    sections: either('articleSection'),
    body: textsOf(node.articleBody)[0] ?? '',
    bodies: micro.bodies,
    free: isFree(node.isAccessibleForFree) ?? isFree(micro.find('isAccessibleForFree')),
    publishers: either('publisher'),
    addresses: addressesOf(node),
    trail: plain(trailOf(nodes)),
  };
}
