import { changePassword, endOtherSessions, endSession, listSessions } from '@poliedro/contracts/accounts';
import type { Database } from '../platform/database.ts';
import { DomainError } from '../platform/errors.ts';
import type { AccountService, Visit } from './account.service.ts';
import type { Auth } from './auth.ts';
import { type PersonalRegistry, registerUserCall, registerUserSessionCall } from './personal-calls.ts';
import { endOtherStoredSessions, endStoredSession, listStoredSessions } from './session.repository.ts';

const DONE = { success: true } as const;

export function registerSessionRoutes(
  registry: PersonalRegistry,
  db: Database,
  auth: Auth,
  accounts: AccountService,
): void {
  async function ownToken({ headers }: Visit): Promise<string> {
    const current = await auth.api.getSession({ headers });
    if (current === null) throw new DomainError('unauthenticated');
    return current.session.token;
  }

  registerUserCall(registry, listSessions, async ({ user, visit }) => {
    const token = await ownToken(visit);
    const stored = await listStoredSessions(db, user.id);
    return { sessions: stored.map(({ token: theirs, ...session }) => ({ ...session, actual: theirs === token })) };
  });
  registerUserCall(registry, endSession, async ({ input, user }) => {
    if (!(await endStoredSession(db, user.id, input.params.session_id))) throw new DomainError('session_not_found');
    return DONE;
  });
  registerUserCall(registry, endOtherSessions, async ({ user, visit }) => {
    await endOtherStoredSessions(db, user.id, await ownToken(visit));
    return DONE;
  });
  registerUserSessionCall(registry, changePassword, ({ input, user, visit }) =>
    accounts.changePassword(user, input.body, visit),
  );
}
