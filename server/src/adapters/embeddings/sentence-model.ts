import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { InferenceSession, Tensor } from 'onnxruntime-node';
import { toUnitLength } from './embedder.ts';
import { keepMapped } from './mapped-model.ts';
import { openTokenizer } from './open-tokenizer.ts';

export interface SentenceModel {
  readonly dimensions: number;
  embed(text: string): Promise<Float32Array<ArrayBuffer>>;
}

/** What the model was made for: it does not see what comes after. */
const MOST_TOKENS = 128;
/** Tokens have 16 letters at the most: what comes after these is not among the first. */
const MOST_CHARACTERS = MOST_TOKENS * 16;

/** In the direction of the mean over all tokens: there is one text, so none of them fills up a shorter neighbour. */
function sumOf(states: Float32Array, dimensions: number): Float64Array {
  const sums = new Float64Array(dimensions);
  for (let at = 0; at < states.length; at += 1) {
    const column = at % dimensions;
    sums[column] = (sums[column] ?? 0) + (states[at] ?? 0);
  }
  return sums;
}

export interface SentenceModelOptions {
  /** As the model hubs give it: tokenizer.json, tokenizer_config.json, config.json, onnx/model_quantized.onnx. */
  readonly folder: string;
  readonly threads: number;
  /** A folder for what can be made again. */
  readonly cache?: string | undefined;
}

/** Without a folder that can be written to, the model is read into memory. */
async function findModel({ folder, cache }: SentenceModelOptions): Promise<string> {
  const model = join(folder, 'onnx', 'model_quantized.onnx');
  return cache === undefined ? model : keepMapped(model, cache).catch(() => model);
}

export async function openSentenceModel(options: SentenceModelOptions): Promise<SentenceModel> {
  const { folder, threads } = options;
  const read = async (name: string): Promise<object> => JSON.parse(await readFile(join(folder, name), 'utf8'));
  const { hidden_size: dimensions } = (await read('config.json')) as { hidden_size?: number };
  if (dimensions === undefined) throw new Error('config.json does not say hidden_size');
  const vocabulary = await readFile(join(folder, 'tokenizer.json'));
  const tokenizer = openTokenizer(vocabulary, await read('tokenizer_config.json'));
  // Given back at once: 17 MB that nobody would collect for a long time.
  vocabulary.buffer.transfer(0);
  const session = await InferenceSession.create(await findModel(options), {
    intraOpNumThreads: threads,
    interOpNumThreads: 1,
  });

  /** The closing mark stays where a text is cut. */
  function tokensOf(text: string): number[] {
    const { ids } = tokenizer.encode(text.replace(/\s+/g, ' ').trim().slice(0, MOST_CHARACTERS));
    return ids.length <= MOST_TOKENS ? ids : [...ids.slice(0, MOST_TOKENS - 1), ...ids.slice(-1)];
  }

  return {
    dimensions,
    /** One text at a time: the quantised model scales its numbers by all it is given, neighbours and padding included. */
    async embed(text) {
      const ids = tokensOf(text);
      const tensorOf = (values: readonly number[]) =>
        new Tensor('int64', BigInt64Array.from(values, BigInt), [1, values.length]);
      const inputs: Record<string, Tensor> = {
        input_ids: tensorOf(ids),
        attention_mask: tensorOf(ids.map(() => 1)),
        token_type_ids: tensorOf(ids.map(() => 0)),
      };
      const wanted = session.inputNames.flatMap((name) => (inputs[name] ? [[name, inputs[name]] as const] : []));
      const { last_hidden_state: states } = await session.run(Object.fromEntries(wanted));
      if (states?.dims[2] !== dimensions) throw new Error('the model has no last_hidden_state of hidden_size');
      const vector = toUnitLength(sumOf(states.data as Float32Array, dimensions));
      if (vector === undefined) throw new Error('the model gave a vector that points nowhere');
      return vector;
    },
  };
}
