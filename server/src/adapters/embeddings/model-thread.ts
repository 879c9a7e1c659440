import { parentPort, workerData } from 'node:worker_threads';
import { openSentenceModel, type SentenceModelOptions } from './sentence-model.ts';

interface ThreadRequest {
  readonly id: number;
  readonly texts: readonly string[];
}

export type ThreadOrder = ThreadRequest | 'end';

export type ThreadAnswer =
  | { readonly kind: 'ready'; readonly dimensions: number }
  | { readonly kind: 'done'; readonly id: number; readonly vectors: Float32Array<ArrayBuffer>[] }
  | { readonly kind: 'failed'; readonly id: number; readonly reason: string };

if (parentPort === null) throw new Error('This file is started by local-embedder.ts, as a thread');
const port = parentPort;
const model = await openSentenceModel(workerData as SentenceModelOptions);
let ending = false;
let underWay = 0;

async function answer({ id, texts }: ThreadRequest): Promise<void> {
  const say = (message: ThreadAnswer, transfer: ArrayBuffer[] = []) => port.postMessage(message, transfer);
  underWay += 1;
  try {
    const vectors: Float32Array<ArrayBuffer>[] = [];
    for (const text of texts) {
      if (ending) throw new Error('the thread ends');
      vectors.push(await model.embed(text));
    }
    const buffers = vectors.map(({ buffer }) => buffer);
    say({ kind: 'done', id, vectors }, buffers);
  } catch (error) {
    say({ kind: 'failed', id, reason: error instanceof Error ? error.message : 'unknown' });
  } finally {
    underWay -= 1;
    endWhenIdle();
  }
}

function endWhenIdle(): void {
  if (ending && underWay === 0) port.close();
}

port.on('message', (order: ThreadOrder) => {
  if (order !== 'end') return void answer(order);
  ending = true;
  return endWhenIdle();
});
port.postMessage({ kind: 'ready', dimensions: model.dimensions } satisfies ThreadAnswer);
