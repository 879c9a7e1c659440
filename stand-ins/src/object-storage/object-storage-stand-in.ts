import { type Listening, listenHere } from '../listen.ts';
import { createStorageFaults } from './faults.ts';
import { createHttpServer } from './http.ts';
import type { Keys } from './signature.ts';

export interface StandInOptions extends Keys {
  /** 0 picks a free one. */
  port: number;
  bucket: string;
}

/**
 * One bucket that speaks S3 with the bucket in the path, and keeps what it gets in memory.
 * `/faults` and `/objects` are for whoever watches it, and want no signature.
 */
export const startObjectStorageStandIn = (options: StandInOptions): Promise<Listening> =>
  listenHere(createHttpServer(options.bucket, options, createStorageFaults()), options.port);
