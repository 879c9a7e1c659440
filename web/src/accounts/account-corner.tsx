import type { User } from '@poliedro/contracts/accounts';
import { can } from '@poliedro/contracts/policy';
import { CircleUserRound, LogOut } from 'lucide-react';
import { type ComponentProps, type ReactNode, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { useTranslation } from '../platform/translation.tsx';
import { useMounted } from '../platform/use-mounted.ts';
import { PageLink } from '../ui/page-link.tsx';
import { showToast } from '../ui/toasts.ts';
import { type FindHeir, useFocusHandedOn } from '../ui/use-focus-handed-on.ts';
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
      <LeaveButton className="icon-button max-desk:hidden" aria-label={t('session.logout')} title={t('session.logout')}>
        <LogOut className="icon" aria-hidden="true" />
      </LeaveButton>
    </div>
  );
}

/** The same in words, for the menu of a phone. */
export function AccountMenu() {
  const { t } = useTranslation();
  const { user } = useSession();
  const login = useLoginAddress();
  return (
    <div className="account-menu desk:hidden">
      {user ? (
        <>
          <Greeting user={user} />
          <LeaveButton>{t('session.logout')}</LeaveButton>
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

/** The way back in, in the same part of the header. */
const loginInItsPlace: FindHeir = (going) => {
  const header = going.closest('header');
  const links = () => header?.querySelectorAll<HTMLElement>('.account-corner a, .account-menu a') ?? [];
  return () => [...links()].find((link) => link.checkVisibility());
};

function LeaveButton(props: Omit<ComponentProps<'button'>, 'ref' | 'type' | 'onClick'>) {
  const { t } = useTranslation();
  const place = useRef<HTMLButtonElement>(null);
  useFocusHandedOn(place, loginInItsPlace);
  async function leave() {
    if (!(await signOut())) showToast('info', t('session.logoutLater'));
  }
  return <button ref={place} type="button" onClick={() => void leave()} {...props} />;
}
