import { keepHeap } from '../../platform/frugal-heap.ts';
import type { Embedder } from './embedder.ts';
import { type EmbeddingSettings, embeddingDriver, openEmbedder } from './open-embedder.ts';

/**
 * For a process in which a model takes memory enough. V8 is told once the model's thread is up: compiled sources are
 * kept apart by V8's settings, and a thread that finds none loads what strips the types, and keeps it.
 */
export async function openEmbedderFrugally(settings: EmbeddingSettings): Promise<Embedder | undefined> {
  const embedder = await openEmbedder(settings);
  keepHeap(embeddingDriver(settings) === 'local' ? 'smallest' : 'small');
  return embedder;
}
