import { z } from 'zod';
import { comparablePath } from './comparable-path.ts';

/**
 * The reservation of text mining by the TDM Reservation Protocol (TDMRep) of the W3C's community group: a file of the
 * host, a header of the answer, a meta element of the page.
 */
type Reserved = boolean | undefined;

export const TDM_FILE = '/.well-known/tdmrep.json';

const reservedBy = (value: string | undefined): Reserved => (value === '1' ? true : value === '0' ? false : undefined);

const rule = z.object({ location: z.string(), 'tdm-reservation': z.coerce.string() });

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** `*` stands for anything, `$` for the end; without it whatever begins like this fits. */
function fits(path: string, pattern: string): boolean {
  const toTheEnd = pattern.endsWith('$');
  const [first = '', ...others] = (toTheEnd ? pattern.slice(0, -1) : pattern).split('*');
  if (!path.startsWith(first)) return false;
  let at = first.length;
  for (const part of others) {
    const found = path.indexOf(part, at);
    if (found < 0) return false;
    at = found + part.length;
  }
  if (!toTheEnd) return true;
  const last = others.at(-1);
  return last === undefined ? at === path.length : path.endsWith(last);
}

/** What the host's file says about its addresses: the first rule that fits decides. Undefined for what is no such file. */
export function readTdmFile(text: string): ((url: URL) => boolean) | undefined {
  const file = parseJson(text);
  if (typeof file !== 'object' || file === null) return undefined;
  // One rule alone is often written without its brackets.
  const rules = (Array.isArray(file) ? file : [file]).flatMap((one) => rule.safeParse(one).data ?? []);
  return (url) => {
    const path = comparablePath(url);
    const decisive = rules.find(({ location }) => fits(path, location));
    return reservedBy(decisive?.['tdm-reservation']) === true;
  };
}

const inHeaders = (headers: Readonly<Record<string, string>>): Reserved =>
  reservedBy(headers['tdm-reservation']?.trim().slice(0, 1));

const HEAD_BYTES = 256 * 1024;

/** Read byte by byte, as the charset is not known yet. Whichever of several elements reserves it decides. */
function inPage(body: Buffer): Reserved {
  const start = body.toString('latin1', 0, HEAD_BYTES);
  const end = start.search(/<\/head|<body/i);
  const said = (end < 0 ? start : start.slice(0, end))
    .match(/<meta\b[^<>]*>/gi)
    ?.filter((element) => /\bname\s*=\s*["']?tdm-reservation\b/i.test(element))
    .map((element) => reservedBy(/\bcontent\s*=\s*["']?([01])\b/i.exec(element)?.[1]));
  return said?.includes(true) ? true : said?.find((value) => value !== undefined);
}

/** What the page says counts before the header. */
export const isPageReserved = (headers: Readonly<Record<string, string>>, body: Buffer): boolean =>
  (inPage(body) ?? inHeaders(headers)) === true;

export const isFeedReserved = (headers: Readonly<Record<string, string>>): boolean => inHeaders(headers) === true;
