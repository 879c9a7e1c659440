/** As the configuration spells them. */
interface GivenSettings {
  readonly MODEL_PROVIDER: string;
  readonly MODEL_NAME?: string | undefined;
  readonly MODEL_DAILY_EUROS: Readonly<Record<string, number>>;
  readonly EMBEDDINGS?: PipelineSettings['embeddings'] | undefined;
  readonly EMBEDDING_MODEL_DIR?: string | undefined;
}

/** Who analyses and compares, and what a language model may cost. */
export interface PipelineSettings {
  /** Null where rules write events. */
  readonly model: string | null;
  readonly embeddings: 'local' | 'server' | 'none';
  /** In a day, by task; empty where none is asked. */
  readonly dailyEuros: Readonly<Record<string, number>>;
}

export function describePipeline(given: GivenSettings): PipelineSettings {
  const hasModel = given.MODEL_PROVIDER !== 'none';
  return {
    model: hasModel ? `${given.MODEL_NAME} (${given.MODEL_PROVIDER})` : null,
    embeddings: given.EMBEDDINGS ?? (given.EMBEDDING_MODEL_DIR === undefined ? 'none' : 'local'),
    dailyEuros: hasModel ? given.MODEL_DAILY_EUROS : {},
  };
}
