import { once } from 'node:events';
import { createEmbeddingFaults } from './faults.ts';
import { createHttpServer, type EmbeddingSettings } from './http.ts';

const HOST = '127.0.0.1';

export interface EmbeddingsStandIn {
  readonly port: number;
  close(): Promise<void>;
}

export interface StandInOptions extends EmbeddingSettings {
  /** 0 picks a free one. */
  port: number;
}

/**
 * A server that turns texts into vectors by their words, over the protocol that most of them speak: POST /v1/embeddings.
 * `/faults` and `/batches` are for whoever watches it.
 */
export async function startEmbeddingsStandIn(options: StandInOptions): Promise<EmbeddingsStandIn> {
  const server = createHttpServer(options, createEmbeddingFaults()).listen(options.port, HOST);
  if (!server.listening) await once(server, 'listening');
  return {
    port: (server.address() as { port: number }).port,
    async close() {
      server.closeAllConnections();
      await new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
}
