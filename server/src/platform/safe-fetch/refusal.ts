/** Why nothing came back. */
export type Refusal =
  | 'private_address'
  | 'scheme'
  | 'port'
  | 'credentials'
  | 'unreadable_address'
  | 'too_many_redirects'
  | 'too_large'
  | 'too_slow'
  | 'bad_encoding'
  | 'headers_too_large'
  | 'unreachable'
  /** Whoever asked did not want this hop. */
  | 'not_allowed';

/** Ends a fetch wherever it is: in a connector, in a body, between two hops. */
export class Refused extends Error {
  readonly why: Refusal;
  constructor(why: Refusal, detail: string) {
    super(detail);
    this.name = 'Refused';
    this.why = why;
  }
}

/** What the network, or whoever is at its other end, did to us. */
export function refusedBy(error: unknown): Refused {
  if (error instanceof Refused) return error;
  const { code, message } = error as NodeJS.ErrnoException;
  const why = code === 'UND_ERR_HEADERS_OVERFLOW' ? 'headers_too_large' : 'unreachable';
  return new Refused(why, code === undefined ? message : `${code}: ${message}`);
}
