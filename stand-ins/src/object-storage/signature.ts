import { createHash, createHmac, timingSafeEqual } from 'node:crypto';

export interface Keys {
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
  /** What is signed for another one is refused. */
  readonly region: string;
}

export interface SignedRequest {
  readonly method: string;
  /** As it stands in the request line. */
  readonly url: string;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: Buffer;
}

/** The codes that S3 itself answers with. */
export type SignatureFault =
  | 'AccessDenied'
  | 'AuthorizationHeaderMalformed'
  | 'InvalidAccessKeyId'
  | 'RequestTimeTooSkewed'
  | 'SignatureDoesNotMatch'
  | 'XAmzContentSHA256Mismatch';

const AUTHORIZATION =
  /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/([^/]+)\/aws4_request, ?SignedHeaders=([a-z0-9;-]+), ?Signature=([0-9a-f]{64})$/;
const MOST_SKEW_MS = 15 * 60_000;

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest('hex');
const hmac = (key: string | Buffer, data: string) => createHmac('sha256', key).update(data).digest();

const encode = (text: string) =>
  encodeURIComponent(text).replace(/[!'()*]/g, (letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`);

function canonicalQuery(query: URLSearchParams): string {
  const pairs = [...query].map(([name, value]) => `${encode(name)}=${encode(value)}`);
  return pairs.sort().join('&');
}

/** 20130524T000000Z */
function timeOf(stamp: string): number {
  const [, year, month, day, hour, minute, second] = /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/.exec(stamp) ?? [];
  return Date.parse(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`);
}

/** What is wrong with a request's signature of version 4, if anything. */
export function findSignatureFault(request: SignedRequest, keys: Keys, now: number): SignatureFault | undefined {
  const header = (name: string) => String(request.headers[name] ?? '').trim();
  const found = AUTHORIZATION.exec(header('authorization'));
  if (found === null) return 'AccessDenied';
  const [, accessKeyId = '', date = '', region = '', service = '', signedHeaders = '', signature = ''] = found;
  if (accessKeyId !== keys.accessKeyId) return 'InvalidAccessKeyId';
  if (region !== keys.region || service !== 's3') return 'AuthorizationHeaderMalformed';

  const stamp = header('x-amz-date');
  const skew = Math.abs(timeOf(stamp) - now);
  if (!(skew <= MOST_SKEW_MS) || !stamp.startsWith(date)) return 'RequestTimeTooSkewed';

  const names = signedHeaders.split(';');
  const contentHash = header('x-amz-content-sha256');
  if (!names.includes('host') || !names.includes('x-amz-content-sha256')) return 'AccessDenied';
  if (contentHash !== 'UNSIGNED-PAYLOAD' && contentHash !== sha256(request.body)) return 'XAmzContentSHA256Mismatch';

  const [path = '/', query = ''] = request.url.split('?');
  const canonical = [
    request.method,
    decodeURIComponent(path).split('/').map(encode).join('/'),
    canonicalQuery(new URLSearchParams(query)),
    ...names.map((name) => `${name}:${header(name).replace(/ +/g, ' ')}`),
    '',
    signedHeaders,
    contentHash,
  ].join('\n');
  const scope = `${date}/${region}/${service}/aws4_request`;
  const toSign = ['AWS4-HMAC-SHA256', stamp, scope, sha256(canonical)].join('\n');
  const key = [region, service, 'aws4_request'].reduce<Buffer>(hmac, hmac(`AWS4${keys.secretAccessKey}`, date));
  return timingSafeEqual(hmac(key, toSign), Buffer.from(signature, 'hex')) ? undefined : 'SignatureDoesNotMatch';
}
