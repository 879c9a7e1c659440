import type { CategoryBody, CategorySettings } from '@poliedro/contracts/redaccion/front-page';
import type { Queryable, Transaction } from '../platform/database.ts';
import { textsOf } from './carril-settings.repository.ts';

const TEXTS = ['nombre', 'explicacion'].map((column) => textsOf('category_texts', 'categoria_id', column)).join(', ');

const LIST = {
  name: 'category-settings-list',
  text: `select c.categoria_id, c.clave, ${TEXTS} from categories c order by c.posicion, c.categoria_id`,
};

export const listCategorySettings = (db: Queryable) => db.query<CategorySettings>(LIST, []);

const FIND = {
  name: 'category-settings-find',
  text: `select ${TEXTS} from categories c where c.categoria_id = $1 for no key update of c`,
};

export async function findCategoryTexts(tx: Transaction, categoria_id: number): Promise<CategoryBody | undefined> {
  return (await tx.query<CategoryBody>(FIND, [categoria_id]))[0];
}

const ADD = {
  name: 'category-add',
  text: `insert into categories (clave, posicion) select $1, coalesce(max(posicion) + 1, 0) from categories
    returning categoria_id`,
};
const SAVE_TEXTS = {
  name: 'category-save-texts',
  text: `insert into category_texts (categoria_id, idioma, nombre, explicacion)
    select $1, n.key, n.value, coalesce($3::jsonb ->> n.key, '') from jsonb_each_text($2) n where n.value <> ''
    on conflict (categoria_id, idioma) do update set nombre = excluded.nombre, explicacion = excluded.explicacion`,
};
const REMOVE = { name: 'category-remove', text: 'delete from categories where categoria_id = $1' };

export async function saveCategoryTexts(tx: Transaction, categoria_id: number, texts: CategoryBody): Promise<void> {
  await tx.query(SAVE_TEXTS, [categoria_id, texts.nombre, texts.explicacion]);
}

export async function addCategory(tx: Transaction, clave: string, texts: CategoryBody): Promise<number> {
  const [added] = await tx.query<{ categoria_id: number }>(ADD, [clave]);
  const categoria_id = added?.categoria_id ?? 0;
  await saveCategoryTexts(tx, categoria_id, texts);
  return categoria_id;
}

export async function removeCategory(tx: Transaction, categoria_id: number): Promise<void> {
  await tx.query(REMOVE, [categoria_id]);
}
