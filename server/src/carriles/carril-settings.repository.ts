import { IDIOMAS } from '@poliedro/contracts/language';
import type { CarrilBody, CarrilSettings } from '@poliedro/contracts/redaccion/front-page';
import type { Queryable, Transaction } from '../platform/database.ts';
import { type KeptPin, listKeptPins } from './pin.repository.ts';

const RULE = `c.tipo, c.categoria_id, c.pais_iso_code, c.idioma, c.min_periodicos, c.solo_opinion, c.de_autores, c.orden`;
/** A language that lacks its text has an empty one. */
export const textsOf = (table: string, key: string, column: string) =>
  `(select json_build_object(${IDIOMAS.map(
    (idioma) => `'${idioma}', coalesce(max(${column}) filter (where idioma = '${idioma}'), '')`,
  ).join(', ')}) from ${table} t where t.${key} = c.${key}) as ${column}`;
const NOMBRE = textsOf('carril_texts', 'carril_id', 'nombre');

const countPins = (lugar: string) =>
  `(select count(*)::int from carril_pins p where p.carril_id = c.carril_id and p.lugar = '${lugar}')`;

const LIST = {
  name: 'carril-settings-list',
  text: `select c.carril_id, ${RULE}, ${NOMBRE}, c.mostrar_nombre, c.url, ${countPins('fijado')} as fijados,
      ${countPins('oculto')} as ocultos
    from carriles c order by c.posicion, c.carril_id`,
};

export const listCarrilSettings = (db: Queryable) => db.query<CarrilSettings>(LIST, []);

const LIST_ORIGINS = {
  name: 'carril-origins',
  text: `select coalesce(array_agg(distinct pais_iso_code order by pais_iso_code), '{}') as paises,
    coalesce(array_agg(distinct idioma order by idioma), '{}') as idiomas from newspapers where periodico_id > 0`,
};

/** The countries and languages of newspapers. */
export async function listOrigins(db: Queryable): Promise<{ paises: string[]; idiomas: string[] }> {
  const [origins] = await db.query<{ paises: string[]; idiomas: string[] }>(LIST_ORIGINS, []);
  return origins ?? { paises: [], idiomas: [] };
}

/** As it is recorded whenever its fields change. */
export type CarrilFields = CarrilBody;
/** As it is recorded when it comes or goes. */
export interface WholeCarril extends CarrilFields {
  readonly posicion: number;
  readonly pins: readonly KeptPin[];
}

const FIND = {
  name: 'carril-settings-find',
  text: `select ${RULE}, ${NOMBRE}, c.mostrar_nombre, c.url, c.posicion from carriles c where c.carril_id = $1 for no key update of c`,
};

async function findRow(tx: Transaction, carril_id: number) {
  const [row] = await tx.query<CarrilFields & { posicion: number }>(FIND, [carril_id]);
  return row;
}

export async function findCarrilFields(tx: Transaction, carril_id: number): Promise<CarrilFields | undefined> {
  const row = await findRow(tx, carril_id);
  if (row === undefined) return undefined;
  const { posicion: _, ...fields } = row;
  return fields;
}

export async function findWholeCarril(tx: Transaction, carril_id: number): Promise<WholeCarril | undefined> {
  const row = await findRow(tx, carril_id);
  return row && { ...row, pins: await listKeptPins(tx, carril_id) };
}

/** What decides who is in it, and in which order. */
export const RULE_COLUMNS = [
  'tipo',
  'categoria_id',
  'pais_iso_code',
  'idioma',
  'min_periodicos',
  'solo_opinion',
  'de_autores',
  'orden',
] as const satisfies readonly (keyof CarrilFields)[];
const COLUMNS = [...RULE_COLUMNS, 'mostrar_nombre', 'url'] as const satisfies readonly (keyof CarrilFields)[];
const places = COLUMNS.map((_, index) => `$${index + 1}`).join(', ');
const valuesOf = (fields: CarrilFields) => COLUMNS.map((name) => fields[name]);

const ADD = {
  name: 'carril-add',
  text: `insert into carriles (${COLUMNS.join(', ')}, posicion)
    select ${places}, coalesce(max(posicion) + 1, 0) from carriles returning carril_id`,
};
const RESTORE = {
  name: 'carril-restore',
  text: `insert into carriles (${COLUMNS.join(', ')}, carril_id, posicion)
    values (${places}, $${COLUMNS.length + 1}, $${COLUMNS.length + 2})`,
};
const SAVE = {
  name: 'carril-save',
  text: `update carriles set (${COLUMNS.join(', ')}) = (${places}) where carril_id = $${COLUMNS.length + 1}`,
};
const SAVE_TEXTS = {
  name: 'carril-save-texts',
  text: `insert into carril_texts (carril_id, idioma, nombre) select $1, key, value from jsonb_each_text($2) where value <> ''
    on conflict (carril_id, idioma) do update set nombre = excluded.nombre`,
};
const REMOVE = { name: 'carril-remove', text: 'delete from carriles where carril_id = $1' };

const saveTexts = (tx: Transaction, carril_id: number, { nombre }: CarrilFields) =>
  tx.query(SAVE_TEXTS, [carril_id, nombre]);

export async function addCarril(tx: Transaction, fields: CarrilFields): Promise<number> {
  const [added] = await tx.query<{ carril_id: number }>(ADD, valuesOf(fields));
  const carril_id = added?.carril_id ?? 0;
  await saveTexts(tx, carril_id, fields);
  return carril_id;
}

/** Under the number it had; its pins are not part of it. */
export async function restoreCarril(tx: Transaction, carril_id: number, whole: WholeCarril): Promise<void> {
  await tx.query(RESTORE, [...valuesOf(whole), carril_id, whole.posicion]);
  await saveTexts(tx, carril_id, whole);
}

export async function saveCarril(tx: Transaction, carril_id: number, fields: CarrilFields): Promise<void> {
  await tx.query(SAVE, [...valuesOf(fields), carril_id]);
  await saveTexts(tx, carril_id, fields);
}

export async function removeCarril(tx: Transaction, carril_id: number): Promise<void> {
  await tx.query(REMOVE, [carril_id]);
}
