import type { Plan } from '@poliedro/contracts/plans';
import type { Subscription } from '@poliedro/contracts/subscriptions';
import { useCallback, useState } from 'react';
import { useSession } from '../../accounts/browser-session.ts';
import { longDate } from '../../platform/dates.ts';
import { fillText } from '../../platform/translate.ts';
import { useLoading } from '../../platform/use-loading.ts';
import { ErrorNotice } from '../../ui/notice.tsx';
import { PageLink } from '../../ui/page-link.tsx';
import { usePaying } from '../pay-context.ts';
import { PayHeading } from '../pay-heading.tsx';
import { PaySkeleton } from '../pay-skeleton.tsx';
import { callPayments } from '../payment-calls.ts';
import { reasonOf } from '../payment-error-text.ts';
import { SignInFirst } from '../sign-in-first.tsx';
import { PlanList } from './plan-list.tsx';
import { SubscriptionCard } from './subscription-card.tsx';

/** The plans for everybody; a card only from who is signed in and has no subscription yet. */
export function SubscriptionSteps() {
  const { asked, text, steps } = usePaying();
  const { status } = useSession();
  const plan = asked.paso === 'tarjeta' ? asked.plan : undefined;
  if (status === 'signed-in') return <OwnSubscription plan={plan} />;
  if (!plan) return <PlanList onChoose={(chosen) => steps.go('tarjeta', chosen)} />;
  return <SignInFirst title={text.subscription.title} why={text.subscription.signIn} />;
}

const RUNNING = new Set<Subscription['estado']>(['activa', 'impagada']);

function OwnSubscription({ plan }: { readonly plan: Plan | undefined }) {
  const { text, steps } = usePaying();
  const [begun, setBegun] = useState<Subscription>();
  // What a card has paid in another tab, or before a reload, is known to the provider first.
  const loading = useLoading(useCallback(() => callPayments('getSubscription', { refrescar: 'true' }), []));
  if (begun) return <Begun suscripcion={begun} />;
  if (loading.status === 'failed') {
    const failure = reasonOf(loading.error, text) ?? text.subscription.failed;
    return (
      <>
        <PayHeading>{text.subscription.title}</PayHeading>
        <ErrorNotice text={failure} onRetry={loading.retry} />
      </>
    );
  }
  const known = loading.status === 'ready' ? loading.value.suscripcion : null;
  if (known && RUNNING.has(known.estado)) {
    return (
      <>
        <PayHeading>{text.subscription.title}</PayHeading>
        <p>{text.subscription.exists}</p>
        <ManageLink />
      </>
    );
  }
  if (!plan) return <PlanList onChoose={(chosen) => steps.go('tarjeta', chosen)} />;
  if (loading.status === 'loading') {
    return (
      <>
        <PayHeading>{text.subscription.title}</PayHeading>
        <PaySkeleton />
      </>
    );
  }
  return <SubscriptionCard plan={plan} onBegun={setBegun} />;
}

function Begun({ suscripcion }: { readonly suscripcion: Subscription }) {
  const { text, idioma } = usePaying();
  const { estado, renueva_on } = suscripcion;
  return (
    <>
      <PayHeading>{text.subscription.thanks}</PayHeading>
      <p role="status">
        {estado === 'activa' ? text.subscription.done : text.subscription.pending}{' '}
        {estado === 'activa' && renueva_on
          ? fillText(text.subscription.renews, { fecha: longDate(renueva_on, idioma) })
          : null}
      </p>
      <ManageLink />
    </>
  );
}

function ManageLink() {
  const { text } = usePaying();
  return (
    <div className="form-actions">
      <PageLink className="button primary" to="/user#suscripcion">
        {text.subscription.manage}
      </PageLink>
    </div>
  );
}
