import { getCompileCacheDir } from 'node:module';
import { type Embedder, EmbeddingsFailed, VECTOR_DIMENSIONS } from './embedder.ts';
import { openLocalEmbedder } from './local-embedder.ts';
import { openServerEmbedder } from './server-embedder.ts';

/** As the configuration spells them. */
export interface EmbeddingSettings {
  readonly EMBEDDINGS?: 'local' | 'server' | 'none' | undefined;
  readonly EMBEDDING_MODEL_DIR?: string | undefined;
  readonly EMBEDDING_URL?: string | undefined;
  readonly EMBEDDING_MODEL?: string | undefined;
  readonly EMBEDDING_API_KEY?: string | undefined;
}

export const embeddingDriver = ({ EMBEDDINGS, EMBEDDING_MODEL_DIR }: EmbeddingSettings) =>
  EMBEDDINGS ?? (EMBEDDING_MODEL_DIR === undefined ? 'none' : 'local');

/** Undefined where articles are compared by their words alone. */
export async function openEmbedder(settings: EmbeddingSettings): Promise<Embedder | undefined> {
  const { EMBEDDING_MODEL_DIR: folder, EMBEDDING_URL: url, EMBEDDING_MODEL: model } = settings;
  const driver = embeddingDriver(settings);
  if (driver === 'server' && url !== undefined && model !== undefined) {
    return openServerEmbedder({ url, model, apiKey: settings.EMBEDDING_API_KEY, dimensions: VECTOR_DIMENSIONS });
  }
  if (driver === 'local' && folder !== undefined) {
    const embedder = await openLocalEmbedder({ folder, cache: getCompileCacheDir() });
    if (embedder.dimensions === VECTOR_DIMENSIONS) return embedder;
    await embedder.close();
    throw new EmbeddingsFailed(`have ${embedder.dimensions} dimensions where ${VECTOR_DIMENSIONS} are kept`);
  }
  return undefined;
}
