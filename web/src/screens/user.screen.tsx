import '../ui/styles/user.css';
import { lazy, Suspense, useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { checkSession, useSession } from '../accounts/browser-session.ts';
import type { LoginNotice } from '../accounts/login-notice.ts';
import { loginAddress } from '../accounts/next-path.ts';
import { ZoneSkeleton } from '../accounts/zone/zone-skeleton.tsx';
import { loadAccountText } from '../locales/account.ts';
import { withIdioma } from '../platform/address.ts';
import { hostContext } from '../platform/host.ts';
import { pageIdioma } from '../platform/language.ts';
import { usePage } from '../platform/page.ts';
import { ErrorNotice } from '../ui/notice.tsx';
import { PageHead } from '../ui/page-head.tsx';
import { PageLink } from '../ui/page-link.tsx';
import type { Route } from './+types/user.screen.ts';

const BROUGHT = {
  reacciones: lazy(() =>
    import('../interactions/reactions-panel.tsx').then((module) => ({ default: module.ReactionsPanel })),
  ),
  comentarios: lazy(() =>
    import('../comments/own-comments-panel.tsx').then((module) => ({ default: module.OwnCommentsPanel })),
  ),
};

const UserZone = lazy(() => import('../accounts/zone/user-zone.tsx').then((module) => ({ default: module.UserZone })));

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
        <Suspense fallback={<ZoneSkeleton />}>
          <UserZone user={user} brought={BROUGHT} />
        </Suspense>
      ) : status === 'unknown' ? (
        <ErrorNotice text={text.user.unknown} onRetry={() => void checkSession()} />
      ) : (
        <ZoneSkeleton />
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
  const { hash } = useLocation();
  const wasHere = useRef(false);
  const inUrl = idioma_in_url ? idioma : undefined;
  useEffect(() => {
    if (session.status === 'signed-in') wasHere.current = true;
    if (session.status !== 'visitor') return;
    if (wasHere.current && session.why === 'left') void navigate(withIdioma('/', inUrl), { replace: true });
    else {
      const notice: LoginNotice = wasHere.current ? 'ended' : 'visitor';
      void navigate(withIdioma(loginAddress(`/user${hash}`), inUrl), { replace: true, state: { notice } });
    }
  }, [session, inUrl, hash, navigate]);
}
