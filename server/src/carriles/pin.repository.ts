import type { Idioma } from '@poliedro/contracts/language';
import type { Lugar, Pin } from '@poliedro/contracts/redaccion/front-page';
import type { Queryable, Transaction } from '../platform/database.ts';

/** As it is recorded. */
export interface PinState {
  readonly lugar: Lugar;
  readonly puesto_on: string;
}
export interface KeptPin extends PinState {
  readonly evento_id: number;
}

/** To the last digit, so that what is put back stands where it stood. */
const PUESTO_ON = `to_char(p.puesto_on, 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as puesto_on`;

const LIST = {
  name: 'carril-pins',
  text: `select p.evento_id::float8, p.lugar, coalesce((select t.titulo from event_texts t where t.evento_id = e.evento_id
        order by t.idioma = $2 desc, t.idioma = e.idioma_base desc limit 1), '') as titulo
    from carril_pins p join events e using (evento_id)
    where p.carril_id = $1 order by p.puesto_on desc, p.evento_id desc limit 500`,
};

export const listPins = (db: Queryable, carril_id: number, idioma: Idioma) => db.query<Pin>(LIST, [carril_id, idioma]);

const LIST_KEPT = {
  name: 'carril-pins-kept',
  text: `select p.evento_id::float8, p.lugar, ${PUESTO_ON} from carril_pins p where p.carril_id = $1 order by p.evento_id`,
};

export const listKeptPins = (tx: Transaction, carril_id: number) => tx.query<KeptPin>(LIST_KEPT, [carril_id]);

const FIND = {
  name: 'carril-pin-find',
  text: `select p.lugar, ${PUESTO_ON} from carril_pins p where p.carril_id = $1 and p.evento_id = $2 for update`,
};

export async function findPin(tx: Transaction, carril_id: number, evento_id: number): Promise<PinState | undefined> {
  return (await tx.query<PinState>(FIND, [carril_id, evento_id]))[0];
}

const SAVE = {
  name: 'carril-pin-save',
  text: `insert into carril_pins (carril_id, evento_id, lugar, puesto_on)
    select $1, evento_id, $3, coalesce($4::timestamptz, now()) from events where evento_id = $2
    on conflict (carril_id, evento_id) do update set lugar = excluded.lugar, puesto_on = excluded.puesto_on`,
};
const REMOVE = { name: 'carril-pin-remove', text: 'delete from carril_pins where carril_id = $1 and evento_id = $2' };

/** Null leaves the event to the rule. One that is gone has no place to be given. */
export async function savePin(
  tx: Transaction,
  carril_id: number,
  evento_id: number,
  pin: { readonly lugar: Lugar; readonly puesto_on?: string } | null,
): Promise<void> {
  if (pin === null) await tx.query(REMOVE, [carril_id, evento_id]);
  else await tx.query(SAVE, [carril_id, evento_id, pin.lugar, pin.puesto_on ?? null]);
}
