import { createHash, randomBytes } from 'node:crypto';
import type { User } from '@poliedro/contracts/accounts';
import type { WakeMail } from '../mail/mail.jobs.ts';
import { queueMail } from '../mail/mail.service.ts';
import type { ActionLimit } from '../platform/action-limit.ts';
import { type Database, isTaken, type Transaction } from '../platform/database.ts';
import { DomainError } from '../platform/errors.ts';
import type { Visit } from './account.service.ts';
import {
  type EmailChange,
  endPasswordResets,
  moveToAddress,
  storeEmailChange,
  takeEmailChange,
} from './email-change.repository.ts';
import type { MayMailTo } from './mail.limit.ts';
import type { ConfirmPassword } from './own-password.ts';
import { type Addressee, getAddressee } from './user.repository.ts';

export interface EmailChangeService {
  /** Does the same whoever has the new address: only who reads its mails learns more. */
  ask(user: User, input: { email: string; password: string }, visit: Visit): Promise<void>;
  confirm(token: string): Promise<void>;
}

export interface EmailChangeOptions {
  db: Database;
  confirmPassword: ConfirmPassword;
  /** False when this person must wait before the next mail to an address of their choice. */
  mayAskForMail: ActionLimit;
  mayMailTo: MayMailTo;
  wakeMail: WakeMail;
  origin: string;
}

const LINK_HOURS = 24;
const hashOf = (token: string) => createHash('sha256').update(token).digest();

/** Enough for its owner to know it, not for whoever else reads the mailbox that is left. */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf('@');
  return `${[...email.slice(0, at)][0] ?? ''}•••${email.slice(at)}`;
}

export function createEmailChangeService(options: EmailChangeOptions): EmailChangeService {
  const { db, confirmPassword, mayAskForMail, mayMailTo, wakeMail, origin } = options;

  /** Undefined where nobody is to be told: an address that was never proved may be anybody's. */
  async function tellOldAddress(transaction: Transaction, old: Addressee, nuevo: string): Promise<number | undefined> {
    if (!old.email_verificado || old.correo === nuevo) return undefined;
    return queueMail(transaction, {
      destinatario: old.correo,
      idioma: old.idioma,
      plantilla: 'email-changed',
      datos: { alias: old.alias, nuevo_email_masked: maskEmail(nuevo) },
    });
  }

  async function move(transaction: Transaction, change: EmailChange): Promise<number | undefined> {
    const old = await getAddressee(transaction, change.usuario_id);
    await moveToAddress(transaction, change);
    await endPasswordResets(transaction, change.usuario_id);
    return tellOldAddress(transaction, old, change.correo_nuevo);
  }

  return {
    async ask(user, { email, password }, visit) {
      await confirmPassword(user, password, visit);
      if (!(await mayAskForMail(user.id)) || !(await mayMailTo(email))) throw new DomainError('too_many_attempts');
      const token = randomBytes(32).toString('base64url');
      const mail_id = await db.transaction(async (transaction) => {
        const change = { correo_nuevo: email, token_hash: hashOf(token), hours: LINK_HOURS };
        await storeEmailChange(transaction, user.id, change);
        return queueMail(transaction, {
          destinatario: email,
          idioma: user.idioma,
          plantilla: 'verify-new-email',
          datos: { alias: user.alias, nuevo_email: email, url: `${origin}/email#${token}` },
        });
      });
      wakeMail(mail_id);
    },

    async confirm(token) {
      try {
        const mail_id = await db.transaction(async (transaction) => {
          const change = await takeEmailChange(transaction, hashOf(token));
          if (change === undefined) throw new DomainError('invalid_token');
          return move(transaction, change);
        });
        if (mail_id !== undefined) wakeMail(mail_id);
      } catch (error) {
        if (isTaken(error)) throw new DomainError('email_taken');
        throw error;
      }
    },
  };
}
