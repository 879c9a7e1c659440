import { createFaults, type Faults } from '../faults.ts';

/** What goes wrong on purpose. */
type ModelFaultSettings = {
  /** So many of the next requests are answered 429, */
  rate_limit: number;
  /** and told to come back after so many seconds. */
  retry_after: number;
  /** So many of the next requests are answered 500. */
  fail: number;
  /** So long before every answer. */
  delay_ms: number;
  /** So many of the next answers are no JSON, */
  invalid_json: number;
  /** have other fields than were asked for, */
  wrong_shape: number;
  /** end in the middle, */
  cut_off: number;
  /** or are a refusal. */
  refuse: number;
  /** Of a hundred claims and statements so many are bad. */
  bad_percent: number;
  /** From 1 on it does whatever a text in the material asks of it, and goes on doing so. */
  obey: number;
};
export type ModelFaults = Faults<ModelFaultSettings>;

const NONE: ModelFaultSettings = {
  rate_limit: 0,
  retry_after: 1,
  fail: 0,
  delay_ms: 0,
  invalid_json: 0,
  wrong_shape: 0,
  cut_off: 0,
  refuse: 0,
  bad_percent: 0,
  obey: 0,
};

export const createModelFaults = (): ModelFaults => createFaults(NONE);
