export interface LoadOptions {
  readonly origin: string;
  /** Asked for in turn. */
  readonly paths: readonly string[];
  readonly connections: number;
  readonly seconds: number;
  readonly headers?: Readonly<Record<string, string>>;
}

export interface LoadResult {
  /** Without the errors: to refuse is quickly done. */
  readonly perSecond: number;
  readonly p50Ms: number;
  readonly p99Ms: number;
  readonly requests: number;
  /** Answers with a status of 400 and above, broken connections and timeouts. */
  readonly errors: number;
}

/** React Router gives programs another, slower answer than people: ask as a browser does. */
export const BROWSER_HEADERS = {
  'User-Agent': 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Safari/537.36',
  'Accept-Encoding': 'br',
  'Accept-Language': 'es',
};
