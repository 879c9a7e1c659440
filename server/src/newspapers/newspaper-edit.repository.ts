import type { Queryable, Transaction } from '../platform/database.ts';
import type { ReadNewspaper } from './reading.repository.ts';

/** What operators can set of a newspaper. */
export interface NewspaperFields {
  readonly nombre: string;
  readonly pais_iso_code: string;
  readonly idioma: string;
  readonly propietario: string;
  readonly licencia: string;
  readonly extract_limit: number;
}

export interface LockedNewspaper {
  readonly dominio: string;
  readonly active: boolean;
  readonly removed: boolean;
  readonly fields: NewspaperFields;
}

const LOCK = {
  name: 'newspaper-lock',
  text: `select dominio, active, removed_on is not null as removed, json_build_object('nombre', nombre,
      'pais_iso_code', pais_iso_code, 'idioma', idioma, 'propietario', propietario, 'licencia', licencia,
      'extract_limit', extract_limit) as fields
    from newspapers where periodico_id = $1 and periodico_id > 0 for no key update`,
};

/** As it is until the transaction ends. */
export const lockNewspaper = async (tx: Transaction, periodico_id: number): Promise<LockedNewspaper | undefined> =>
  (await tx.query<LockedNewspaper>(LOCK, [periodico_id]))[0];

const SAVE_FIELDS = {
  name: 'newspaper-save-fields',
  text: `update newspapers set nombre = $2, pais_iso_code = $3, idioma = $4, propietario = $5, licencia = $6,
      extract_limit = $7 where periodico_id = $1`,
};

export async function saveNewspaperFields(tx: Transaction, periodico_id: number, fields: NewspaperFields) {
  const { nombre, pais_iso_code, idioma, propietario, licencia, extract_limit } = fields;
  await tx.query(SAVE_FIELDS, [periodico_id, nombre, pais_iso_code, idioma, propietario, licencia, extract_limit]);
}

const SET_READ = { name: 'newspaper-set-read', text: 'update newspapers set active = $2 where periodico_id = $1' };

export async function setNewspaperRead(tx: Transaction, periodico_id: number, active: boolean): Promise<void> {
  await tx.query(SET_READ, [periodico_id, active]);
}

const ADD = {
  name: 'newspaper-add',
  text: `insert into newspapers (dominio, nombre, pais_iso_code, idioma) values ($1, $2, $3, $4)
    on conflict (dominio) do nothing returning periodico_id`,
};

/** Undefined where there is one of that domain. */
export async function addNewspaper(tx: Transaction, newspaper: ReadNewspaper): Promise<number | undefined> {
  const { dominio, nombre, pais_iso_code, idioma } = newspaper;
  return (await tx.query<{ periodico_id: number }>(ADD, [dominio, nombre, pais_iso_code, idioma]))[0]?.periodico_id;
}

const REMOVE = {
  name: 'newspaper-remove',
  text: `update newspapers set active = false, removed_on = clock_timestamp() where periodico_id = $1`,
};

/** It stays known, so that nobody reads it again; whoever is storing what it has published is waited for. */
export async function markNewspaperRemoved(tx: Transaction, periodico_id: number): Promise<void> {
  await tx.query(REMOVE, [periodico_id]);
}

const HOLD_ACTIVE = {
  name: 'newspaper-hold-active',
  text: 'select from newspapers where periodico_id = $1 and active for share',
};

/** Whether it is read, which stays so until the transaction ends. */
export const holdActiveNewspaper = async (tx: Transaction, periodico_id: number): Promise<boolean> =>
  (await tx.query(HOLD_ACTIVE, [periodico_id])).length > 0;

export interface KnownDomain {
  readonly dominio: string;
  readonly periodico_id: number;
  readonly removed: boolean;
}

const KNOWN = {
  name: 'newspaper-known-domains',
  text: `select dominio, periodico_id, removed_on is not null as removed from newspapers where dominio = any ($1)`,
};

export const listKnownDomains = (db: Queryable, dominios: readonly string[]): Promise<KnownDomain[]> =>
  db.query<KnownDomain>(KNOWN, [dominios]);
