/** A service that can be taken away without warning, and brought back at the same address. */
export interface Breakable {
  stop(): Promise<void>;
  /** Resolves when it answers again. */
  start(): Promise<void>;
}
