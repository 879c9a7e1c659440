/** The contract's limits without its schemas; a test holds them equal. */
export const SUSPENSION_REASON_MAX = 1000;
export const ANSWER_MAX = 2000;
