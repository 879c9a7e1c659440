import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { AwsClient } from 'aws4fetch';
import { checkType, type ObjectStorage, StorageFailed, typeOfKey } from './object-storage.ts';
import { withSpooled } from './spool.ts';

export interface S3Options {
  /** Without the bucket, which stands in the path: that works with every server that speaks the protocol. */
  endpoint: string;
  bucket: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
  /** For the whole exchange; for a large file, besides the time that its bytes take. */
  timeoutMs?: number;
}

/** What is sent, and the hash under which it is signed. */
interface Sent {
  readonly body: Uint8Array<ArrayBuffer> | Blob;
  readonly sha256: string;
  readonly type: string;
}

const TIMEOUT_MS = 10_000;
/** A line slower than this is as good as broken. */
const SLOWEST_BYTES_PER_MS = 250;
const NOTHING_SHA256 = createHash('sha256').digest('hex');
const sizeOf = (body: Sent['body']) => (body instanceof Blob ? body.size : body.byteLength);

export function openS3Storage(options: S3Options): ObjectStorage {
  const { accessKeyId, secretAccessKey, region, timeoutMs = TIMEOUT_MS } = options;
  // Who asked knows whether it is worth another try.
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries: 0 });
  const base = `${options.endpoint.replace(/\/+$/, '')}/${options.bucket}`;

  /** The time is up when the answer has begun, or, where it is read here, when it is read. */
  async function exchange<T>(
    method: 'PUT' | 'GET' | 'DELETE',
    key: string,
    read: (response: Response) => Promise<T>,
    sent?: Sent,
  ): Promise<T> {
    const late = new AbortController();
    const time = timeoutMs + (sent === undefined ? 0 : sizeOf(sent.body) / SLOWEST_BYTES_PER_MS);
    const timer = setTimeout(() => late.abort(), time);
    try {
      const response = await client.fetch(`${base}/${key}`, {
        method,
        headers: {
          'x-amz-content-sha256': sent?.sha256 ?? NOTHING_SHA256,
          ...(sent === undefined ? {} : { 'content-type': sent.type }),
        },
        ...(sent === undefined ? {} : { body: sent.body }),
        redirect: 'error',
        signal: late.signal,
      });
      if (response.ok || (response.status === 404 && method !== 'PUT')) return await read(response);
      await response.body?.cancel();
      throw new StorageFailed(`answered ${response.status} to ${method}`);
    } catch (error) {
      if (error instanceof StorageFailed) throw error;
      const reason = late.signal.aborted ? `did not answer ${method} in time` : `could not be reached for ${method}`;
      throw new StorageFailed(reason);
    } finally {
      clearTimeout(timer);
    }
  }

  const ignoreBody = async (response: Response) => response.body?.cancel();
  /** Null for one that is not there. */
  const ifThere =
    <T>(read: (response: Response) => Promise<T>) =>
    async (response: Response) => {
      if (response.ok) return read(response);
      await ignoreBody(response);
      return null;
    };

  return {
    async put(key, bytes, type) {
      checkType(key, type);
      const sha256 = createHash('sha256').update(bytes).digest('hex');
      await exchange('PUT', key, ignoreBody, { body: new Uint8Array(bytes), sha256, type });
    },
    async putPieces(key, pieces, type) {
      checkType(key, type);
      return withSpooled(pieces, async ({ blob, sha256 }) => {
        await exchange('PUT', key, ignoreBody, { body: blob, sha256, type });
        return blob.size;
      });
    },
    async get(key) {
      const type = typeOfKey(key);
      const read = async (response: Response) => ({ bytes: Buffer.from(await response.arrayBuffer()), type });
      return exchange('GET', key, ifThere(read));
    },
    async open(key) {
      typeOfKey(key);
      const read = async ({ body }: Response) => (body === null ? Readable.from([]) : Readable.fromWeb(body));
      return exchange('GET', key, ifThere(read));
    },
    async delete(key) {
      typeOfKey(key);
      await exchange('DELETE', key, ignoreBody);
    },
  };
}
