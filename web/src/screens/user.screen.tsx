import '../ui/styles/user.css';
import { can } from '@poliedro/contracts/policy';
import { type ComponentType, Suspense, useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { checkSession, useSession } from '../accounts/browser-session.ts';
import type { LoginNotice } from '../accounts/login-notice.ts';
import { loginAddress } from '../accounts/next-path.ts';
import type { PanelProps } from '../accounts/zone/panel.ts';
import { ZoneSkeleton } from '../accounts/zone/zone-skeleton.tsx';
import { lazyOr } from '../later/lazy-or.ts';
import { loadCommentsText } from '../locales/comments.ts';
import { loadInteractionsText } from '../locales/interactions.ts';
import { loadMoneyText } from '../locales/money.ts';
import { loadOwnArticlesText } from '../locales/own-articles.ts';
import { loadPaymentsText } from '../locales/payments.ts';
import { loadUserText } from '../locales/zone.ts';
import { withIdioma } from '../platform/address.ts';
import { pageIdioma } from '../platform/language.ts';
import { usePage } from '../platform/page.ts';
import { ErrorNotice, PartMissing } from '../ui/notice.tsx';
import { PageHead } from '../ui/page-head.tsx';
import { PageLink } from '../ui/page-link.tsx';
import type { Route } from './+types/user.screen.ts';

/** Where a part or its texts cannot come, the rest of the zone stands without it. */
const orMissing = (load: () => Promise<ComponentType<PanelProps>>) => lazyOr(load, PartMissing);

const BROUGHT = {
  articulos: orMissing(async () => {
    const panel = import('../articles/own-articles-panel.tsx');
    await Promise.all([panel, loadOwnArticlesText(pageIdioma())]);
    return (await panel).OwnArticlesPanel;
  }),
  reacciones: orMissing(async () => {
    const panel = import('../interactions/reactions-panel.tsx');
    await Promise.all([panel, loadInteractionsText(pageIdioma())]);
    return (await panel).ReactionsPanel;
  }),
  comentarios: orMissing(async () => {
    const panel = import('../comments/own-comments-panel.tsx');
    await Promise.all([panel, loadCommentsText(pageIdioma())]);
    return (await panel).OwnCommentsPanel;
  }),
  transacciones: orMissing(async () => {
    const panel = import('../payments/zone/transactions-panel.tsx');
    await Promise.all([panel, loadMoneyText(pageIdioma()), loadPaymentsText(pageIdioma())]);
    return (await panel).TransactionsPanel;
  }),
  suscripcion: orMissing(async () => {
    const panel = import('../payments/zone/subscription-panel.tsx');
    await Promise.all([panel, loadMoneyText(pageIdioma()), loadPaymentsText(pageIdioma())]);
    return (await panel).SubscriptionPanel;
  }),
  cobros: orMissing(async () => {
    const panel = import('../payments/zone/payouts-panel.tsx');
    await Promise.all([panel, loadMoneyText(pageIdioma()), loadPaymentsText(pageIdioma())]);
    return (await panel).PayoutsPanel;
  }),
};

const UserZone = lazyOr(async () => {
  const zone = import('../accounts/zone/user-zone.tsx');
  await Promise.all([zone, loadUserText(pageIdioma())]);
  return (await zone).UserZone;
}, PartMissing);

export { clientLoader, loader, shouldRevalidate } from './account-text.load.ts';

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
          <UserZone key={user.usuario_id} user={user} brought={BROUGHT} />
        </Suspense>
      ) : status === 'unknown' ? (
        <ErrorNotice text={text.user.unknown} onRetry={() => void checkSession()} />
      ) : (
        <ZoneSkeleton />
      )}
      <p className="needs-script user-ways">
        <PageLink className="text-link" to="/">
          {text.user.home}
        </PageLink>
        {user && can(user, 'administer') ? (
          <PageLink className="text-link" to="/redaccion" prefetch="none">
            {text.user.redaccion}
          </PageLink>
        ) : null}
      </p>
    </div>
  );
}

/** Visitors are asked to sign in, whoever has just signed out goes home. */
function useLeavingWithoutSession(): void {
  const session = useSession();
  const { idioma_in_url } = usePage();
  const navigate = useNavigate();
  const { hash } = useLocation();
  const wasHere = useRef(false);
  useEffect(() => {
    if (session.status === 'signed-in') wasHere.current = true;
    if (session.status !== 'visitor') return;
    if (wasHere.current && session.why === 'left') void navigate(withIdioma('/', idioma_in_url), { replace: true });
    else {
      const notice: LoginNotice = wasHere.current ? 'ended' : 'visitor';
      void navigate(withIdioma(loginAddress(`/user${hash}`), idioma_in_url), { replace: true, state: { notice } });
    }
  }, [session, idioma_in_url, hash, navigate]);
}
