import { startStandIn } from './stand-in.ts';

export interface EmbeddingFaults {
  rate_limit?: number;
  retry_after?: number;
  fail?: number;
  wrong_dimension?: number;
  missing_index?: number;
  shuffle?: number;
  delay_ms?: number;
}

export interface TestEmbeddings {
  /** For EMBEDDING_URL. */
  readonly url: string;
  readonly model: string;
  readonly apiKey: string;
  setFaults(faults: EmbeddingFaults): Promise<void>;
  /** How many texts each question had that was answered. */
  batches(): Promise<number[]>;
}

/** The stand-in as a process of its own, spoken to over HTTP alone, as in development. */
export async function startTestEmbeddings(): Promise<TestEmbeddings> {
  const account = { model: 'de-prueba', apiKey: 'only for tests' };
  const { port } = await startStandIn<{ port: number }>('embeddings', {
    EMBEDDINGS_PORT: '0',
    EMBEDDING_MODEL: account.model,
    EMBEDDING_API_KEY: account.apiKey,
  });
  const origin = `http://127.0.0.1:${port}`;
  return {
    ...account,
    url: `${origin}/v1`,
    async setFaults(faults) {
      const response = await fetch(`${origin}/faults`, { method: 'PUT', body: JSON.stringify(faults) });
      if (!response.ok) throw new Error(`The embeddings stand-in answered ${response.status}`);
    },
    async batches() {
      return ((await (await fetch(`${origin}/batches`)).json()) as { batches: number[] }).batches;
    },
  };
}
