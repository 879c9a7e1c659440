import { setTimeout as delay } from 'node:timers/promises';
import type { User } from '@poliedro/contracts/accounts';
import type { Idioma } from '@poliedro/contracts/language';
import { APIError } from 'better-auth/api';
import type { ActionLimit } from '../platform/action-limit.ts';
import { type Database, isTaken } from '../platform/database.ts';
import { DomainError } from '../platform/errors.ts';
import type { AccountMails } from './account.mails.ts';
import { type Auth, SUSPENDED } from './auth.ts';
import { isCommonPassword } from './common-passwords.ts';
import { endPasswordResets, forgetEmailChange } from './email-change.repository.ts';
import { NOBODY, unprovedKey } from './email-claim.ts';
import type { MayMailTo } from './mail.limit.ts';
import type { ConfirmPassword } from './own-password.ts';
import type { Entered, SignInLimits } from './sign-in-limits.ts';
import { findSignInKey, isAliasTaken, listSignInKeys, toUser } from './user.repository.ts';

/** What a call changed about the browser's cookies, besides its answer. */
export interface WithCookies<T> {
  readonly answer: T;
  readonly setCookies: readonly string[];
}

export interface Visit {
  readonly headers: Headers;
  readonly address: string;
  readonly idioma: Idioma;
}

export interface AccountService {
  register(
    input: { email: string; password: string; alias: string },
    visit: Visit,
  ): Promise<WithCookies<{ user: User }>>;
  login(
    input: { email: string; password: string },
    visit: Visit,
  ): Promise<WithCookies<{ user: User | null; segundo_factor: boolean }>>;
  logout(visit: Visit): Promise<WithCookies<{ success: true }>>;
  resendVerification(user: User): Promise<void>;
  verifyEmail(token: string): Promise<void>;
  forgotPassword(email: string): Promise<void>;
  resetPassword(input: { token: string; password: string }): Promise<void>;
  changePassword(
    user: User,
    input: { actual: string; nueva: string },
    visit: Visit,
  ): Promise<WithCookies<{ success: true }>>;
}

/** Every sign-in that fails has looked at this many accounts, whether they exist or not. */
const LOOKS_PER_TRY = 2;

/** Longer than it takes to write somebody a mail: how long it took tells nobody whether there is an account. */
const FORGOTTEN_AFTER_MS = 300;

const cookiesOf = (headers: Headers): string[] => headers.getSetCookie();
const isRefusal = (error: unknown): error is APIError => error instanceof APIError;

export interface AccountParts {
  readonly auth: Auth;
  readonly db: Database;
  readonly limits: SignInLimits;
  readonly confirmPassword: ConfirmPassword;
  /** False when too many accounts were made from there. */
  readonly mayRegister: ActionLimit;
  /** False when that address has had its share of mails that somebody asked for. */
  readonly mayMailTo: MayMailTo;
  readonly mails: AccountMails;
}

export function createAccountService(parts: AccountParts): AccountService {
  const { auth, db, limits, confirmPassword, mayRegister, mayMailTo, mails } = parts;

  /** Undefined where the password is nobody's. Takes as long whether or not somebody has the address. */
  async function enter(
    email: string,
    password: string,
    visit: Visit,
  ): Promise<Entered<Awaited<ReturnType<AccountService['login']>>> | undefined> {
    const keys = await listSignInKeys(db, email);
    for (let look = 0; look < LOOKS_PER_TRY; look++) {
      const key = keys[look] ?? NOBODY;
      try {
        const { headers, response } = await auth.api.signInEmail({
          body: { email: key, password },
          headers: visit.headers,
          returnHeaders: true,
        });
        const waiting = 'twoFactorRedirect' in response;
        const answer = { user: waiting ? null : toUser(response.user), segundo_factor: waiting };
        // The key of who has proved the address is the address itself.
        return { outcome: { answer, setCookies: cookiesOf(headers) }, vouches: key === email || keys.length === 1 };
      } catch (error) {
        if (isRefusal(error) && error.body?.code === SUSPENDED) throw new DomainError('account_suspended');
        if (!isRefusal(error) || error.statusCode !== 401) throw error;
      }
    }
    return undefined;
  }

  return {
    async register({ email, password, alias }, visit) {
      if (isCommonPassword(password)) throw new DomainError('password_common');
      if (await isAliasTaken(db, alias)) throw new DomainError('alias_taken');
      if (!(await mayRegister(visit.address))) throw new DomainError('too_many_attempts');
      if (!(await mayMailTo(email))) throw new DomainError('too_many_attempts');
      const key = unprovedKey();
      const { headers, response } = await auth.api.signUpEmail({
        body: { name: alias, email: key, password, correo: email, idioma: visit.idioma },
        headers: visit.headers,
        returnHeaders: true,
      });
      await auth.api.sendVerificationEmail({ body: { email: key } });
      return { answer: { user: toUser(response.user) }, setCookies: cookiesOf(headers) };
    },

    async login({ email, password }, visit) {
      const entered = await limits.tryOnce(visit.address, email, () => enter(email, password, visit));
      if (entered === undefined) throw new DomainError('invalid_credentials');
      return entered;
    },

    async logout(visit) {
      const { headers } = await auth.api.signOut({ headers: visit.headers, returnHeaders: true });
      return { answer: { success: true }, setCookies: cookiesOf(headers) };
    },

    async resendVerification(user) {
      if (user.email_verificado) return;
      if (!(await mayMailTo(user.email))) throw new DomainError('too_many_attempts');
      const key = await findSignInKey(db, user.id);
      if (key !== undefined) await auth.api.sendVerificationEmail({ body: { email: key } });
    },

    async verifyEmail(token) {
      try {
        await auth.api.verifyEmail({ query: { token } });
      } catch (error) {
        if (isRefusal(error)) throw new DomainError('invalid_token');
        if (isTaken(error)) throw new DomainError('email_taken');
        throw error;
      }
    },

    async forgotPassword(email) {
      const [key = NOBODY] = await listSignInKeys(db, email);
      // Whoever asks too often hears the same, and nobody is written to.
      const asked = { email: (await mayMailTo(email)) ? key : NOBODY };
      await Promise.all([auth.api.requestPasswordReset({ body: asked }), delay(FORGOTTEN_AFTER_MS)]);
    },

    async changePassword(user, { actual, nueva }, visit) {
      if (isCommonPassword(nueva)) throw new DomainError('password_common');
      await confirmPassword(user, actual, visit);
      try {
        const { headers } = await auth.api.changePassword({
          body: { currentPassword: actual, newPassword: nueva, revokeOtherSessions: true },
          headers: visit.headers,
          returnHeaders: true,
        });
        await db.transaction(async (tx) => {
          await forgetEmailChange(tx, user.id);
          await endPasswordResets(tx, user.id);
        });
        await mails.sendPasswordChanged(user.id);
        return { answer: { success: true }, setCookies: cookiesOf(headers) };
      } catch (error) {
        if (isRefusal(error)) throw new DomainError('wrong_password');
        throw error;
      }
    },

    async resetPassword({ token, password }) {
      if (isCommonPassword(password)) throw new DomainError('password_common');
      try {
        await auth.api.resetPassword({ body: { token, newPassword: password } });
      } catch (error) {
        if (isRefusal(error)) throw new DomainError('invalid_token');
        throw error;
      }
    },
  };
}
