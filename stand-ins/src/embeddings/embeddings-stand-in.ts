import { type Listening, listenHere } from '../listen.ts';
import { createEmbeddingFaults } from './faults.ts';
import { createHttpServer, type EmbeddingSettings } from './http.ts';

export interface StandInOptions extends EmbeddingSettings {
  /** 0 picks a free one. */
  port: number;
}

/**
 * A server that turns texts into vectors by their words, over the protocol that most of them speak: POST /v1/embeddings.
 * `/faults` and `/batches` are for whoever watches it.
 */
export const startEmbeddingsStandIn = (options: StandInOptions): Promise<Listening> =>
  listenHere(createHttpServer(options, createEmbeddingFaults()), options.port);
