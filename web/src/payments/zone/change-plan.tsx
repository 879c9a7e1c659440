import { ActionButton } from '../../accounts/zone/action-button.tsx';
import { fillText } from '../../platform/translate.ts';
import { useLoading } from '../../platform/use-loading.ts';
import { ErrorNotice } from '../../ui/notice.tsx';
import { loadPaymentsConfig } from '../payments-config.ts';
import { changeSubscription } from './change-subscription.ts';
import type { PlanProps } from './plan-props.ts';

export function ChangePlan({ onClose, ...props }: PlanProps & { readonly onClose: () => void }) {
  const { texts, suscripcion } = props;
  const config = useLoading(loadPaymentsConfig);
  const text = texts.money.subscription;
  const plans = texts.payments.subscription;
  if (config.status === 'failed') return <ErrorNotice text={text.planFailed} onRetry={config.retry} />;
  const others = config.status === 'ready' ? config.value.planes.filter(({ plan }) => plan !== suscripcion.plan) : [];
  return (
    <div className="change-plan">
      <p className="quiet">{text.changePlanLead}</p>
      <ul className="thing-list">
        {others.map(({ plan, price_id }) => (
          <li key={plan}>
            <div>
              <b>{plans[plan]}</b>
              <p className="field-note">{plans[`${plan}Price`]}</p>
            </div>
            <ActionButton
              text={texts.zone}
              label={fillText(text.takePlan, { plan: plans[plan] })}
              busyLabel={text.changing}
              done={text.planChanged}
              failed={text.planFailed}
              act={async () => {
                await changeSubscription(props, { price_id });
                onClose();
              }}
            />
          </li>
        ))}
      </ul>
      <div className="form-actions">
        <button type="button" className="button" onClick={onClose}>
          {texts.zone.actions.cancel}
        </button>
      </div>
    </div>
  );
}
