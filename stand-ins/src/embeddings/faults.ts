import { createFaults, type Faults } from '../faults.ts';

/** What goes wrong on purpose. */
type EmbeddingFaultSettings = {
  /** So many of the next requests are answered 429, */
  rate_limit: number;
  /** and told to come back after so many seconds. */
  retry_after: number;
  /** So many of the next requests are answered 500. */
  fail: number;
  /** In so many of the next answers the vectors are one number too short. */
  wrong_dimension: number;
  /** In so many of the next answers the last text has no vector. */
  missing_index: number;
  /** In so many of the next answers the vectors come in another order, with the right index each. */
  shuffle: number;
  /** So long before every answer. */
  delay_ms: number;
};
export type EmbeddingFaults = Faults<EmbeddingFaultSettings>;

const NONE: EmbeddingFaultSettings = {
  rate_limit: 0,
  retry_after: 1,
  fail: 0,
  wrong_dimension: 0,
  missing_index: 0,
  shuffle: 0,
  delay_ms: 0,
};

export const createEmbeddingFaults = (): EmbeddingFaults => createFaults(NONE);
