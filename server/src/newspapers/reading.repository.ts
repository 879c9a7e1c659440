import type { Queryable, Transaction } from '../platform/database.ts';

export interface ReadNewspaper {
  readonly dominio: string;
  readonly nombre: string;
  readonly pais_iso_code: string;
  readonly idioma: string;
}

const SAVE = {
  name: 'newspaper-save',
  text: `insert into newspapers (dominio, nombre, pais_iso_code, idioma) values ($1, $2, $3, $4)
    on conflict (dominio) do update set nombre = excluded.nombre, pais_iso_code = excluded.pais_iso_code,
      idioma = excluded.idioma
    returning periodico_id`,
};

/** Known by its domain: saved a second time, its name, country and language are those said last. */
export async function saveNewspaper(tx: Transaction, newspaper: ReadNewspaper): Promise<number> {
  const { dominio, nombre, pais_iso_code, idioma } = newspaper;
  const [saved] = await tx.query<{ periodico_id: number }>(SAVE, [dominio, nombre, pais_iso_code, idioma]);
  if (saved === undefined) throw new Error(`${dominio} was not saved`);
  return saved.periodico_id;
}

export interface NewspaperReading extends ReadNewspaper {
  readonly active: boolean;
  readonly extract_limit: number;
  readonly feeds: number;
  readonly polled_on: Date | null;
  readonly failing: number;
}

const LIST = {
  name: 'newspaper-reading-list',
  text: `select n.dominio, n.nombre, n.pais_iso_code, n.idioma, n.active, n.extract_limit,
      count(f.feed_id)::int as feeds, max(f.polled_on) as polled_on, count(*) filter (where f.failures > 0)::int as failing
    from newspapers n left join feeds f using (periodico_id)
    where n.periodico_id > 0 and ($1 = '' or n.dominio like '%' || $1 || '%' or n.nombre ilike '%' || $1 || '%')
    group by n.periodico_id order by n.dominio limit $2`,
};

export const listReadNewspapers = (db: Queryable, search: string, limit: number) =>
  db.query<NewspaperReading>(LIST, [search, limit]);

const SET_ACTIVE = {
  name: 'newspaper-set-active',
  text: 'update newspapers set active = $2 where dominio = $1 and periodico_id > 0 and removed_on is null returning nombre',
};
const SET_LIMIT = {
  name: 'newspaper-set-extract-limit',
  text: 'update newspapers set extract_limit = $2 where dominio = $1 and periodico_id > 0 returning nombre',
};

type Named = { nombre: string };

/** Answers the newspaper's name, or nothing where there is no such newspaper. */
export const setNewspaperActive = async (db: Queryable, dominio: string, active: boolean) =>
  (await db.query<Named>(SET_ACTIVE, [dominio, active]))[0]?.nombre;

export const setExtractLimit = async (db: Queryable, dominio: string, limit: number) =>
  (await db.query<Named>(SET_LIMIT, [dominio, limit]))[0]?.nombre;

const FIND_ID = { name: 'newspaper-id', text: 'select periodico_id from newspapers where dominio = $1' };

export const findNewspaperId = async (db: Queryable, dominio: string): Promise<number | undefined> =>
  (await db.query<{ periodico_id: number }>(FIND_ID, [dominio]))[0]?.periodico_id;
