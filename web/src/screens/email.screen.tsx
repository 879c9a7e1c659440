import { useSession } from '../accounts/browser-session.ts';
import { loginAddress } from '../accounts/next-path.ts';
import { useProof } from '../accounts/proof.ts';
import { ProofPage } from '../accounts/proof-page.tsx';
import { MessagePage } from '../ui/message-page.tsx';
import { PageLink } from '../ui/page-link.tsx';
import type { Route } from './+types/email.screen.ts';

export { clientLoader, loader, shouldRevalidate } from './account-text.load.ts';

/** Proves a new address; the old one counts until then. */
export default function EmailScreen({ loaderData: text }: Route.ComponentProps) {
  const [outcome, retry] = useProof('confirmEmail');
  const { user } = useSession();
  const words = text.emailProof;
  const account = (
    <PageLink className="button primary" to={user ? '/user' : loginAddress('/user')}>
      {words.account}
    </PageLink>
  );
  return (
    <ProofPage
      text={text}
      words={words}
      path="/email"
      outcome={outcome}
      onRetry={retry}
      done={account}
      taken={account}
      invalid={
        <MessagePage title={words.invalidTitle} text={words.invalid}>
          {account}
        </MessagePage>
      }
    />
  );
}
