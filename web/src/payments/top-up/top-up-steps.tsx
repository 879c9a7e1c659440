import { useSession } from '../../accounts/browser-session.ts';
import type { PayStep } from '../pay-address.ts';
import { usePaying } from '../pay-context.ts';
import { SignInFirst } from '../sign-in-first.tsx';
import { AmountStep } from './amount-step.tsx';
import { TopUpCard } from './top-up-card.tsx';
import { WaitStep } from './wait-step.tsx';

/** From an amount to a balance. */
export function TopUpSteps({ paso }: { readonly paso: PayStep }) {
  const { text } = usePaying();
  const { user } = useSession();
  if (!user) return <SignInFirst title={text.topUp.title} why={text.wallet.signIn} />;
  if (paso === 'importe') return <AmountStep usuario_id={user.usuario_id} />;
  return paso === 'tarjeta' ? <TopUpCard usuario_id={user.usuario_id} /> : <WaitStep usuario_id={user.usuario_id} />;
}
