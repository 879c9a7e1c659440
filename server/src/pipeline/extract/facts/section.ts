import { foldText, plainText } from '../../text/plain-text.ts';
import type { ArticleData } from '../page/article-data.ts';
import { attributeOf, type PageElement } from '../page/dom.ts';
import type { Metas } from '../page/metas.ts';
import type { Page } from '../page/parse-page.ts';

const LONGEST = 40;
const LONGEST_TRAIL = 6;
const HOME = new Set(['inicio', 'portada', 'home', 'homepage', 'accueil', 'startseite', 'start', 'principal', 'capa']);
/** Segments of addresses that name no section. */
const NOT_A_SECTION =
  /^(?:\d+|amp|m|es|en|fr|de|pt|it|noticias?|news|article|articles|articulos?|artikel|artigo|story|stories|post|posts|blog|index|site|id|all|time|actualites?|nachrichten|[a-z]+\.(?:php|html?|aspx?))$/;

const isSection = (text: string): boolean =>
  text !== '' && text.length <= LONGEST && /\p{L}/u.test(text) && !HOME.has(foldText(text));

/** The way from the front page to here: few steps, of which the last cannot be clicked or is marked as a trail. */
function findTrail({ elements }: Page): string[] {
  const isTrail = (element: PageElement) =>
    /breadcrumb|migas|fil-?ariane/i.test(
      ['class', 'id', 'aria-label'].map((name) => attributeOf(element, name)).join(' '),
    );
  const stepsOf = (element: PageElement) => element.getElementsByTagName('li');
  const lists = elements.filter((element) => isTrail(element) || element.localName === 'nav');
  for (const list of lists) {
    const steps = stepsOf(list);
    if (steps.length < 2 || steps.length > LONGEST_TRAIL) continue;
    const last = steps.at(-1);
    if (!isTrail(list) && (last === undefined || last.getElementsByTagName('a').length > 0)) continue;
    return steps.map((step) => plainText(step.textContent));
  }
  return [];
}

function listSegments(url: string): string[] {
  const segments = new URL(url).pathname.split('/').slice(1, -1);
  return segments.filter((segment) => !NOT_A_SECTION.test(segment) && !/\d{2}|\.|%/.test(segment));
}

/** What the newspaper says that the article belongs to, the most credible first. */
export function listSections(
  page: Page,
  metas: Metas,
  data: ArticleData,
  { url, fromFeed }: { readonly url: string; readonly fromFeed: readonly string[] },
): string[] {
  const told = [...data.sections, ...metas.list('article:section'), ...metas.list('section')];
  const trail = [...data.trail, ...findTrail(page)];
  return [...told, ...trail, ...fromFeed, ...listSegments(url)]
    .map((text) => plainText(text.replace(/^\/+|\/.*$/g, '')))
    .filter(isSection);
}
