import type { IncomingHttpHeaders } from 'node:http';
import { IDIOMA_COOKIE, type Idioma, isIdioma, negotiateIdioma } from '@poliedro/contracts/language';
import { createShortMemory } from './short-memory.ts';

const chosen = new RegExp(`(?:^|;\\s*)${IDIOMA_COOKIE}=(\\w+)`);
const asked = /[?&]idioma=(\w+)/;
/** Browsers send few different headers; parsing each once keeps it off the hot path. */
const negotiated = createShortMemory<Idioma>(2000);

/** The address says it, else the reader chose it once, else the browser wishes it. */
export function readerIdioma(url: string, headers: IncomingHttpHeaders): Idioma {
  const inAddress = asked.exec(url)?.[1];
  if (isIdioma(inAddress)) return inAddress;
  const { cookie } = headers;
  const inCookie = cookie === undefined ? undefined : chosen.exec(cookie)?.[1];
  if (isIdioma(inCookie)) return inCookie;
  const wishes = headers['accept-language'] ?? '';
  return negotiated(wishes, () => negotiateIdioma(wishes));
}
