import { ActionButton, ConfirmButton } from '../../accounts/zone/action-button.tsx';
import { Reveal } from '../../accounts/zone/reveal.tsx';
import { ZoneRow, ZoneSection } from '../../accounts/zone/zone-section.tsx';
import { longDate } from '../../platform/dates.ts';
import { usePage } from '../../platform/page.ts';
import { fillText } from '../../platform/translate.ts';
import { PayLink } from '../pay-link.tsx';
import { ChangeCard } from './change-card.tsx';
import { ChangePlan } from './change-plan.tsx';
import { changeSubscription } from './change-subscription.ts';
import type { PlanProps } from './plan-props.ts';
import { cardName, planPrice } from './plan-words.ts';
import { callZone } from './zone-calls.ts';

/** A running subscription, or one that waits for its first payment. */
export function PlanSection(plan: PlanProps) {
  const { idioma } = usePage();
  const { texts, suscripcion } = plan;
  const { estado, renueva_on, termina_on, tarjeta } = suscripcion;
  const text = texts.money.subscription;
  const isBegun = estado !== 'incompleta';
  return (
    <ZoneSection title={text.title} lead={text.lead}>
      {estado === 'impagada' ? <p className="account-notice warning">{text.unpaid}</p> : null}
      <ZoneRow name={text.plan}>
        <p>
          <b>{texts.payments.subscription[suscripcion.plan]}</b>, {planPrice(suscripcion, texts.money, idioma)}
          <span className={estado === 'activa' ? 'profile-mark done' : 'profile-mark'}>{text.estados[estado]}</span>
        </p>
        {isBegun ? null : (
          <>
            <p className="quiet">{text.incomplete}</p>
            <PayLink what="suscripcion" className="button primary">
              {text.finish}
            </PayLink>
          </>
        )}
        {isBegun && !termina_on && estado !== 'impagada' ? (
          <Reveal label={text.changePlan}>{(close) => <ChangePlan {...plan} onClose={close} />}</Reveal>
        ) : null}
      </ZoneRow>
      {isBegun ? (
        <>
          <ZoneRow name={text.card}>
            <p>{tarjeta ? cardName(tarjeta, texts.money) : text.noCard}</p>
            <Reveal label={text.changeCard}>{(close) => <ChangeCard {...plan} onClose={close} />}</Reveal>
          </ZoneRow>
          <ZoneRow name={text.renewal}>
            {termina_on ? (
              <GoOn {...plan} ends={fillText(text.ends, { fecha: longDate(termina_on, idioma) })} />
            ) : (
              <Cancel {...plan} renews={renueva_on && fillText(text.renews, { fecha: longDate(renueva_on, idioma) })} />
            )}
          </ZoneRow>
        </>
      ) : null}
    </ZoneSection>
  );
}

function Cancel({ texts: { zone, money }, renews, onChange }: PlanProps & { readonly renews: string | null }) {
  const text = money.subscription;
  return (
    <>
      {renews ? <p>{renews}</p> : null}
      <ConfirmButton
        text={zone}
        label={text.cancel}
        busyLabel={text.cancelling}
        question={text.cancelQuestion}
        done={text.cancelled}
        failed={text.cancelFailed}
        act={async () => onChange((await callZone('cancelSubscription', {})).suscripcion)}
      />
    </>
  );
}

function GoOn({ ends, ...props }: PlanProps & { readonly ends: string }) {
  const { zone, money } = props.texts;
  const text = money.subscription;
  return (
    <>
      <p>{ends}</p>
      <ActionButton
        text={zone}
        label={text.goOn}
        done={text.wentOn}
        failed={text.goOnFailed}
        act={() => changeSubscription(props, { continuar: true })}
      />
    </>
  );
}
