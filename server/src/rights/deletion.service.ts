import type { User } from '@poliedro/contracts/accounts';
import { toEuros } from '@poliedro/contracts/money';
import { DELETION_GRACE_DAYS, type requestDeletion } from '@poliedro/contracts/rights';
import type { z } from 'zod';
import type { Visit } from '../accounts/account.service.ts';
import { type MayMailTo, mayTell } from '../accounts/mail.limit.ts';
import type { ConfirmPassword } from '../accounts/own-password.ts';
import { cancelRemoval, findPlannedRemoval, planRemoval } from '../accounts/removal.repository.ts';
import type { WakeMail } from '../mail/mail.jobs.ts';
import { queueMail } from '../mail/mail.service.ts';
import { foreseeLeaving, type LeftMoney } from '../payments/leaving/leaving.service.ts';
import type { Database, Transaction } from '../platform/database.ts';
import { DomainError } from '../platform/errors.ts';

type Planned = z.input<typeof requestDeletion.reply>;

export interface DeletionService {
  /** When it will be done. Asked for again, it stays at the day said first. */
  request(user: User, password: string, visit: Visit): Promise<Planned>;
  cancel(user: User): Promise<void>;
}

const toDinero = ({ refunded, paid, lost }: LeftMoney): Planned['dinero'] => ({
  devuelto_euros: toEuros(refunded),
  pagado_euros: toEuros(paid),
  perdido_euros: toEuros(lost),
});

export interface DeletionParts {
  readonly db: Database;
  readonly confirmPassword: ConfirmPassword;
  readonly wakeMail: WakeMail;
  readonly mayMailTo: MayMailTo;
  readonly origin: string;
}

export function createDeletionService(parts: DeletionParts): DeletionService {
  const { db, confirmPassword, wakeMail, mayMailTo, origin } = parts;

  /** Said in writing: what can still be spent, and what will be lost. */
  const tellMoney = (tx: Transaction, user: User, { refunded, paid, lost }: LeftMoney) =>
    queueMail(tx, {
      destinatario: user.email,
      idioma: user.idioma,
      plantilla: 'deletion-money',
      datos: {
        alias: user.alias,
        importe_devuelto: String(refunded),
        importe_pagado: String(paid),
        importe_perdido: String(lost),
        url: `${origin}/user#transacciones`,
      },
    });

  return {
    async request(user, password, visit) {
      await confirmPassword(user, password, visit);
      const money = await foreseeLeaving(db, user.id);
      const isTold = await mayTell(mayMailTo, user.email, user.email_verificado);
      const planned = await db.transaction(async (transaction) => {
        const due_on = await planRemoval(transaction, user.id, DELETION_GRACE_DAYS);
        if (due_on === undefined) return undefined;
        if (!isTold) return { due_on, mails: [] };
        const mails = money === undefined ? [] : [await tellMoney(transaction, user, money)];
        const mail_id = await queueMail(transaction, {
          destinatario: user.email,
          idioma: user.idioma,
          plantilla: 'deletion-scheduled',
          datos: { alias: user.alias, fecha: due_on, url_cancel: `${origin}/user#perfil` },
        });
        return { due_on, mails: [...mails, mail_id] };
      });
      for (const mail_id of planned?.mails ?? []) wakeMail(mail_id);
      const due_on = planned?.due_on ?? (await findPlannedRemoval(db, user.id));
      if (due_on === undefined) throw new DomainError('usuario_not_found');
      return { eliminacion_prevista: due_on, dinero: money === undefined ? null : toDinero(money) };
    },

    cancel: (user) => cancelRemoval(db, user.id),
  };
}
