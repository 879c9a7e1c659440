import { PORCENTAJE_COMISION } from '@poliedro/contracts/money';
import type { AccountStatus } from '@poliedro/contracts/payouts';
import { ZoneSection } from '../../accounts/zone/zone-section.tsx';
import type { MoneyText } from '../../locales/money-text.ts';
import { euros } from '../../platform/money.ts';
import { usePage } from '../../platform/page.ts';
import { fillText } from '../../platform/translate.ts';

/** What an author has earned, and when it is paid. */
export function Earnings({ status, text }: { status: AccountStatus; text: MoneyText['payouts'] }) {
  const { idioma } = usePage();
  const { pendiente_euros, minimo_euros, en_camino_euros, pagado_euros, deuda_euros } = status;
  const missing = minimo_euros - pendiente_euros;
  const next =
    missing > 0
      ? fillText(text.missing, { importe: euros(missing, idioma) })
      : deuda_euros > 0
        ? fillText(text.owed, { importe: euros(deuda_euros, idioma) })
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
