import type { User } from '@poliedro/contracts/accounts';
import type { Passkey } from '@poliedro/contracts/passkeys';
import { APIError } from 'better-auth/api';
import type { Database } from '../platform/database.ts';
import { DomainError } from '../platform/errors.ts';
import type { AccountMails } from './account.mails.ts';
import type { Visit, WithCookies } from './account.service.ts';
import { type Auth, SUSPENDED } from './auth.ts';
import type { ConfirmPassword } from './own-password.ts';
import { deleteStoredPasskey, listStoredPasskeys } from './passkey.repository.ts';
import { toUser } from './user.repository.ts';

type Options = Record<string, unknown>;
type AuthenticationResponseJSON = NonNullable<
  Parameters<Auth['api']['verifyPasskeyAuthentication']>[0]
>['body']['response'];

export interface PasskeyService {
  list(user: User): Promise<Passkey[]>;
  begin(user: User, password: string, visit: Visit): Promise<WithCookies<{ options: Options }>>;
  add(user: User, input: { nombre: string; credential: object }, visit: Visit): Promise<{ passkey: Passkey }>;
  remove(user: User, passkey_id: number): Promise<void>;
  beginLogin(visit: Visit): Promise<WithCookies<{ options: Options }>>;
  login(credential: object, visit: Visit): Promise<WithCookies<{ user: User }>>;
}

async function orRefused<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (!(error instanceof APIError)) throw error;
    const reason = String(error.body?.code);
    throw reason === SUSPENDED ? new DomainError('account_suspended') : new DomainError('passkey_refused', { reason });
  }
}

export function createPasskeyService(
  auth: Auth,
  db: Database,
  confirmPassword: ConfirmPassword,
  mails: AccountMails,
): PasskeyService {
  return {
    list: (user) => listStoredPasskeys(db, user.id),

    async begin(user, password, visit) {
      await confirmPassword(user, password, visit);
      const { headers, response } = await orRefused(
        auth.api.generatePasskeyRegistrationOptions({
          query: { name: user.alias },
          headers: visit.headers,
          returnHeaders: true,
        }),
      );
      return { answer: { options: { ...response } }, setCookies: headers.getSetCookie() };
    },

    async add(user, { nombre, credential }, visit) {
      const made = await orRefused(
        auth.api.verifyPasskeyRegistration({ body: { response: credential, name: nombre }, headers: visit.headers }),
      );
      await mails.sendPasskeyAdded(user.id, nombre);
      const passkey = (await listStoredPasskeys(db, user.id)).find(({ passkey_id }) => passkey_id === Number(made.id));
      if (passkey === undefined) throw new Error('the passkey was not kept');
      return { passkey };
    },

    async remove(user, passkey_id) {
      if (!(await deleteStoredPasskey(db, user.id, passkey_id))) throw new DomainError('passkey_not_found');
    },

    async beginLogin(visit) {
      // Without the visitor's cookie the answer is the same for everybody, whoever was signed in here.
      const { headers, response } = await auth.api.generatePasskeyAuthenticationOptions({
        headers: new Headers({ origin: visit.headers.get('origin') ?? '' }),
        returnHeaders: true,
      });
      return {
        answer: { options: { ...response, userVerification: 'required' } },
        setCookies: headers.getSetCookie(),
      };
    },

    async login(credential, visit) {
      const { headers, response } = await orRefused(
        auth.api.verifyPasskeyAuthentication({
          body: { response: credential as AuthenticationResponseJSON },
          headers: visit.headers,
          returnHeaders: true,
        }),
      );
      return { answer: { user: toUser(response.user) }, setCookies: headers.getSetCookie() };
    },
  };
}
