import type { User } from '@poliedro/contracts/accounts';
import { CircleCheck } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import { checkSession, useSession } from '../accounts/browser-session.ts';
import { loginAddress } from '../accounts/next-path.ts';
import { ResendVerification } from '../accounts/resend-verification.tsx';
import { loadAccountText } from '../locales/account.ts';
import type { AccountText } from '../locales/account-text.ts';
import { withIdioma } from '../platform/address.ts';
import { hostContext } from '../platform/host.ts';
import { pageIdioma } from '../platform/language.ts';
import { usePage } from '../platform/page.ts';
import { ErrorNotice } from '../ui/notice.tsx';
import { PageHead } from '../ui/page-head.tsx';
import { PageLink } from '../ui/page-link.tsx';
import type { Route } from './+types/user.screen.ts';
import type { LoginNotice } from './login-notice.ts';

export function loader({ context }: Route.LoaderArgs) {
  return loadAccountText(context.get(hostContext).idioma);
}

export function clientLoader() {
  return loadAccountText(pageIdioma());
}

export function shouldRevalidate(): boolean {
  return false;
}

export default function UserScreen({ loaderData: text }: Route.ComponentProps) {
  const { status, user } = useSession();
  useLeavingWithoutSession();
  return (
    <div className="wrap user-page">
      <PageHead title={text.user.title} description={text.user.description} path="/user" index={false} />
      <h1 tabIndex={-1}>{text.user.title}</h1>
      <p className="account-notice without-script">{text.noScript}</p>
      {user ? (
        <Profile user={user} text={text} />
      ) : status === 'unknown' ? (
        <ErrorNotice text={text.user.unknown} onRetry={() => void checkSession()} />
      ) : (
        <ProfileSkeleton />
      )}
      <p className="needs-script">
        <PageLink className="text-link" to="/">
          {text.user.home}
        </PageLink>
      </p>
    </div>
  );
}

/** Visitors are asked to sign in, whoever has just signed out goes home. */
function useLeavingWithoutSession(): void {
  const session = useSession();
  const { idioma, idioma_in_url } = usePage();
  const navigate = useNavigate();
  const wasHere = useRef(false);
  const inUrl = idioma_in_url ? idioma : undefined;
  useEffect(() => {
    if (session.status === 'signed-in') wasHere.current = true;
    if (session.status !== 'visitor') return;
    if (wasHere.current && session.why === 'left') void navigate(withIdioma('/', inUrl), { replace: true });
    else {
      const notice: LoginNotice = wasHere.current ? 'ended' : 'visitor';
      void navigate(withIdioma(loginAddress('/user'), inUrl), { replace: true, state: { notice } });
    }
  }, [session, inUrl, navigate]);
}

function Profile({ user, text }: { user: User; text: AccountText }) {
  return (
    <dl className="profile">
      <div>
        <dt>{text.user.alias}</dt>
        <dd>{user.alias}</dd>
      </div>
      <div>
        <dt>{text.user.email}</dt>
        <dd>
          {user.email}
          {user.email_verificado ? (
            <span className="profile-mark done">
              <CircleCheck className="icon" aria-hidden="true" />
              {text.user.verified}
            </span>
          ) : (
            <span className="profile-mark">{text.user.unverified}</span>
          )}
          {user.email_verificado ? null : (
            <div className="profile-proof">
              <p>{text.user.unverifiedText}</p>
              <ResendVerification text={text} />
            </div>
          )}
        </dd>
      </div>
      <div>
        <dt>{text.user.rol}</dt>
        <dd>{text.user.roles[user.rol]}</dd>
      </div>
    </dl>
  );
}

function ProfileSkeleton() {
  return (
    <div className="profile needs-script" aria-hidden="true">
      {['w-24', 'w-56', 'w-20'].map((width) => (
        <div key={width}>
          <span className="skeleton h-4 w-20" />
          <span className={`skeleton h-5 ${width}`} />
        </div>
      ))}
    </div>
  );
}
