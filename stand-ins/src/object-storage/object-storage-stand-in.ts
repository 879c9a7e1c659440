import { once } from 'node:events';
import { createStorageFaults } from './faults.ts';
import { createHttpServer } from './http.ts';
import type { Keys } from './signature.ts';

const HOST = '127.0.0.1';

export interface ObjectStorageStandIn {
  readonly port: number;
  close(): Promise<void>;
}

export interface StandInOptions extends Keys {
  /** 0 picks a free one. */
  port: number;
  bucket: string;
}

/**
 * One bucket that speaks S3 with the bucket in the path, and keeps what it gets in memory.
 * `/faults` and `/objects` are for whoever watches it, and want no signature.
 */
export async function startObjectStorageStandIn(options: StandInOptions): Promise<ObjectStorageStandIn> {
  const server = createHttpServer(options.bucket, options, createStorageFaults()).listen(options.port, HOST);
  if (!server.listening) await once(server, 'listening');
  return {
    port: (server.address() as { port: number }).port,
    async close() {
      server.closeAllConnections();
      await new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
}
