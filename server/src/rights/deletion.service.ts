import type { User } from '@poliedro/contracts/accounts';
import { DELETION_GRACE_DAYS } from '@poliedro/contracts/rights';
import type { Visit } from '../accounts/account.service.ts';
import type { ConfirmPassword } from '../accounts/own-password.ts';
import { cancelRemoval, findPlannedRemoval, planRemoval } from '../accounts/removal.repository.ts';
import type { WakeMail } from '../mail/mail.jobs.ts';
import { queueMail } from '../mail/mail.service.ts';
import type { Database } from '../platform/database.ts';
import { DomainError } from '../platform/errors.ts';

export interface DeletionService {
  /** When it will be done. Asked for again, it stays at the day said first. */
  request(user: User, password: string, visit: Visit): Promise<string>;
  cancel(user: User): Promise<void>;
}

export function createDeletionService(
  db: Database,
  confirmPassword: ConfirmPassword,
  wake: WakeMail,
  origin: string,
): DeletionService {
  return {
    async request(user, password, visit) {
      await confirmPassword(user, password, visit);
      const planned = await db.transaction(async (transaction) => {
        const due_on = await planRemoval(transaction, user.id, DELETION_GRACE_DAYS);
        if (due_on === undefined) return undefined;
        const mail_id = await queueMail(transaction, {
          destinatario: user.email,
          idioma: user.idioma,
          plantilla: 'deletion-scheduled',
          datos: { alias: user.alias, fecha: due_on, url_cancel: `${origin}/user#perfil` },
        });
        return { due_on, mail_id };
      });
      if (planned !== undefined) wake(planned.mail_id);
      const due_on = planned?.due_on ?? (await findPlannedRemoval(db, user.id));
      if (due_on === undefined) throw new DomainError('usuario_not_found');
      return due_on;
    },

    cancel: (user) => cancelRemoval(db, user.id),
  };
}
