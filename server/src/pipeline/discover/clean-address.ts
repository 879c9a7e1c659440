import { createHash } from 'node:crypto';

/** Says where a reader came from, never what is read. */
const TRACKING = new RegExp(
  `^(?:${[
    'utm_.*|ns_.*|pk_.*|mtm_.*|hsa_.*|wt[._]?mc.*|sara_.*|xtor|xts',
    'at_(?:medium|campaign|custom|link|format|ptr|bbc|platform|source|channel|creation|network).*',
    '(?:fbcl|gcl|dcl|msclk|ycl|twcl|ttcl|srslt)id|li_fat_id|gclsrc|gbraid|wbraid|fb_(?:action|source|ref).*',
    'igshid|igsh|mc_[ce]id|_hs(?:enc|mi)|__hs.*|hss_channel|mkt_tok|vero_id|oly_(?:anon|enc)_id|_openstat|spm|_ga|_gl',
    'cmp(?:id)?|intcmp|icid|ocid|ncid|mbid|ito|smid|smtyp|ssm|ftag|maca|emc|traffic_source|ref_?src|guccounter',
    'campaign_?id|sr_share|xing_share|__twitter_impression',
  ].join('|')})$`,
  'i',
);
/** These may be what is read; they are not, where they name the feed. */
const PERHAPS_TRACKING = /^(?:ref|referrer|source|src|from|via|cid|partner|origin|medium|channel)$/i;
const FEED_NAME = /^(?:feeds?|(?:.*[-_.])?rss(?:[-_.].*)?)$/i;

const isTracking = (name: string, value: string) =>
  TRACKING.test(name) || (PERHAPS_TRACKING.test(name) && FEED_NAME.test(value));

/** Pairs as they are written, so that what stays is not written in another way. */
function pairsOf({ search }: URL): string[] {
  return search
    .slice(1)
    .split('&')
    .filter((pair) => {
      if (pair === '') return false;
      const [name = '', value = ''] = pair.split('=', 2);
      return !isTracking(name, value);
    });
}

/**
 * Where an article is read: as the newspaper writes it, without what tells where a reader came from. Undefined where
 * nothing can be read: other schemes, names and passwords, no address at all.
 */
export function cleanAddress(address: string, base?: string): string | undefined {
  const url = URL.parse(address.trim(), base);
  if (url === null || !/^https?:$/.test(url.protocol) || url.username !== '' || url.password !== '') return undefined;
  url.search = pairsOf(url).join('&');
  // Some sites still tell their pages apart behind "#!".
  if (!url.hash.startsWith('#!')) url.hash = '';
  return url.href;
}

/**
 * What is equal for all spellings of one address: with or without TLS and www, whatever the order of its parameters,
 * with a slash behind or none. The first 16 bytes of a SHA-256.
 */
export function addressKey(address: string): Buffer {
  const url = new URL(cleanAddress(address) ?? address);
  const host = url.host.replace(/^www\./, '').replace(/\.(?=:|$)/, '');
  const path = url.pathname.replace(/\/+$/, '').replace(/%[0-9a-f]{2}/gi, (code) => code.toUpperCase());
  const query = pairsOf(url).sort().join('&');
  return createHash('sha256').update(`${host}${path}?${query}${url.hash}`).digest().subarray(0, 16);
}
