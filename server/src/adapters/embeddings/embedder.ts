/** What the database keeps of an article. A model of another size wants a migration. */
export const VECTOR_DIMENSIONS = 384;

/** Turns texts into vectors: near ones speak of the same, in whatever language. Where none is configured there is none. */
export interface Embedder {
  /** Vectors of two models are never compared. */
  readonly model: string;
  readonly dimensions: number;
  /** A vector of length 1 for each text, in their order. What else is asked at the same time changes nothing in it. */
  embed(texts: readonly string[]): Promise<Float32Array[]>;
  close(): Promise<void>;
}

/** Its words hold neither texts nor keys: they are logged and kept. */
export class EmbeddingsFailed extends Error {
  constructor(reason: string) {
    super(`the embeddings ${reason}`);
    this.name = 'EmbeddingsFailed';
  }
}

/** Undefined where it points nowhere. */
export function toUnitLength(values: readonly number[] | Float64Array): Float32Array<ArrayBuffer> | undefined {
  let squares = 0;
  for (const value of values) squares += value * value;
  if (!Number.isFinite(squares) || squares === 0) return undefined;
  const length = Math.sqrt(squares);
  return Float32Array.from(values, (value) => value / length);
}
