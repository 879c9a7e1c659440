import type { Profile } from '@poliedro/contracts/profiles';
import type { Subscription } from '@poliedro/contracts/subscriptions';
import { useEffect, useRef } from 'react';
import { ActionButton } from '../../accounts/zone/action-button.tsx';
import { Reveal } from '../../accounts/zone/reveal.tsx';
import { ZoneSection } from '../../accounts/zone/zone-section.tsx';
import { localMoment, longDate } from '../../platform/dates.ts';
import { euros } from '../../platform/money.ts';
import { usePage } from '../../platform/page.ts';
import { fillText } from '../../platform/translate.ts';
import { planPrice } from './plan-words.ts';
import type { ZoneTexts } from './use-money-text.ts';
import { callZone } from './zone-calls.ts';

interface WithdrawalProps {
  readonly texts: ZoneTexts;
  readonly profile: Profile;
  readonly suscripcion: Subscription;
  /** Takes the acknowledgement that is to be shown. */
  readonly onWithdrawn: (acknowledgement: string) => Promise<void>;
}

/**
 * The withdrawal function of Directive (EU) 2023/2673: in sight as long as the time runs, in two steps. The first says
 * who withdraws from what and where the acknowledgement goes, the second confirms it.
 */
export function WithdrawalSection(props: WithdrawalProps) {
  const { idioma } = usePage();
  const text = props.texts.money.withdrawal;
  const fecha = localMoment(props.suscripcion.desistir_hasta ?? '', idioma);
  return (
    <ZoneSection title={text.title} lead={fillText(text.lead, { fecha })}>
      <Reveal label={text.open}>{(close) => <Statement {...props} onClose={close} />}</Reveal>
    </ZoneSection>
  );
}

function Statement({ texts, profile, suscripcion, onWithdrawn, onClose }: WithdrawalProps & { onClose: () => void }) {
  const { idioma } = usePage();
  const { zone, money, payments } = texts;
  const text = money.withdrawal;
  const plan = payments.subscription[suscripcion.plan];
  const heading = useRef<HTMLHeadingElement>(null);
  const key = useRef<string>(undefined);
  useEffect(() => heading.current?.focus(), []);

  async function withdraw(): Promise<void> {
    key.current ??= crypto.randomUUID();
    const { importe_euros } = await callZone('withdrawSubscription', { confirmo: true, idempotency_key: key.current });
    const said = { fecha: localMoment(Date.now(), idioma), plan, correo: profile.email };
    await onWithdrawn(
      importe_euros === null
        ? fillText(text.following, said)
        : fillText(text.done, { ...said, importe: euros(importe_euros, idioma) }),
    );
  }

  return (
    <div className="withdrawal">
      <h3 ref={heading} tabIndex={-1}>
        {text.statement}
      </h3>
      <dl>
        <dt>{text.who}</dt>
        <dd>{profile.alias}</dd>
        <dt>{text.contract}</dt>
        <dd>
          {fillText(text.contractIs, {
            plan,
            precio: planPrice(suscripcion, money, idioma),
            fecha: longDate(suscripcion.created_on, idioma),
          })}
        </dd>
        <dt>{text.mail}</dt>
        <dd>{profile.email}</dd>
      </dl>
      <div className="form-actions">
        <ActionButton
          text={zone}
          label={text.confirm}
          busyLabel={text.confirming}
          failed={text.failed}
          primary
          act={withdraw}
        />
        <button type="button" className="button" onClick={onClose}>
          {zone.actions.cancel}
        </button>
      </div>
    </div>
  );
}
