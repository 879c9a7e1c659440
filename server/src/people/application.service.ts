import { ROLES, type Rol, type User } from '@poliedro/contracts/accounts';
import type { Application, applyForRole } from '@poliedro/contracts/applications';
import type { z } from 'zod';
import { lockUser } from '../accounts/user.repository.ts';
import type { Database } from '../platform/database.ts';
import { DomainError } from '../platform/errors.ts';
import { addApplication, countRecentApplications, withdrawWaitingApplication } from './application.repository.ts';

const MAX_RECENT = 5;
const RECENT_DAYS = 30;

export interface ApplicationService {
  apply(user: User, wish: z.output<NonNullable<typeof applyForRole.body>>): Promise<Application>;
  withdraw(user: User): Promise<void>;
}

/** Each role holds what the ones before it hold. */
export const includesRole = (held: Rol, wanted: Rol): boolean => ROLES.indexOf(held) >= ROLES.indexOf(wanted);

export function createApplicationService(db: Database): ApplicationService {
  return {
    apply: (user, wish) =>
      db.transaction(async (transaction) => {
        // Two wishes of one person at once take turns.
        const { rol } = await lockUser(transaction, user.id);
        if (includesRole(rol, wish.rol)) throw new DomainError('role_already_held');
        const { count, waiting } = await countRecentApplications(transaction, user.id, RECENT_DAYS);
        if (waiting > 0) throw new DomainError('application_pending');
        if (count >= MAX_RECENT) throw new DomainError('too_many_attempts');
        return addApplication(transaction, user.id, wish);
      }),

    async withdraw(user) {
      if (!(await withdrawWaitingApplication(db, user.id))) throw new DomainError('application_not_found');
    },
  };
}
