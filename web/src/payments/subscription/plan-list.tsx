import { PLANS, type Plan } from '@poliedro/contracts/plans';
import { fillText } from '../../platform/translate.ts';
import { usePaying } from '../pay-context.ts';
import { PayHeading } from '../pay-heading.tsx';

/** What one may give, and how often; it says that nothing is bought with it. */
export function PlanList({ onChoose }: { readonly onChoose: (plan: Plan) => void }) {
  const { text } = usePaying();
  const { subscription } = text;
  return (
    <>
      <PayHeading>{subscription.title}</PayHeading>
      <p className="pay-lead">{subscription.lead}</p>
      <ul className="plans" aria-label={subscription.plans}>
        {PLANS.map((plan) => (
          <li key={plan} className="plan">
            <h3>{subscription[plan]}</h3>
            <p className="plan-price">{subscription[`${plan}Price`]}</p>
            <p className="plan-text">{subscription[`${plan}Text`]}</p>
            <button
              type="button"
              className="button"
              aria-label={fillText(subscription.chooseOf, { plan: subscription[plan] })}
              onClick={() => onChoose(plan)}
            >
              {subscription.choose}
            </button>
          </li>
        ))}
      </ul>
      <p className="field-note">{subscription.terms}</p>
    </>
  );
}
