import { SITE_NAME } from '@poliedro/contracts/site';
import { htmlToLine } from '../../pipeline/text/html-text.ts';

export interface OpmlNewspaper {
  readonly dominio: string;
  readonly nombre: string;
  readonly pais_iso_code: string | null;
  readonly idioma: string | null;
  readonly feeds: readonly string[];
}

/** Attributes are all that an outline says; what is open or too long is passed over. */
const OUTLINE = /<(\/?)outline\b((?:[^<>"']|"[^"]{0,4000}"|'[^']{0,4000}')*)>/gi;
const ATTRIBUTE = /([\w:.-]{1,60})\s*=\s*(?:"([^"]{0,4000})"|'([^']{0,4000})')/g;
const MOST_FEEDS = 5000;
const LONGEST_NAME = 200;

type Attributes = ReadonlyMap<string, string>;

const attributesOf = (words: string): Attributes =>
  new Map(
    [...words.matchAll(ATTRIBUTE)].map(([, name = '', double, single]) => [
      name.toLowerCase(),
      htmlToLine(double ?? single ?? ''),
    ]),
  );

function hostOf(address: string | undefined): string | undefined {
  const url = URL.parse(address ?? '');
  return url?.protocol === 'https:' || url?.protocol === 'http:' ? url.hostname.replace(/^www\./, '') : undefined;
}

/** The outline itself, or those that it stands in, the nearest first. */
function said(around: readonly Attributes[], ...names: string[]): string | undefined {
  for (const attributes of around) {
    const value = names.map((name) => attributes.get(name)).find((value) => value !== undefined && value !== '');
    if (value !== undefined) return value;
  }
  return undefined;
}

const matching = (pattern: RegExp, value: string | undefined): string | null => pattern.exec(value ?? '')?.[0] ?? null;

function readFeed(own: Attributes, around: readonly Attributes[]): OpmlNewspaper | undefined {
  const url = own.get('xmlurl');
  const host = hostOf(url);
  if (url === undefined || host === undefined) return undefined;
  // What feeds are filed under is no newspaper, unless it says so.
  const newspapers = around.filter((outline) => outline.has('poliedro:dominio') || outline.has('htmlurl'));
  const all = [own, ...newspapers];
  const dominio = said(all, 'poliedro:dominio') ?? hostOf(said(all, 'htmlurl')) ?? host;
  const nombre = said(newspapers, 'text', 'title') ?? said([own], 'text', 'title') ?? dominio;
  return {
    dominio: dominio.toLowerCase(),
    nombre: nombre.slice(0, LONGEST_NAME),
    pais_iso_code: matching(/^[A-Z]{2}$/, said(all, 'poliedro:pais')),
    idioma: matching(/^[a-z]{2}/, said(all, 'poliedro:idioma', 'language')?.toLowerCase()),
    feeds: [new URL(url).href],
  };
}

/** Nobody files anything deeper. */
const DEEPEST = 50;

export interface OpmlReading {
  readonly newspapers: readonly OpmlNewspaper[];
  /** Feeds whose address cannot be read. */
  readonly unreadable: number;
}

/** Feeds by the newspaper they are of, in the order of the file. */
export function readOpmlFile(text: string): OpmlReading {
  const byDomain = new Map<string, OpmlNewspaper>();
  const around: Attributes[] = [];
  let [count, unreadable] = [0, 0];
  for (const [, closing, words = ''] of text.matchAll(OUTLINE)) {
    if (closing === '/') {
      around.shift();
      continue;
    }
    const own = attributesOf(words);
    const feed = readFeed(own, around);
    if (feed !== undefined) {
      const known = byDomain.get(feed.dominio);
      const feeds = [...new Set([...(known?.feeds ?? []), ...feed.feeds])];
      byDomain.set(feed.dominio, { ...(known ?? feed), feeds });
      count += 1;
    } else if (own.has('xmlurl')) unreadable += 1;
    if (!words.trimEnd().endsWith('/')) around.unshift(own);
    if (count === MOST_FEEDS || around.length === DEEPEST) break;
  }
  return { newspapers: [...byDomain.values()], unreadable };
}

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const quote = (words: string) => `"${words.replace(/[&<>"]/g, (letter) => ENTITIES[letter] ?? letter)}"`;

function writeNewspaper({ dominio, nombre, pais_iso_code, idioma, feeds }: OpmlNewspaper): string {
  const lines = feeds.map((url) => `      <outline type="rss" text=${quote(nombre)} xmlUrl=${quote(url)}/>\n`);
  return (
    `    <outline text=${quote(nombre)} htmlUrl=${quote(`https://${dominio}/`)} poliedro:dominio=${quote(dominio)}` +
    ` poliedro:pais=${quote(pais_iso_code ?? '')} poliedro:idioma=${quote(idioma ?? '')}>\n${lines.join('')}    </outline>\n`
  );
}

/** Any reader of feeds understands it; ours finds country and language again. */
export const writeOpmlFile = (newspapers: readonly OpmlNewspaper[], made: Date): string =>
  `<?xml version="1.0" encoding="UTF-8"?>
<opml version="2.0" xmlns:poliedro="https://poliedro.org/opml">
  <head>
    <title>${SITE_NAME}</title>
    <dateCreated>${made.toUTCString()}</dateCreated>
  </head>
  <body>
${newspapers.map(writeNewspaper).join('')}  </body>
</opml>
`;
