import type { LanguageModel, ModelTask } from './language-model.ts';

/** As the configuration spells them. */
export interface ModelSettings {
  readonly MODEL_PROVIDER: 'none' | 'openai-compatible' | 'anthropic' | 'mistral';
  readonly MODEL_URL?: string | undefined;
  readonly MODEL_NAME?: string | undefined;
  readonly MODEL_API_KEY?: string | undefined;
  readonly MODEL_FOR_TASKS: Partial<Record<ModelTask, string>>;
  readonly MODEL_TIMEOUT_MS: number;
  readonly MODEL_CONCURRENCY: number;
}

/** Undefined where events are written without one. */
export async function openLanguageModel(settings: ModelSettings): Promise<LanguageModel | undefined> {
  const { MODEL_PROVIDER: provider, MODEL_NAME: name } = settings;
  if (provider === 'none' || name === undefined) return undefined;
  // Ten thousand lines that a worker without a model need not hold.
  const { openProvidedModel } = await import('./provided-model.ts');
  return openProvidedModel({
    provider,
    name,
    url: settings.MODEL_URL,
    apiKey: settings.MODEL_API_KEY,
    forTasks: settings.MODEL_FOR_TASKS,
    timeoutMs: settings.MODEL_TIMEOUT_MS,
    concurrency: settings.MODEL_CONCURRENCY,
  });
}
