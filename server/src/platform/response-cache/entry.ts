import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const gzipAsync = promisify(gzip);

/** How long an answer may be given again. */
export interface CachePolicy {
  /** Seconds in which it is given as it is. */
  readonly freshSeconds: number;
  /** Seconds after that in which it is still given at once while a new one is fetched. */
  readonly staleSeconds: number;
}

export interface FreshResponse {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
}

export type Encoding = 'br' | 'gzip' | 'identity';

interface Variant {
  readonly body: Buffer;
  /** Flat name, value list: what Node's writeHead takes fastest. */
  readonly head: readonly string[];
}

/** A whole answer, ready to send in each encoding. */
export interface CacheEntry {
  readonly status: number;
  readonly etag: string;
  readonly epoch: number;
  readonly storedAt: number;
  readonly policy: CachePolicy;
  readonly variants: Readonly<Record<Encoding, Variant>>;
  readonly notModifiedHead: readonly string[];
  readonly bytes: number;
}

const SMALLEST_WORTH_COMPRESSING = 512;
const COMPRESSIBLE = /^(text\/|application\/(json|manifest\+json|xml)|image\/svg)/;

export async function makeEntry(
  response: FreshResponse,
  policy: CachePolicy,
  epoch: number,
  storedAt: number,
): Promise<CacheEntry> {
  const { body } = response;
  const compressible =
    body.length >= SMALLEST_WORTH_COMPRESSING && COMPRESSIBLE.test(response.headers['content-type'] ?? '');
  const [br, gz] = compressible
    ? await Promise.all([
        brotli(body, {
          params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_SIZE_HINT]: body.length },
        }),
        gzipAsync(body, { level: 6 }),
      ])
    : [body, body];
  return assembleEntry({ ...response, br, gz, policy, epoch, storedAt });
}

export interface EntryParts extends FreshResponse {
  readonly br: Buffer;
  readonly gz: Buffer;
  readonly policy: CachePolicy;
  readonly epoch: number;
  readonly storedAt: number;
}

export function assembleEntry(parts: EntryParts): CacheEntry {
  const etag = `"${createHash('sha256').update(parts.body).digest('base64url').slice(0, 22)}"`;
  const common = Object.entries({ ...parts.headers, etag }).flat();
  const variant = (body: Buffer, encoding: Encoding): Variant => ({
    body,
    head: [
      ...common,
      'content-length',
      String(body.length),
      ...(encoding !== 'identity' && body !== parts.body ? ['content-encoding', encoding] : []),
    ],
  });
  return {
    status: parts.status,
    etag,
    epoch: parts.epoch,
    storedAt: parts.storedAt,
    policy: parts.policy,
    notModifiedHead: common,
    variants: {
      identity: variant(parts.body, 'identity'),
      br: variant(parts.br, 'br'),
      gzip: variant(parts.gz, 'gzip'),
    },
    bytes: parts.body.length + (parts.br === parts.body ? 0 : parts.br.length + parts.gz.length) + 2048,
  };
}

export function chooseEncoding(acceptEncoding: string | undefined): Encoding {
  if (acceptEncoding === undefined) return 'identity';
  if (/\bbr\b(?!\s*;\s*q=0(?:\.0*)?(?:,|$))/.test(acceptEncoding)) return 'br';
  if (/\bgzip\b(?!\s*;\s*q=0(?:\.0*)?(?:,|$))/.test(acceptEncoding)) return 'gzip';
  return 'identity';
}
