import type { User } from '@poliedro/contracts/accounts';
import { can } from '@poliedro/contracts/policy';
import { CircleUserRound, LogOut } from 'lucide-react';
import { type ReactNode, useEffect } from 'react';
import { useLocation } from 'react-router';
import { useTranslation } from '../platform/translation.tsx';
import { useMounted } from '../platform/use-mounted.ts';
import { PageLink } from '../ui/page-link.tsx';
import { showToast } from '../ui/toasts.ts';
import { signOut, startSession, useSession } from './browser-session.ts';
import { loginAddress } from './next-path.ts';

interface AccountCornerProps {
  /** What a reader has, where the way to their account would be; it draws that where there is nothing. */
  readonly balance: (otherwise: ReactNode) => ReactNode;
}

/** The end of the header: everybody's page has the icon; what is personal takes the free place beside it. */
export function AccountCorner({ balance }: AccountCornerProps) {
  const { t } = useTranslation();
  const { status, user } = useSession();
  const login = useLoginAddress();
  const leave = useLeaving();
  useEffect(() => {
    const timer = setTimeout(startSession); // a task of its own, after the page has been taken over
    return () => clearTimeout(timer);
  }, []);

  if (!user) {
    const unsure = status === 'unknown';
    const label = t(unsure ? 'session.unavailable' : 'session.login');
    return (
      <div className="account-corner" key="visitor">
        <PageLink className="icon-button" to={unsure ? '/user' : login} rel="nofollow" aria-label={label} title={label}>
          <CircleUserRound className="icon" aria-hidden="true" />
        </PageLink>
      </div>
    );
  }
  return (
    <div className="account-corner signed-in" key="user">
      <Greeting user={user} />
      {balance(
        <PageLink
          className={`icon-button ${can(user, 'author') ? 'desk:hidden' : ''}`}
          to="/user"
          aria-label={t('session.account')}
          title={t('session.account')}
        >
          <CircleUserRound className="icon" aria-hidden="true" />
        </PageLink>,
      )}
      <button
        type="button"
        className="icon-button max-desk:hidden"
        aria-label={t('session.logout')}
        title={t('session.logout')}
        onClick={leave}
      >
        <LogOut className="icon" aria-hidden="true" />
      </button>
    </div>
  );
}

/** The same in words, for the menu of a phone. */
export function AccountMenu() {
  const { t } = useTranslation();
  const { user } = useSession();
  const login = useLoginAddress();
  const leave = useLeaving();
  return (
    <div className="account-menu desk:hidden">
      {user ? (
        <>
          <Greeting user={user} />
          <button type="button" onClick={leave}>
            {t('session.logout')}
          </button>
        </>
      ) : (
        <PageLink to={login} rel="nofollow">
          {t('session.login')}
        </PageLink>
      )}
    </div>
  );
}

/** Authors go to their user zone by their alias; readers are only greeted. */
function Greeting({ user }: { user: User }) {
  const { t } = useTranslation();
  if (can(user, 'author')) {
    return (
      <PageLink className="greeting" to="/user">
        <b>{user.alias}</b>
      </PageLink>
    );
  }
  return (
    <span className="greeting">
      {t('session.greeting')} <b>{user.alias}</b>
    </span>
  );
}

/** The server does not know the whole address of a page that it keeps for everybody. */
function useLoginAddress(): string {
  const mounted = useMounted();
  const { pathname, search } = useLocation();
  return loginAddress(mounted ? pathname + search : pathname);
}

function useLeaving(): () => Promise<void> {
  const { t } = useTranslation();
  return async () => {
    if (!(await signOut())) showToast('info', t('session.logoutLater'));
  };
}
