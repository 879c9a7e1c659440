import { useCallback, useEffect, useState } from 'react';
import { callAccount } from '../accounts/account-calls.ts';
import { accountErrorText } from '../accounts/account-error-text.ts';
import { checkSession, useSession } from '../accounts/browser-session.ts';
import { loginAddress } from '../accounts/next-path.ts';
import { ResendVerification } from '../accounts/resend-verification.tsx';
import { useFragmentToken } from '../accounts/use-fragment-token.ts';
import { loadAccountText } from '../locales/account.ts';
import type { AccountText } from '../locales/account-text.ts';
import { ApiError } from '../platform/api-error.ts';
import { hostContext } from '../platform/host.ts';
import { pageIdioma } from '../platform/language.ts';
import { useTranslation } from '../platform/translation.tsx';
import { MessagePage } from '../ui/message-page.tsx';
import { PageHead } from '../ui/page-head.tsx';
import { PageLink } from '../ui/page-link.tsx';
import type { Route } from './+types/verify.screen.ts';

export function loader({ context }: Route.LoaderArgs) {
  return loadAccountText(context.get(hostContext).idioma);
}

export function clientLoader() {
  return loadAccountText(pageIdioma());
}

export function shouldRevalidate(): boolean {
  return false;
}

type Outcome = { readonly kind: 'done' | 'invalid' | 'taken' } | { readonly kind: 'failed'; readonly error: unknown };

/** Each token is sent once, however often the page is drawn. */
const asked = new Map<string, Promise<Outcome>>();

function prove(token: string): Promise<Outcome> {
  const known = asked.get(token);
  if (known) return known;
  const proving = callAccount('verifyEmail', { token }).then(
    (): Outcome => {
      void checkSession();
      return { kind: 'done' };
    },
    (error: unknown): Outcome => {
      const code = error instanceof ApiError ? error.code : undefined;
      if (code === 'email_taken') return { kind: 'taken' };
      if (code === 'invalid_token' || code === 'invalid_request') return { kind: 'invalid' };
      asked.delete(token);
      return { kind: 'failed', error };
    },
  );
  asked.set(token, proving);
  return proving;
}

export default function VerifyScreen({ loaderData: text }: Route.ComponentProps) {
  const { t } = useTranslation();
  const [token] = useFragmentToken();
  const [outcome, setOutcome] = useState<Outcome>();

  const send = useCallback(() => {
    setOutcome(undefined);
    if (token === '') setOutcome({ kind: 'invalid' });
    else if (token) void prove(token).then(setOutcome);
  }, [token]);
  useEffect(send, [send]);

  return (
    <>
      <PageHead title={text.verify.title} description={text.user.description} path="/verify" index={false} />
      <div role="status">
        {outcome?.kind === 'done' ? (
          <MessagePage title={text.verify.doneTitle} text={text.verify.done}>
            <HomeLink text={text} />
          </MessagePage>
        ) : outcome?.kind === 'taken' ? (
          <MessagePage title={text.verify.takenTitle} text={text.verify.taken}>
            <div className="message-actions">
              <PageLink className="button primary" to="/login">
                {text.login.title}
              </PageLink>
              <PageLink className="button" to="/password">
                {text.forgot.title}
              </PageLink>
            </div>
          </MessagePage>
        ) : outcome?.kind === 'invalid' ? (
          <Invalid text={text} />
        ) : outcome?.kind === 'failed' ? (
          <MessagePage title={text.verify.failedTitle} text={accountErrorText(outcome.error, text, t('failure.text'))}>
            <button type="button" className="button primary" onClick={send}>
              {t('site.retry')}
            </button>
          </MessagePage>
        ) : (
          <MessagePage title={text.verify.title} text={text.verify.checking}>
            <p className="without-script">{text.noScript}</p>
          </MessagePage>
        )}
      </div>
    </>
  );
}

/** The way to another link depends on who is here. */
function Invalid({ text }: { text: AccountText }) {
  const { user } = useSession();
  if (user?.email_verificado) {
    return (
      <MessagePage title={text.verify.invalidTitle} text={text.verify.alreadyDone}>
        <HomeLink text={text} />
      </MessagePage>
    );
  }
  return (
    <MessagePage title={text.verify.invalidTitle} text={user ? text.verify.invalidSignedIn : text.verify.invalid}>
      {user ? (
        <ResendVerification text={text} />
      ) : (
        <PageLink className="button primary" to={loginAddress('/user')}>
          {text.login.title}
        </PageLink>
      )}
    </MessagePage>
  );
}

function HomeLink({ text }: { text: AccountText }) {
  return (
    <PageLink className="button primary" to="/">
      {text.user.home}
    </PageLink>
  );
}
