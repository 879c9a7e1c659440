import { startStandIn } from './stand-in.ts';

export interface ModelFaults {
  rate_limit?: number;
  retry_after?: number;
  fail?: number;
  delay_ms?: number;
  invalid_json?: number;
  wrong_shape?: number;
  cut_off?: number;
  refuse?: number;
  bad_percent?: number;
  obey?: number;
}

export interface TestLanguageModel {
  /** For MODEL_URL. */
  readonly url: string;
  readonly name: string;
  readonly apiKey: string;
  setFaults(faults: ModelFaults): Promise<void>;
  /** By task. */
  counts(): Promise<Record<string, { calls: number; tokens_in: number; tokens_out: number }>>;
  /** What it gave out that is bad. */
  spoiled(): Promise<{ kind: string; text: string; detail: string | null }[]>;
  /** What it said because something it read had told it to. */
  obeyed(): Promise<string[]>;
}

/** The stand-in as a process of its own, spoken to over HTTP alone, as in development. */
export async function startTestLanguageModel(): Promise<TestLanguageModel> {
  const account = { name: 'de-prueba', apiKey: 'only for tests' };
  const { port } = await startStandIn<{ port: number }>('language-model', {
    MODEL_PORT: '0',
    MODEL_NAME: account.name,
    MODEL_API_KEY: account.apiKey,
  });
  const origin = `http://127.0.0.1:${port}`;
  const ask = async (path: string): Promise<unknown> => (await fetch(origin + path)).json();
  return {
    ...account,
    url: `${origin}/v1`,
    async setFaults(faults) {
      const response = await fetch(`${origin}/faults`, { method: 'PUT', body: JSON.stringify(faults) });
      if (!response.ok) throw new Error(`The language model stand-in answered ${response.status}`);
    },
    counts: async () => (await ask('/counts')) as Awaited<ReturnType<TestLanguageModel['counts']>>,
    spoiled: async () => (await ask('/spoiled')) as Awaited<ReturnType<TestLanguageModel['spoiled']>>,
    obeyed: async () => (await ask('/obeyed')) as string[],
  };
}
