import { useSession } from '../accounts/browser-session.ts';
import { loginAddress } from '../accounts/next-path.ts';
import { useProof } from '../accounts/proof.ts';
import { ProofPage } from '../accounts/proof-page.tsx';
import { ResendVerification } from '../accounts/resend-verification.tsx';
import type { AccountText } from '../locales/account-text.ts';
import { MessagePage } from '../ui/message-page.tsx';
import { PageLink } from '../ui/page-link.tsx';
import type { Route } from './+types/verify.screen.ts';

export { clientLoader, loader, shouldRevalidate } from './account-text.load.ts';

export default function VerifyScreen({ loaderData: text }: Route.ComponentProps) {
  const [outcome, retry] = useProof('verifyEmail');
  return (
    <ProofPage
      text={text}
      words={text.verify}
      path="/verify"
      outcome={outcome}
      onRetry={retry}
      done={<HomeLink text={text} />}
      taken={
        <div className="message-actions">
          <PageLink className="button primary" to="/login">
            {text.login.title}
          </PageLink>
          <PageLink className="button" to="/password">
            {text.forgot.title}
          </PageLink>
        </div>
      }
      invalid={<Invalid text={text} />}
    />
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
