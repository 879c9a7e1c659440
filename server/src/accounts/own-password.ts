import type { User } from '@poliedro/contracts/accounts';
import type { Database } from '../platform/database.ts';
import { DomainError } from '../platform/errors.ts';
import { verifyPassword } from './password.ts';
import type { SignInLimits } from './sign-in-limits.ts';
import { findPasswordHash } from './user.repository.ts';

/** Asked again before anything that would hand the account to whoever sits at an open browser. */
export type ConfirmPassword = (user: User, password: string, visit: { readonly address: string }) => Promise<void>;

export function createConfirmPassword(db: Database, limits: SignInLimits): ConfirmPassword {
  return async (user, password, { address }) => {
    const isRight = await limits.tryOnce(address, user.email, async () => {
      const hash = await findPasswordHash(db, user.id);
      return hash !== undefined && (await verifyPassword({ hash, password }))
        ? { outcome: true, vouches: user.email_verificado }
        : undefined;
    });
    if (isRight === undefined) throw new DomainError('wrong_password');
  };
}
