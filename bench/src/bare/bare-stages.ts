import type { PlayedNewspaper, Press } from '../press/press.ts';
import { runNode } from '../processes/command.ts';
import { commandEnvironment, type Services } from '../site/services.ts';
import { FRUGAL, FRUGAL_FLAGS } from '../workers/worker.ts';

export interface BareReading {
  readonly articles: number;
  readonly events: number;
  readonly seconds: number;
  readonly processorSeconds: number;
}

interface BareReadingOptions {
  readonly services: Services;
  readonly press: Press;
  readonly newspapers: readonly PlayedNewspaper[];
  readonly environment?: Readonly<Record<string, string>> | undefined;
}

/** The functions of the stages called one after the other in one process as frugal as a worker, without queue and database. */
export async function readBare({ services, press, newspapers, environment }: BareReadingOptions): Promise<BareReading> {
  const feeds = newspapers.map(({ feed_url, language, country }) => ({
    url: feed_url,
    idioma: language,
    pais_iso_code: country,
  }));
  const settings = { EMBEDDINGS: 'none', FETCH_ROUTES: press.route, ...environment };
  const env = { ...commandEnvironment(services), ...FRUGAL, NODE_ENV: 'production', ...settings };
  const command = [...FRUGAL_FLAGS, 'server/src/entry/bare-stages.ts'];
  return JSON.parse(await runNode(command, { env, input: JSON.stringify(feeds) }));
}
