import { once } from 'node:events';
import { createModelFaults } from './faults.ts';
import { createHttpServer, type ModelStandInSettings } from './http.ts';

const HOST = '127.0.0.1';

export interface LanguageModelStandIn {
  readonly port: number;
  close(): Promise<void>;
}

export interface StandInOptions extends ModelStandInSettings {
  /** 0 picks a free one. */
  port: number;
}

/**
 * A server that answers what Poliedro asks of a language model, by simple rules and out of the question alone, over the
 * protocols of OpenAI, Mistral and Anthropic. `/faults`, `/counts` and `/spoiled` are for whoever watches it.
 */
export async function startLanguageModelStandIn(options: StandInOptions): Promise<LanguageModelStandIn> {
  const server = createHttpServer(options, createModelFaults()).listen(options.port, HOST);
  if (!server.listening) await once(server, 'listening');
  return {
    port: (server.address() as { port: number }).port,
    async close() {
      server.closeAllConnections();
      await new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
}
