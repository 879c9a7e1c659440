import { type Listening, listenHere } from '../listen.ts';
import { createModelFaults } from './faults.ts';
import { createHttpServer, type ModelStandInSettings } from './http.ts';

export interface StandInOptions extends ModelStandInSettings {
  /** 0 picks a free one. */
  port: number;
}

/**
 * A server that answers what Poliedro asks of a language model, by simple rules and out of the question alone, over the
 * protocols of OpenAI, Mistral and Anthropic. `/faults`, `/counts`, `/spoiled` and `/obeyed` are for whoever watches it.
 */
export const startLanguageModelStandIn = (options: StandInOptions): Promise<Listening> =>
  listenHere(createHttpServer(options, createModelFaults()), options.port);
