import type { Readable } from 'node:stream';

export interface StoredObject {
  readonly bytes: Buffer;
  readonly type: string;
}

/** Whole files by a key, written once and never changed: a new version has a new key. */
export interface ObjectStorage {
  put(key: string, bytes: Uint8Array, type: string): Promise<void>;
  /** For what may be too large for memory; answers how many bytes they were. Where the pieces fail, nothing is kept. */
  putPieces(key: string, pieces: AsyncIterable<Uint8Array>, type: string): Promise<number>;
  /** Null where there is none. */
  get(key: string): Promise<StoredObject | null>;
  /** The same, for what may be too large for memory. Whoever opens it reads it to the end or destroys it. */
  open(key: string): Promise<Readable | null>;
  /** Also resolves where there was none. */
  delete(key: string): Promise<void>;
}

/** The ending of a key says the type, so that a plain file and an object of a bucket are the same thing. */
const TYPES: Readonly<Record<string, string>> = { webp: 'image/webp', zip: 'application/zip' };
/** No dot but the last, no empty part: nothing that leads out of a folder. */
const KEY = /^[A-Za-z0-9_-]+(?:\/[A-Za-z0-9_-]+)*\.([a-z0-9]+)$/;
const KEY_MAX = 200;

/** The type of what is kept under this key; throws for a key that we would never have given. */
export function typeOfKey(key: string): string {
  const type = key.length > KEY_MAX ? undefined : TYPES[KEY.exec(key)?.[1] ?? ''];
  if (type === undefined) throw new Error('not a key of the object storage');
  return type;
}

export function checkType(key: string, type: string): void {
  if (typeOfKey(key) !== type) throw new Error(`the key of an object does not end as ${type} does`);
}

/** The storage did not do what it was asked. Its words name a status alone: they are logged. */
export class StorageFailed extends Error {
  /** Nothing a reader did: they are told to come back. */
  readonly statusCode = 503;
  constructor(reason: string) {
    super(`the object storage ${reason}`);
    this.name = 'StorageFailed';
  }
}
