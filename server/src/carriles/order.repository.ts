import type { Transaction } from '../platform/database.ts';

/** How the rows of a small table that are shown in an order are listed and put into another. */
function ordering(table: 'carriles' | 'categories', key: 'carril_id' | 'categoria_id') {
  const list = {
    name: `${table}-order-list`,
    text: `select ${key} as id from ${table} order by posicion, ${key} for no key update`,
  };
  const save = {
    name: `${table}-order-save`,
    text: `update ${table} x set posicion = o.posicion from unnest($1::int[]) with ordinality o (id, posicion)
      where x.${key} = o.id and x.posicion <> o.posicion`,
  };
  return {
    list: async (tx: Transaction) => (await tx.query<{ id: number }>(list, [])).map(({ id }) => id),
    async save(tx: Transaction, ids: readonly number[]): Promise<void> {
      await tx.query(save, [ids]);
    },
  };
}

export type Ordering = ReturnType<typeof ordering>;

export const CARRIL_ORDERING = ordering('carriles', 'carril_id');
export const CATEGORY_ORDERING = ordering('categories', 'categoria_id');
