import type { Idioma } from '@poliedro/contracts/language';
import type { Queryable } from '../platform/database.ts';

export interface Addressee {
  readonly alias: string;
  readonly destinatario: string;
  readonly idioma: Idioma;
}

const FIND = {
  name: 'payment-addressee-find',
  text: `select alias, correo as destinatario, idioma from users where id = $1 and deleted_on is null`,
};

/** Who is told of their money; undefined for who has left. */
export const findAddressee = async (db: Queryable, usuario_id: number): Promise<Addressee | undefined> =>
  (await db.query<Addressee>(FIND, [usuario_id]))[0];
