import { checkSession, useSession } from '../accounts/browser-session.ts';
import { loginAddress } from '../accounts/next-path.ts';
import { ErrorNotice } from '../ui/notice.tsx';
import { PageLink } from '../ui/page-link.tsx';
import { usePaying } from './pay-context.ts';
import { PayHeading } from './pay-heading.tsx';
import { PaySkeleton } from './pay-skeleton.tsx';

/** Back to this very step after signing in. */
export function SignInLink() {
  const { text, steps } = usePaying();
  return (
    <PageLink className="button primary" to={loginAddress(steps.here)} rel="nofollow">
      {text.signInLink}
    </PageLink>
  );
}

/** In place of a step that only somebody who is known can take. */
export function SignInFirst({ title, why }: { readonly title: string; readonly why: string }) {
  const { text } = usePaying();
  const { status } = useSession();
  return (
    <>
      <PayHeading>{title}</PayHeading>
      {status === 'visitor' ? (
        <>
          <p>{why}</p>
          <div className="form-actions">
            <SignInLink />
          </div>
        </>
      ) : status === 'unknown' ? (
        <ErrorNotice text={text.unknownSession} onRetry={() => void checkSession()} />
      ) : (
        <PaySkeleton />
      )}
    </>
  );
}
