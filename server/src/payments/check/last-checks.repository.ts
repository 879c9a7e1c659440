import type { Queryable } from '../../platform/database.ts';
import { isoInstant } from '../../platform/iso-instant.ts';
import type { Fault } from './check-ledger.ts';
import type { Remainder } from './clearing.repository.ts';

interface ListedCheck {
  readonly check_id: number;
  readonly ended_on: string;
  readonly seconds: number;
  readonly transfers: number;
  readonly faults: Fault[];
  readonly remainders: (Omit<Remainder, 'oldest_on'> & { readonly oldest_on: string | null })[];
}

const LIST = {
  name: 'ledger-check-list-last',
  text: `select check_id::float8, ${isoInstant('ended_on')} as ended_on,
      extract(epoch from ended_on - began_on)::float8 as seconds, transfers::float8, faults, remainders
    from ledger_checks order by check_id desc limit $1`,
};

/** The last proofs of the ledger, the newest first. */
export const listLastChecks = (db: Queryable, limit: number) => db.query<ListedCheck>(LIST, [limit]);
