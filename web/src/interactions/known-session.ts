import { getSession, onSession } from '../accounts/browser-session.ts';
import type { Session } from '../accounts/session.ts';

/** Who is here, as soon as that has been asked. */
export function knownSession(): Promise<Session> {
  return new Promise((resolve) => {
    const look = () => {
      const session = getSession();
      if (session.status === 'loading') return;
      stop();
      resolve(session);
    };
    const stop = onSession(look);
    look();
  });
}
