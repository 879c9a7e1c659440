import '../../ui/styles/money.css';
import { useEffect, useRef, useState } from 'react';
import type { PanelProps } from '../../accounts/zone/panel.ts';
import { ZoneSection } from '../../accounts/zone/zone-section.tsx';
import { ZoneSkeleton } from '../../accounts/zone/zone-skeleton.tsx';
import { tellConsole } from '../../platform/tell-console.ts';
import { EmptyNotice, ErrorNotice } from '../../ui/notice.tsx';
import { PayLink } from '../pay-link.tsx';
import { InvoicesSection } from './invoices-section.tsx';
import { PlanSection } from './plan-section.tsx';
import { useMoneyText } from './use-money-text.ts';
import { useSubscription } from './use-subscription.ts';
import { WithdrawalSection } from './withdrawal-section.tsx';

/** One's recurring donation: what it is, every way to change it, and its invoices. */
export function SubscriptionPanel({ text, profile }: PanelProps) {
  const texts = useMoneyText(text);
  const words = texts.money.subscription;
  const { loading, show, refresh } = useSubscription();
  const [acknowledged, setAcknowledged] = useState<string>();

  if (loading.status === 'loading') return <ZoneSkeleton />;
  if (loading.status === 'failed') return <ErrorNotice text={words.failed} onRetry={loading.retry} />;
  if (loading.value === 'off') return <EmptyNotice text={words.off} />;
  const suscripcion = loading.value;
  const isRunning = suscripcion !== null && suscripcion.estado !== 'cancelada';
  return (
    <>
      {acknowledged ? <Acknowledgement title={texts.money.withdrawal.doneTitle} text={acknowledged} /> : null}
      {isRunning ? (
        <PlanSection texts={texts} suscripcion={suscripcion} onChange={show} refresh={refresh} />
      ) : (
        <ZoneSection title={words.title} lead={words.lead}>
          <EmptyNotice text={suscripcion ? words.ended : words.none}>
            <PayLink what="suscripcion" className="button primary">
              {words.see}
            </PayLink>
          </EmptyNotice>
        </ZoneSection>
      )}
      {isRunning && suscripcion.desistir_hasta ? (
        <WithdrawalSection
          texts={texts}
          profile={profile}
          suscripcion={suscripcion}
          onWithdrawn={async (acknowledgement) => {
            setAcknowledged(acknowledgement);
            // It is done, whether or not the page can be brought up to date.
            await refresh().catch(tellConsole);
          }}
        />
      ) : null}
      {suscripcion ? <InvoicesSection key={suscripcion.estado} texts={texts} /> : null}
    </>
  );
}

/** What the law asks to be told at once; the same has gone out by mail. */
function Acknowledgement({ title, text }: { title: string; text: string }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.focus(), []);
  return (
    <div ref={place} className="account-notice acknowledgement" role="status" tabIndex={-1}>
      <b>{title}</b>
      <p>{text}</p>
    </div>
  );
}
