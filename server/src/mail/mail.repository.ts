import type { Idioma } from '@poliedro/contracts/language';
import type { Queryable } from '../platform/database.ts';

export interface NewMail {
  destinatario: string;
  plantilla: string;
  idioma: Idioma;
  datos: Record<string, unknown>;
}

export interface WaitingMail extends NewMail {
  mail_id: number;
  message_id: string;
  attempts: number;
  /** Somebody has waited so long for it that its link no longer works, or that it is news no more. */
  is_stale: boolean;
}

/** A driver gives bigint as text; ours stay exact as numbers. */
type Stored<Row extends { mail_id: number }> = Omit<Row, 'mail_id'> & { mail_id: string };

const ADD_MAIL = {
  name: 'mail-add',
  text: `insert into outgoing_mails (destinatario, plantilla, idioma, datos) values ($1, $2, $3, $4) returning mail_id`,
};

export async function addMail(db: Queryable, mail: NewMail): Promise<number> {
  const values = [mail.destinatario, mail.plantilla, mail.idioma, JSON.stringify(mail.datos)];
  const [row] = await db.query<Stored<{ mail_id: number }>>(ADD_MAIL, values);
  if (row === undefined) throw new Error('PostgreSQL did not return the mail it had stored');
  return Number(row.mail_id);
}

/** As long as their links work; without one, as long as it is news. */
const STALE_AFTER = `case plantilla when 'reset-password' then interval '24 hours'
  when 'verify-new-email' then interval '24 hours' when 'verify-email' then interval '3 days' else interval '14 days' end`;
const WAITING = `select mail_id, message_id, destinatario, plantilla, idioma, datos, attempts,
    created_on < now() - ${STALE_AFTER} as is_stale
  from outgoing_mails`;

const CLAIM = {
  name: 'mail-claim',
  text: `${WAITING} where mail_id = $1 and next_try_on is not null for update skip locked`,
};

const CLAIM_DUE = {
  name: 'mail-claim-due',
  text: `${WAITING} where next_try_on <= now() order by next_try_on limit 1 for update skip locked`,
};

async function claim(db: Queryable, statement: typeof CLAIM, values: number[]): Promise<WaitingMail | undefined> {
  const [row] = await db.query<Stored<WaitingMail>>(statement, values);
  return row && { ...row, mail_id: Number(row.mail_id) };
}

/** Nobody else gets it until the transaction ends; undefined when somebody has it, or it no longer waits. */
export const claimMail = (transaction: Queryable, mail_id: number) => claim(transaction, CLAIM, [mail_id]);

/** The same for the one that is due longest. */
export const claimDueMail = (transaction: Queryable) => claim(transaction, CLAIM_DUE, []);

const FIRST_PAUSE_SECONDS = 5;
const LONGEST_PAUSE = `interval '1 hour'`;
const POSTPONE = {
  name: 'mail-postpone',
  text: `update outgoing_mails set attempts = attempts + 1, last_error = $2,
      next_try_on = clock_timestamp()
        + least(make_interval(secs => ${FIRST_PAUSE_SECONDS} * 2 ^ least(attempts, 16)), ${LONGEST_PAUSE})
    where mail_id = $1`,
};

/** The pause doubles with each try. */
export async function postponeMail(transaction: Queryable, mail_id: number, reason: string): Promise<void> {
  await transaction.query(POSTPONE, [mail_id, reason]);
}

const FORGET_PERSON = `attempts = attempts + 1, next_try_on = null, destinatario = null, datos = '{}'`;

const MARK_SENT = {
  name: 'mail-mark-sent',
  text: `update outgoing_mails set sent_on = clock_timestamp(), ${FORGET_PERSON} where mail_id = $1`,
};

export async function markMailSent(transaction: Queryable, mail_id: number): Promise<void> {
  await transaction.query(MARK_SENT, [mail_id]);
}

const GIVE_UP = {
  name: 'mail-give-up',
  text: `update outgoing_mails set last_error = $2, ${FORGET_PERSON} where mail_id = $1`,
};

export async function giveUpMail(transaction: Queryable, mail_id: number, reason: string): Promise<void> {
  await transaction.query(GIVE_UP, [mail_id, reason]);
}

const FORGET_OLD = {
  name: 'mail-forget-old',
  text: `delete from outgoing_mails where next_try_on is null and created_on < now() - make_interval(days => $1)`,
};

export async function forgetOldMails(db: Queryable, olderThanDays: number): Promise<void> {
  await db.query(FORGET_OLD, [olderThanDays]);
}
