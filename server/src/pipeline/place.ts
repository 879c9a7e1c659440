import type { Transaction } from '../platform/database.ts';

/** Puts events and articles into the carriles whose rules want them, and takes them out of the others; the last thing of a transaction. */
export type Place = (
  tx: Transaction,
  placed: { readonly evento_ids?: readonly number[]; readonly articulo_ids?: readonly number[] },
) => Promise<void>;
