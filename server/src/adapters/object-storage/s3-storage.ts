import { createHash } from 'node:crypto';
import { AwsClient } from 'aws4fetch';
import { checkType, type ObjectStorage, StorageFailed, typeOfKey } from './object-storage.ts';

export interface S3Options {
  /** Without the bucket, which stands in the path: that works with every server that speaks the protocol. */
  endpoint: string;
  bucket: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
  /** For the whole exchange. */
  timeoutMs?: number;
}

const TIMEOUT_MS = 10_000;
const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

export function openS3Storage(options: S3Options): ObjectStorage {
  const { accessKeyId, secretAccessKey, region, timeoutMs = TIMEOUT_MS } = options;
  // Who asked knows whether it is worth another try.
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries: 0 });
  const base = `${options.endpoint.replace(/\/+$/, '')}/${options.bucket}`;

  async function exchange<T>(
    method: 'PUT' | 'GET' | 'DELETE',
    key: string,
    read: (response: Response) => Promise<T>,
    sent?: { bytes: Uint8Array<ArrayBuffer>; type: string },
  ): Promise<T> {
    try {
      const response = await client.fetch(`${base}/${key}`, {
        method,
        headers: {
          'x-amz-content-sha256': sha256(sent?.bytes ?? new Uint8Array()),
          ...(sent === undefined ? {} : { 'content-type': sent.type }),
        },
        ...(sent === undefined ? {} : { body: sent.bytes }),
        redirect: 'error',
        signal: AbortSignal.timeout(timeoutMs),
      });
      if (response.ok || (response.status === 404 && method !== 'PUT')) return await read(response);
      await response.body?.cancel();
      throw new StorageFailed(`answered ${response.status} to ${method}`);
    } catch (error) {
      if (error instanceof StorageFailed) throw error;
      const late = error instanceof Error && error.name === 'TimeoutError';
      throw new StorageFailed(late ? `did not answer ${method} in time` : `could not be reached for ${method}`);
    }
  }

  const ignoreBody = async (response: Response) => response.body?.cancel();

  return {
    async put(key, bytes, type) {
      checkType(key, type);
      await exchange('PUT', key, ignoreBody, { bytes: new Uint8Array(bytes), type });
    },
    async get(key) {
      const type = typeOfKey(key);
      return exchange('GET', key, async (response) => {
        if (response.ok) return { bytes: Buffer.from(await response.arrayBuffer()), type };
        await ignoreBody(response);
        return null;
      });
    },
    async delete(key) {
      typeOfKey(key);
      await exchange('DELETE', key, ignoreBody);
    },
  };
}
