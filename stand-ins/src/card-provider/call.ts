import { noSuch } from './errors.ts';
import type { Params } from './params.ts';
import type { Records } from './records.ts';
import type { Table } from './table.ts';
import type { World } from './world.ts';

/** One request to the API, understood. */
export interface Call {
  readonly world: World;
  /** Of the account that is acted for. */
  readonly records: Records;
  readonly params: Params;
  /** What stands in the path in place of `:id`. */
  readonly ids: readonly string[];
  /** It comes from a browser: it may only do what its secret of the object allows. */
  readonly fromBrowser: boolean;
}

export interface Route {
  readonly method: 'GET' | 'POST' | 'DELETE';
  readonly path: string;
  /** Every other one is refused, as the provider does. */
  readonly params: readonly string[];
  /** Whether a browser may call it with the public key. */
  readonly browser?: true;
  handle(call: Call): unknown;
}

/** Names of parameters; the official SDK's types say whether there are such. */
export const names = <Params>(...list: (keyof Params & string)[]): readonly string[] => list;

export const idOf = ({ ids }: Call): string => ids[0] ?? '';

/** The object of the table, or the provider's answer that there is none. */
export function get<One extends { readonly id: string }>(
  table: Table<One>,
  kind: string,
  id: string,
  param = 'id',
): One {
  const found = table.find(id);
  if (found === undefined) throw noSuch(kind, id, param);
  return found;
}
