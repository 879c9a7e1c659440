import '../../ui/styles/money.css';
import { PORCENTAJE_COMISION } from '@poliedro/contracts/money';
import type { AccountStatus } from '@poliedro/contracts/payouts';
import type { PanelProps } from '../../accounts/zone/panel.ts';
import { ZoneSection } from '../../accounts/zone/zone-section.tsx';
import { ZoneSkeleton } from '../../accounts/zone/zone-skeleton.tsx';
import type { MoneyText } from '../../locales/money-text.ts';
import { ApiError } from '../../platform/api-error.ts';
import { euros } from '../../platform/money.ts';
import { usePage } from '../../platform/page.ts';
import { fillText } from '../../platform/translate.ts';
import { useLoading } from '../../platform/use-loading.ts';
import { ErrorNotice } from '../../ui/notice.tsx';
import { PayoutAccount } from './payout-account.tsx';
import { useMoneyText } from './use-money-text.ts';
import { callZone } from './zone-calls.ts';

const loadStatus = () => callZone('getAccountStatus');

/** What an author has earned, and the account it is paid to. */
export function PayoutsPanel({ text, profile }: PanelProps) {
  const texts = useMoneyText(text);
  const words = texts.money.payouts;
  const loading = useLoading(loadStatus);
  if (loading.status === 'loading') return <ZoneSkeleton />;
  if (loading.status === 'failed') {
    const { error } = loading;
    const isRefused = error instanceof ApiError && (error.status === 401 || error.status === 403);
    return <ErrorNotice text={isRefused ? words.notAuthenticated : words.failed} onRetry={loading.retry} />;
  }
  return (
    <>
      <Earnings status={loading.value} text={words} />
      <PayoutAccount status={loading.value} texts={texts} profile={profile} />
    </>
  );
}

function Earnings({ status, text }: { status: AccountStatus; text: MoneyText['payouts'] }) {
  const { idioma } = usePage();
  const { pendiente_euros, minimo_euros, en_camino_euros, pagado_euros } = status;
  const missing = minimo_euros - pendiente_euros;
  const next =
    missing > 0
      ? fillText(text.missing, { importe: euros(missing, idioma) })
      : status.status === 'enabled'
        ? text.next
        : text.waits;
  const amounts = { pendiente: pendiente_euros, en_camino: en_camino_euros, pagado: pagado_euros };
  return (
    <ZoneSection title={text.earnings} lead={fillText(text.earningsLead, { parte: String(100 - PORCENTAJE_COMISION) })}>
      <dl className="money-figures">
        {(['pendiente', 'en_camino', 'pagado'] as const).map((name) => (
          <div key={name}>
            <dt>{text[name]}</dt>
            <dd>{euros(amounts[name], idioma)}</dd>
          </div>
        ))}
      </dl>
      <p className="quiet">
        {fillText(text.minimum, { importe: euros(minimo_euros, idioma) })} {next}
      </p>
    </ZoneSection>
  );
}
