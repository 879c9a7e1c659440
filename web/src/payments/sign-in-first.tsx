import { loginAddress } from '../accounts/next-path.ts';
import { PageLink } from '../ui/page-link.tsx';
import { usePaying } from './pay-context.ts';

/** Back to this very step after signing in. */
export function SignInLink() {
  const { text, steps } = usePaying();
  return (
    <PageLink className="button primary" to={loginAddress(steps.here)} rel="nofollow">
      {text.signInLink}
    </PageLink>
  );
}
