/** Milliseconds since 1970. Given in from outside wherever time decides something, so that tests can move it. */
export type Clock = () => number;
export const systemClock: Clock = Date.now;
