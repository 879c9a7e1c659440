import type { User } from '@poliedro/contracts/accounts';
import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { AccountPage } from '../accounts/account-page.tsx';
import { signIn, useSession } from '../accounts/browser-session.ts';
import { LoginForm } from '../accounts/login-form.tsx';
import type { LoginNotice } from '../accounts/login-notice.ts';
import { nextPath } from '../accounts/next-path.ts';
import { PasskeyButton } from '../accounts/passkey-button.tsx';
import { RegisterForm } from '../accounts/register-form.tsx';
import { AppCodeForm, RecoveryCodeForm } from '../accounts/second-factor-form.tsx';
import type { AccountText } from '../locales/account-text.ts';
import { withIdioma, withQuery } from '../platform/address.ts';
import { usePage } from '../platform/page.ts';
import { useMounted } from '../platform/use-mounted.ts';
import { PageHead } from '../ui/page-head.tsx';
import { PageLink } from '../ui/page-link.tsx';
import { showToast } from '../ui/toasts.ts';
import type { Route } from './+types/sign-in.screen.ts';

const NOTICES = { visitor: 'notSignedIn', ended: 'ended', categories: 'categories', reactions: 'reactions' } as const;

export { clientLoader, loader, shouldRevalidate } from './account-text.load.ts';

export default function SignInScreen({ loaderData: text }: Route.ComponentProps) {
  const mode = useLocation().pathname.startsWith('/register') ? 'register' : 'login';
  useGoingOn();
  return (
    <>
      <PageHead title={text[mode].title} description={text[mode].description} path={`/${mode}`} index={false} />
      {mode === 'login' ? <Login key={mode} text={text} /> : <Register key={mode} text={text} />}
    </>
  );
}

/** Whoever is signed in, now or already, has nothing to do here. */
function useGoingOn(): void {
  const { status } = useSession();
  const [query] = useSearchParams();
  const { idioma_in_url } = usePage();
  const navigate = useNavigate();
  const goal = withIdioma(nextPath(query.get('next')), idioma_in_url);
  useEffect(() => {
    if (status === 'signed-in') void navigate(goal, { replace: true });
  }, [status, goal, navigate]);
}

function Login({ text }: { text: AccountText }) {
  const [step, setStep] = useState<'password' | 'app' | 'recovery'>('password');
  const notice = useLoginNotice();
  const shown = useRef(step);
  const page = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    page.current?.querySelector('input')?.focus();
  }, [step]);

  const secondFactor = (
    <>
      <button type="button" className="text-link" onClick={() => setStep(step === 'app' ? 'recovery' : 'app')}>
        {step === 'app' ? text.secondFactor.useRecovery : text.secondFactor.useApp}
      </button>
      <button type="button" className="text-link" onClick={() => setStep('password')}>
        {text.secondFactor.startOver}
      </button>
    </>
  );
  return (
    <div ref={page}>
      <AccountPage
        text={text}
        title={step === 'password' ? text.login.title : text.secondFactor.title}
        aside={step === 'password' ? <Other text={text.login} to="/register" /> : secondFactor}
      >
        {notice && step === 'password' ? (
          <p className="account-notice" role="status">
            {text.login[NOTICES[notice]]}
          </p>
        ) : null}
        {step === 'password' ? (
          <>
            <LoginForm text={text} onUser={signIn} onSecondFactor={() => setStep('app')} />
            <PasskeyButton text={text} onUser={signIn} />
          </>
        ) : step === 'app' ? (
          <AppCodeForm key={step} text={text} onUser={signIn} />
        ) : (
          <RecoveryCodeForm key={step} text={text} onUser={signIn} />
        )}
      </AccountPage>
    </div>
  );
}

function Register({ text }: { text: AccountText }) {
  function welcome(user: User) {
    signIn(user);
    showToast('success', text.register.mailSent);
  }
  return (
    <AccountPage
      text={text}
      title={text.register.title}
      lead={text.register.lead}
      aside={<Other text={text.register} to="/login" />}
    >
      <RegisterForm text={text} onUser={welcome} />
    </AccountPage>
  );
}

/** The other half of this screen; where the reader wanted to go stays. */
function Other({ text, to }: { text: { other: string; otherLink: string }; to: '/login' | '/register' }) {
  const mounted = useMounted();
  const [query] = useSearchParams();
  const next = mounted ? (query.get('next') ?? undefined) : undefined;
  return (
    <p>
      {text.other}{' '}
      <PageLink className="text-link" to={withQuery(to, { next })} replace>
        {text.otherLink}
      </PageLink>
    </p>
  );
}

function useLoginNotice(): LoginNotice | undefined {
  const mounted = useMounted();
  const state = useLocation().state as { notice?: LoginNotice } | null;
  return mounted ? state?.notice : undefined;
}
