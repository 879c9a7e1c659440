import { MailCheck } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { AccountPage } from '../accounts/account-page.tsx';
import { checkSession } from '../accounts/browser-session.ts';
import { ForgotPasswordForm, ResetPasswordForm } from '../accounts/password-forms.tsx';
import { useFragmentToken } from '../accounts/use-fragment-token.ts';
import type { AccountText } from '../locales/account-text.ts';
import { withIdioma } from '../platform/address.ts';
import { usePage } from '../platform/page.ts';
import { PageHead } from '../ui/page-head.tsx';
import { PageLink } from '../ui/page-link.tsx';
import { Passing } from '../ui/passing.tsx';
import { showToast } from '../ui/toasts.ts';
import type { Route } from './+types/password.screen.ts';

export { clientLoader, loader, shouldRevalidate } from './account-text.load.ts';

export default function PasswordScreen({ loaderData: text }: Route.ComponentProps) {
  const [token, forgetToken] = useFragmentToken();
  return (
    <>
      <PageHead
        title={token ? text.reset.title : text.forgot.title}
        description={text.forgot.description}
        path="/password"
        index={false}
      />
      {token ? (
        <Reset text={text} token={token} onAnother={forgetToken} />
      ) : (
        <Forgot text={text} ready={token === ''} />
      )}
    </>
  );
}

/** `ready` when it is known that the link carries no token. */
function Forgot({ text, ready }: { text: AccountText; ready: boolean }) {
  const [sent, setSent] = useState(false);
  const page = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (sent) page.current?.querySelector('h1')?.focus();
  }, [sent]);

  const back = (
    <PageLink className="text-link" to="/login">
      {text.forgot.back}
    </PageLink>
  );
  if (sent) {
    return (
      <div ref={page}>
        <AccountPage text={text} title={text.forgot.sentTitle} aside={back}>
          <div className="account-sent" role="status">
            <MailCheck className="icon" aria-hidden="true" />
            <p>{text.forgot.sent}</p>
            <p className="quiet">{text.forgot.sentHint}</p>
          </div>
          <Passing>
            <button type="button" className="button" onClick={() => setSent(false)}>
              {text.forgot.again}
            </button>
          </Passing>
        </AccountPage>
      </div>
    );
  }
  return (
    <AccountPage text={text} title={text.forgot.title} lead={text.forgot.lead} pending={!ready} aside={back}>
      <ForgotPasswordForm text={text} onSent={() => setSent(true)} />
    </AccountPage>
  );
}

function Reset({ text, token, onAnother }: { text: AccountText; token: string; onAnother: () => void }) {
  const navigate = useNavigate();
  const { idioma_in_url } = usePage();

  async function goToLogin() {
    // Every session has ended, perhaps one of this browser too.
    await checkSession();
    await navigate(withIdioma('/login', idioma_in_url), { replace: true });
    showToast('success', text.reset.done);
  }

  return (
    <AccountPage
      text={text}
      title={text.reset.title}
      lead={text.reset.lead}
      aside={
        <button type="button" className="text-link" onClick={onAnother}>
          {text.reset.another}
        </button>
      }
    >
      <ResetPasswordForm text={text} token={token} onDone={() => void goToLogin()} />
    </AccountPage>
  );
}
