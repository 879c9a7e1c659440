import type { Call } from './call.ts';
import { invalidRequest } from './errors.ts';
import type { Records } from './records.ts';
import type { World } from './world.ts';

/** Finds what an id stands for, by how it begins. */
function findById(world: World, records: Records, id: string): object | undefined {
  const tables = {
    acct: world.accounts,
    ch: records.charges,
    cus: records.customers,
    du: records.disputes,
    in: records.invoices,
    pi: records.payment_intents,
    pm: records.payment_methods,
    re: records.refunds,
    seti: records.setup_intents,
    sub: records.subscriptions,
    tr: records.transfers,
    txn: records.balance_transactions,
  };
  const [prefix = ''] = id.split('_');
  return Object.hasOwn(tables, prefix) ? tables[prefix as keyof typeof tables].find(id) : undefined;
}

export type Include = (records: Records, object: Record<string, unknown>, field: string) => unknown;

/** The reply with what was asked to be there in full: `latest_invoice.confirmation_secret`, `data.customer`. */
export function expand(call: Call, reply: unknown, include: Include): unknown {
  const paths = call.params.listOfTexts('expand');
  if (paths.length === 0) return reply;

  function filled(value: unknown, [field, ...rest]: readonly string[], path: string): unknown {
    if (field === undefined) return value;
    if (Array.isArray(value)) return value.map((one) => filled(one, [field, ...rest], path));
    if (typeof value !== 'object' || value === null) return value;
    const object = value as Record<string, unknown>;
    const held = object[field] ?? include(call.records, object, field);
    if (held === undefined) {
      throw invalidRequest(`This property cannot be expanded (${path}).`, { param: 'expand' });
    }
    const found = typeof held === 'string' ? (findById(call.world, call.records, held) ?? held) : held;
    return { ...object, [field]: filled(found, rest, path) };
  }
  return paths.reduce((whole, path) => filled(whole, path.split('.'), path), reply);
}
