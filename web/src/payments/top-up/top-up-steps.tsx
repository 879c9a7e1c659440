import { checkSession, useSession } from '../../accounts/browser-session.ts';
import { ErrorNotice } from '../../ui/notice.tsx';
import type { PayStep } from '../pay-address.ts';
import { usePaying } from '../pay-context.ts';
import { PayHeading } from '../pay-heading.tsx';
import { PaySkeleton } from '../pay-skeleton.tsx';
import { SignInLink } from '../sign-in-first.tsx';
import { AmountStep } from './amount-step.tsx';
import { TopUpCard } from './top-up-card.tsx';
import { WaitStep } from './wait-step.tsx';

/** From an amount to a balance. */
export function TopUpSteps({ paso }: { readonly paso: PayStep }) {
  const { text } = usePaying();
  const { status, user } = useSession();
  if (user) {
    if (paso === 'importe') return <AmountStep usuario_id={user.usuario_id} />;
    return paso === 'tarjeta' ? <TopUpCard usuario_id={user.usuario_id} /> : <WaitStep usuario_id={user.usuario_id} />;
  }
  return (
    <>
      <PayHeading>{text.topUp.title}</PayHeading>
      {status === 'visitor' ? (
        <>
          <p>{text.wallet.signIn}</p>
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
