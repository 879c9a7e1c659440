import type { Queryable } from '../../platform/database.ts';
import { isoInstant } from '../../platform/iso-instant.ts';
import { newestFirst } from '../newest-first.ts';

interface ListedDispute {
  readonly dispute_id: string;
  readonly usuario_id: number | null;
  readonly alias: string | null;
  readonly amount_cents: number;
  /** As the provider spells it. */
  readonly estado: string;
  readonly funds_withdrawn: boolean;
  readonly funds_reinstated: boolean;
  readonly created_on: string;
  readonly at: number;
}

const { at, before, page } = newestFirst('d.created_on');
const LIST = {
  name: 'dispute-list',
  text: `select dispute_id, usuario_id::float8, u.alias, amount_cents, estado, funds_withdrawn, funds_reinstated,
      ${isoInstant('d.created_on')} as created_on, ${at}
    from disputes d left join users u on u.id = d.usuario_id where ${before} ${page}`,
};

export const listDisputes = (db: Queryable, before: number | undefined, limit: number) =>
  db.query<ListedDispute>(LIST, [before ?? null, limit]);
