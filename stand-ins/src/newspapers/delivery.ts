import type { IncomingMessage, ServerResponse } from 'node:http';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { type Charset, type Declared, encode, headerCharset } from './charset.ts';
import type { Newspaper } from './press/newspaper.ts';
import { hash } from './random.ts';

/** Something a newspaper has to give. It is written only when somebody has not got it yet. */
export interface Resource {
  readonly kind: 'feed' | 'page' | 'file';
  readonly type: string;
  readonly charset: Charset;
  readonly declared: Declared;
  /** Tells one state of it from another. */
  readonly version: string;
  readonly modified_at: number;
  readonly cache_seconds: number;
  readonly headers?: Readonly<Record<string, string>>;
  render(): string;
}

/** Which of the two marks of freshness a newspaper gives; some give none. */
export function validatorsOf({ host }: Newspaper): { etag: boolean; lastModified: boolean } {
  const kind = hash(host, 'validators') % 5;
  return { etag: kind !== 1 && kind !== 4, lastModified: kind !== 0 && kind !== 4 };
}

function compress(request: IncomingMessage, body: Buffer): { encoding?: string; body: Buffer } {
  const accepted = String(request.headers['accept-encoding'] ?? '');
  if (/\bbr\b/.test(accepted)) {
    const params = { [constants.BROTLI_PARAM_QUALITY]: 4 };
    return { encoding: 'br', body: brotliCompressSync(body, { params }) };
  }
  return /\bgzip\b/.test(accepted) ? { encoding: 'gzip', body: gzipSync(body) } : { body };
}

function isKnown(request: IncomingMessage, etag: string | undefined, modified: number | undefined): boolean {
  const { 'if-none-match': match, 'if-modified-since': since } = request.headers;
  if (match !== undefined) return etag !== undefined && match.split(/\s*,\s*/).includes(etag);
  return since !== undefined && modified !== undefined && Date.parse(since) >= modified;
}

const HUGE_HEADER = 'x'.repeat(8_000);

export interface Mishaps {
  readonly wrong_charset?: boolean;
  readonly wrong_content_type?: boolean;
  readonly huge_headers?: boolean;
}

export function deliver(
  request: IncomingMessage,
  response: ServerResponse,
  newspaper: Newspaper,
  resource: Resource,
  mishaps: Mishaps,
): void {
  const validators = validatorsOf(newspaper);
  const etag = validators.etag ? `"${hash(newspaper.host, resource.version).toString(36)}"` : undefined;
  const modified = validators.lastModified ? Math.floor(resource.modified_at / 1000) * 1000 : undefined;
  const charset = mishaps.wrong_charset ? 'utf-16' : headerCharset(resource.charset, resource.declared);
  const type = mishaps.wrong_content_type ? 'image/png' : resource.type;
  const headers: Record<string, string> = {
    'content-type': charset === undefined ? type : `${type}; charset=${charset}`,
    'cache-control': resource.cache_seconds === 0 ? 'no-cache' : `public, max-age=${resource.cache_seconds}`,
    ...(etag !== undefined && { etag }),
    ...(modified !== undefined && { 'last-modified': new Date(modified).toUTCString() }),
    ...(newspaper.tdm === 'header' && { 'tdm-reservation': '1' }),
    ...(newspaper.compress && { vary: 'accept-encoding' }),
    ...resource.headers,
  };
  if (mishaps.huge_headers) for (let at = 0; at < 40; at += 1) headers[`x-huge-${at}`] = HUGE_HEADER;
  if (isKnown(request, etag, modified)) return void response.writeHead(304, headers).end();
  const encoded = encode(resource.render(), resource.charset);
  const { encoding, body } = newspaper.compress ? compress(request, encoded) : { body: encoded };
  response.writeHead(200, {
    ...headers,
    'content-length': body.length,
    ...(encoding !== undefined && { 'content-encoding': encoding }),
  });
  response.end(request.method === 'HEAD' ? undefined : body);
}
