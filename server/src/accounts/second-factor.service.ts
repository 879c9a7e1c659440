import type { User } from '@poliedro/contracts/accounts';
import type { ErrorCode } from '@poliedro/contracts/errors';
import { can } from '@poliedro/contracts/policy';
import { APIError } from 'better-auth/api';
import type { Database } from '../platform/database.ts';
import { DomainError } from '../platform/errors.ts';
import type { AccountMails } from './account.mails.ts';
import type { Visit, WithCookies } from './account.service.ts';
import { type Auth, SUSPENDED } from './auth.ts';
import type { ConfirmPassword } from './own-password.ts';
import { endOtherStoredSessions } from './session.repository.ts';
import { toUser } from './user.repository.ts';

export interface SecondFactorService {
  /** The authenticator's address and the codes to keep; counts once a code has been verified. */
  enable(user: User, password: string, visit: Visit): Promise<{ totp_uri: string; recovery_codes: string[] }>;
  disable(user: User, password: string, visit: Visit): Promise<WithCookies<{ success: true }>>;
  verify(code: string, visit: Visit): Promise<WithCookies<{ user: User }>>;
  recover(code: string, visit: Visit): Promise<WithCookies<{ user: User }>>;
}

/** The library's refusals in our words. */
const REFUSALS: Readonly<Record<string, ErrorCode>> = {
  INVALID_PASSWORD: 'wrong_password',
  TOTP_ALREADY_ENABLED: 'second_factor_on',
  TOO_MANY_ATTEMPTS_REQUEST_NEW_CODE: 'too_many_attempts',
  ACCOUNT_TEMPORARILY_LOCKED: 'too_many_attempts',
  [SUSPENDED]: 'account_suspended',
};

async function inOurWords<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (!(error instanceof APIError)) throw error;
    throw new DomainError(REFUSALS[String(error.body?.code)] ?? 'invalid_code');
  }
}

export function createSecondFactorService(
  auth: Auth,
  db: Database,
  confirmPassword: ConfirmPassword,
  mails: AccountMails,
): SecondFactorService {
  /** Sessions that were begun without it may not do from now on what only it allows. */
  async function nowProtected(usuario_id: number, setCookies: readonly string[]): Promise<void> {
    const cookie = setCookies.map((one) => one.split(';')[0] ?? '').join('; ');
    const own = await auth.api.getSession({ headers: new Headers({ cookie }) });
    await endOtherStoredSessions(db, usuario_id, own?.session.token ?? '');
    await mails.sendSecondFactorOn(usuario_id);
  }

  return {
    async enable(user, password, visit) {
      await confirmPassword(user, password, visit);
      const { headers } = visit;
      const started = await inOurWords(auth.api.enableTwoFactor({ body: { password, method: 'totp' }, headers }));
      if (!('totpURI' in started)) throw new Error('the library answered for another method');
      return { totp_uri: started.totpURI, recovery_codes: started.backupCodes };
    },

    async disable(user, password, visit) {
      if (can(user, 'administer')) throw new DomainError('second_factor_required');
      await confirmPassword(user, password, visit);
      const { headers } = await inOurWords(
        auth.api.disableTwoFactor({ body: { password }, headers: visit.headers, returnHeaders: true }),
      );
      await mails.sendSecondFactorOff(user.id);
      return { answer: { success: true }, setCookies: headers.getSetCookie() };
    },

    async verify(code, visit) {
      const before = await auth.api.getSession({ headers: visit.headers });
      const { headers, response } = await inOurWords(
        auth.api.verifyTOTP({ body: { code }, headers: visit.headers, returnHeaders: true }),
      );
      const settingUp = before !== null && before.user.twoFactorEnabled !== true;
      if (settingUp) await nowProtected(Number(before.user.id), headers.getSetCookie());
      const user = toUser(response.user);
      return { answer: { user: { ...user, segundo_factor: true } }, setCookies: headers.getSetCookie() };
    },

    async recover(code, visit) {
      const { headers, response } = await inOurWords(
        auth.api.verifyBackupCode({ body: { code }, headers: visit.headers, returnHeaders: true }),
      );
      const user = toUser(response.user);
      return { answer: { user }, setCookies: headers.getSetCookie() };
    },
  };
}
