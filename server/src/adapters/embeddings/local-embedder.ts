import { once } from 'node:events';
import { basename, resolve } from 'node:path';
import { Worker } from 'node:worker_threads';
import { type Embedder, EmbeddingsFailed } from './embedder.ts';
import type { ThreadAnswer, ThreadOrder } from './model-thread.ts';
import type { SentenceModelOptions } from './sentence-model.ts';

interface ModelThread {
  /** How many dimensions its vectors have, once the model is in memory. */
  readonly ready: Promise<number>;
  hasEnded(): boolean;
  embed(texts: readonly string[]): Promise<Float32Array[]>;
  end(): Promise<void>;
}

/** Of JavaScript, beside vocabulary and model: it holds 15 MB, and would let more pile up. */
const MEMORY = { maxOldGenerationSizeMb: 64, maxYoungGenerationSizeMb: 8 };

/** A thread that is ended in the middle of a computation takes the process with it: it ends itself after the text it is at. */
const LAST_TEXT_MS = 5000;

function startThread(settings: SentenceModelOptions): ModelThread {
  const worker = new Worker(new URL('./model-thread.ts', import.meta.url), {
    workerData: settings,
    resourceLimits: MEMORY,
  });
  const waiting = new Map<number, PromiseWithResolvers<Float32Array[]>>();
  const ready = Promise.withResolvers<number>();
  // Whoever only asks for vectors hears of it too.
  ready.promise.catch(() => {});
  let asked = 0;
  let ended = false;
  let reason = 'the thread has ended';

  worker.on('message', (answer: ThreadAnswer) => {
    if (answer.kind === 'ready') return ready.resolve(answer.dimensions);
    const asker = waiting.get(answer.id);
    waiting.delete(answer.id);
    if (answer.kind === 'done') asker?.resolve(answer.vectors);
    else asker?.reject(new EmbeddingsFailed(`could not be computed: ${answer.reason}`));
  });
  worker.on('error', (error) => {
    reason = error.message;
  });
  worker.on('exit', () => {
    ended = true;
    const failure = new EmbeddingsFailed(`cannot be computed here: ${reason}`);
    ready.reject(failure);
    for (const asker of waiting.values()) asker.reject(failure);
    waiting.clear();
  });

  return {
    ready: ready.promise,
    hasEnded: () => ended,
    embed(texts) {
      asked += 1;
      const asker = Promise.withResolvers<Float32Array[]>();
      waiting.set(asked, asker);
      worker.postMessage({ id: asked, texts } satisfies ThreadOrder);
      return asker.promise;
    },
    async end() {
      if (ended) return;
      const left = once(worker, 'exit', { signal: AbortSignal.timeout(LAST_TEXT_MS) });
      worker.postMessage('end' satisfies ThreadOrder);
      await left.catch(() => worker.terminate());
    },
  };
}

export interface LocalEmbedderOptions {
  folder: string;
  /** Cores for one text. On a busy machine two cost three times the processor of one. */
  threads?: number;
  /** A folder for what can be made again: with it the model is mapped, and shared by all workers of a machine. */
  cache?: string | undefined;
}

/** The model in this process, in a thread of its own: a text costs tens of milliseconds of a core. */
export async function openLocalEmbedder({ folder, threads = 1, cache }: LocalEmbedderOptions): Promise<Embedder> {
  const settings = { folder: resolve(folder), threads, cache };
  let thread = startThread(settings);
  const dimensions = await thread.ready;
  return {
    model: basename(settings.folder),
    dimensions,
    async embed(texts) {
      if (thread.hasEnded()) thread = startThread(settings);
      return thread.embed(texts);
    },
    close: () => thread.end(),
  };
}
