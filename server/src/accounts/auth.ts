import { passkey } from '@better-auth/passkey';
import { PASSWORD_MAX, PASSWORD_MIN } from '@poliedro/contracts/accounts';
import { SITE_NAME } from '@poliedro/contracts/site';
import { betterAuth } from 'better-auth';
import { APIError } from 'better-auth/api';
import { twoFactor } from 'better-auth/plugins';
import type pg from 'pg';
import type { Logger } from '../platform/logger.ts';
import type { AccountMails } from './account.mails.ts';
import { hashPassword, verifyPassword } from './password.ts';
import { IDLE_SECONDS, RENEWED_AFTER_SECONDS } from './session-age.ts';

const DAY_SECONDS = 86_400;
export interface AuthOptions {
  pool: pg.Pool;
  origin: string;
  secret: string;
  log: Logger;
  mails: AccountMails;
  isSuspended: (usuario_id: number) => Promise<boolean>;
}

/** What the library is told where somebody may not come in for now. */
export const SUSPENDED = 'ACCOUNT_SUSPENDED';

function requireUserVerified(verified: boolean | undefined): void {
  if (verified !== true) throw new APIError('UNAUTHORIZED', { code: 'USER_NOT_VERIFIED' });
}

/** Sign-in by a library that others keep, on our own tables and cookies. */
export function createAuth(options: AuthOptions) {
  const { hostname } = new URL(options.origin);
  return betterAuth({
    appName: SITE_NAME,
    baseURL: options.origin,
    basePath: '/api/auth',
    secret: options.secret,
    database: options.pool,
    telemetry: { enabled: false },
    // Our own limits stand before it: its own guard only its handler, which is not exposed.
    rateLimit: { enabled: false },
    logger: { disabled: false, level: 'warn', log: (level, message) => options.log[level](message) },
    user: {
      modelName: 'users',
      fields: {
        name: 'alias',
        emailVerified: 'email_verificado',
        image: 'bio_foto_url',
        createdAt: 'created_on',
        updatedAt: 'updated_on',
      },
      additionalFields: {
        correo: { type: 'string', required: true, input: true },
        idioma: { type: 'string', required: true, input: true },
        rol: { type: 'string', required: false, input: false },
        es_administrador: { type: 'boolean', required: false, input: false },
      },
    },
    session: {
      modelName: 'sessions',
      fields: {
        userId: 'user_id',
        expiresAt: 'expires_at',
        createdAt: 'created_at',
        updatedAt: 'updated_at',
        userAgent: 'user_agent',
        ipAddress: 'ip_address',
      },
      expiresIn: IDLE_SECONDS,
      updateAge: RENEWED_AFTER_SECONDS,
      // Where it matters the password is asked for again, however young the session.
      freshAge: 0,
      // A copy in the cookie would outlive the end of the session.
      cookieCache: { enabled: false },
    },
    account: {
      modelName: 'credentials',
      fields: {
        userId: 'user_id',
        accountId: 'account_id',
        providerId: 'provider_id',
        accessToken: 'access_token',
        refreshToken: 'refresh_token',
        idToken: 'id_token',
        accessTokenExpiresAt: 'access_token_expires_at',
        refreshTokenExpiresAt: 'refresh_token_expires_at',
        createdAt: 'created_at',
        updatedAt: 'updated_at',
      },
    },
    verification: {
      modelName: 'verifications',
      fields: { expiresAt: 'expires_at', createdAt: 'created_at', updatedAt: 'updated_at' },
    },
    emailAndPassword: {
      enabled: true,
      minPasswordLength: PASSWORD_MIN,
      maxPasswordLength: PASSWORD_MAX,
      password: { hash: hashPassword, verify: verifyPassword },
      revokeSessionsOnPasswordReset: true,
      resetPasswordTokenExpiresIn: 3600,
      sendResetPassword: ({ user, token }) => options.mails.sendReset(Number(user.id), token),
      onPasswordReset: ({ user }) => options.mails.afterReset(Number(user.id)),
    },
    emailVerification: {
      // The account is not committed yet when the library would send it: the service does, afterwards.
      sendOnSignUp: false,
      expiresIn: 3 * DAY_SECONDS,
      sendVerificationEmail: ({ user, token }) => options.mails.sendVerification(Number(user.id), token),
    },
    databaseHooks: {
      session: {
        create: {
          // However somebody comes in, it is by a new session.
          before: async ({ userId }) => {
            if (await options.isSuspended(Number(userId))) throw new APIError('FORBIDDEN', { code: SUSPENDED });
          },
        },
      },
    },
    plugins: [
      twoFactor({
        issuer: SITE_NAME,
        schema: {
          user: { fields: { twoFactorEnabled: 'two_factor_enabled' } },
          twoFactor: {
            modelName: 'two_factors',
            fields: {
              userId: 'user_id',
              backupCodes: 'backup_codes',
              failedVerificationCount: 'failed_verification_count',
              lockedUntil: 'locked_until',
            },
          },
        },
      }),
      passkey({
        rpID: hostname,
        rpName: SITE_NAME,
        origin: options.origin,
        // A passkey stands for two factors only if the device has asked who is there; the library leaves that open.
        authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
        registration: {
          afterVerification: ({ verification }) => requireUserVerified(verification.registrationInfo?.userVerified),
        },
        authentication: {
          afterVerification: ({ verification }) => requireUserVerified(verification.authenticationInfo.userVerified),
        },
        schema: {
          passkey: {
            modelName: 'passkeys',
            fields: {
              userId: 'user_id',
              publicKey: 'public_key',
              credentialID: 'credential_id',
              deviceType: 'device_type',
              backedUp: 'backed_up',
              createdAt: 'created_at',
            },
          },
        },
      }),
    ],
    advanced: {
      // Migrations and tests hold the schema; at a start the library would ask a busy database for all of it.
      database: { generateId: 'serial', validateSchema: false },
      ipAddress: { disableIpTracking: true },
      cookiePrefix: '__Host-poliedro',
      useSecureCookies: false, // that would add a second prefix; secure is set below
      defaultCookieAttributes: { secure: true, httpOnly: true, sameSite: 'lax', path: '/' },
    },
  });
}

export type Auth = ReturnType<typeof createAuth>;
