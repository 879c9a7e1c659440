import { createFaults, type Faults } from '../../faults.ts';
import { PRIVATE_ADDRESSES } from './private-addresses.ts';

/** So many of the next answers go wrong like this. */
const COUNTS = {
  /** Of any answer. */
  hang_before_headers: 0,
  hang_in_body: 0,
  reset: 0,
  too_many_requests: 0,
  too_many_requests_date: 0,
  server_error: 0,
  unavailable: 0,
  redirect_chain: 0,
  redirect_loop: 0,
  redirect_private: 0,
  redirect_scheme: 0,
  endless_body: 0,
  slow_drip: 0,
  bomb_gzip: 0,
  bomb_brotli: 0,
  bomb_nested: 0,
  huge_headers: 0,
  wrong_charset: 0,
  wrong_content_type: 0,
  /** Of feeds. */
  truncated: 0,
  wrong_entities: 0,
  control_characters: 0,
  byte_order_marks: 0,
  wrong_prolog: 0,
  empty_feed: 0,
  duplicate_guids: 0,
  future_dates: 0,
  absurd_dates: 0,
  huge_feed: 0,
  /** Of articles. */
  changed_layout: 0,
};

/** How exactly they do. */
const MANNERS = {
  retry_after_seconds: 30,
  redirect_hops: 12,
  /** The number in the list of private addresses. */
  private_address: 0,
  /** 0 file, 1 ftp, 2 data, 3 javascript, 4 gopher, 5 without scheme and host. */
  scheme: 0,
  drip_ms: 200,
  bomb_megabytes: 256,
};

const NONE = { ...COUNTS, ...MANNERS };
export type FaultName = keyof typeof COUNTS;
export type Manners = typeof MANNERS;
type FaultSettings = typeof NONE;

export const SCHEMES = [
  'file:///etc/passwd',
  'ftp://127.0.0.1/',
  'data:text/html,hi',
  'javascript:alert(1)',
  'gopher://127.0.0.1:70/',
  '///',
];

const faultOf = ({ private_address, scheme, drip_ms }: FaultSettings) => {
  if (private_address >= PRIVATE_ADDRESSES.length) return `private_address must be below ${PRIVATE_ADDRESSES.length}`;
  if (scheme >= SCHEMES.length) return `scheme must be below ${SCHEMES.length}`;
  return drip_ms < 1 ? 'drip_ms must be from 1 on' : undefined;
};

export interface Place {
  readonly host?: string;
  readonly path?: string;
}

/** Faults of one path of one host, of a whole host, of one path on all hosts, and of everything. */
export interface NewspaperFaults {
  at(place: Place): Faults<FaultSettings>;
  /** One answer is at stake: the first of these that goes wrong, counted down, and how. */
  take(host: string, path: string, names: readonly FaultName[]): { name: FaultName; manners: Manners } | undefined;
  clear(): void;
}

const keyOf = ({ host = '*', path = '*' }: Place) => `${host} ${path}`;

export function createNewspaperFaults(): NewspaperFaults {
  const places = new Map<string, Faults<FaultSettings>>();
  return {
    at(place) {
      const key = keyOf(place);
      const found = places.get(key) ?? createFaults(NONE, faultOf);
      places.set(key, found);
      return found;
    },
    take(host, path, names) {
      if (places.size === 0) return undefined;
      for (const place of [{ host, path }, { host }, { path }, {}]) {
        const faults = places.get(keyOf(place));
        const name = faults && names.find((candidate) => faults.take(candidate));
        if (faults !== undefined && name !== undefined) return { name, manners: faults.current() };
      }
      return undefined;
    },
    clear: () => places.clear(),
  };
}
