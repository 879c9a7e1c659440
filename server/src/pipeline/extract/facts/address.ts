import type { ArticleData } from '../page/article-data.ts';
import type { Metas } from '../page/metas.ts';

/** Names under which a newspaper also shows its articles. */
const SAME_HOUSE = /^(?:www\d?|m|mobile|movil|amp|beta)\./;

const houseOf = (host: string): string => host.toLowerCase().replace(SAME_HOUSE, '');

/** The same host, or one below the other: nobody can give away an address that is not theirs. */
function isOfSameHouse(one: URL, other: URL): boolean {
  const [a, b] = [houseOf(one.hostname), houseOf(other.hostname)];
  return a === b || a.endsWith(`.${b}`) || b.endsWith(`.${a}`);
}

function parse(address: string, base: URL): URL | undefined {
  const url = URL.canParse(address, base.href) ? new URL(address, base) : undefined;
  return url !== undefined && /^https?:$/.test(url.protocol) ? url : undefined;
}

/** Some pages call themselves the front page, or the section that they are in. */
const leadsElsewhere = (url: URL, page: URL): boolean =>
  (url.pathname === '/' && url.search === '') ||
  (page.pathname !== url.pathname && page.pathname.startsWith(url.pathname.replace(/\/?$/, '/')));

/** Where an article lives, by what its page says; as the page was found, if it says nothing that can be believed. */
export function chooseAddress(page: string, metas: Metas, data: ArticleData): string {
  const here = new URL(page);
  const told = [metas.canonical, metas.find('og:url'), ...data.addresses].filter((address) => address !== '');
  for (const address of told) {
    const url = parse(address, here);
    if (url === undefined || !isOfSameHouse(url, here) || leadsElsewhere(url, here)) continue;
    if (url.port !== '' && url.port !== here.port) continue;
    url.hash = '';
    return url.href;
  }
  here.hash = '';
  return here.href;
}
