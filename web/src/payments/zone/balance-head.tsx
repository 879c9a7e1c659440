import type { Balance } from '@poliedro/contracts/payments';
import { useState } from 'react';
import { ConfirmButton } from '../../accounts/zone/action-button.tsx';
import { euros } from '../../platform/money.ts';
import { usePage } from '../../platform/page.ts';
import { fillText } from '../../platform/translate.ts';
import { ErrorNotice } from '../../ui/notice.tsx';
import { moneyMoved, refreshBalance, useBalance } from '../balance.ts';
import { PayLink } from '../pay-link.tsx';
import { createBalanceRefund } from './balance-refund.ts';
import type { ZoneTexts } from './use-money-text.ts';

/** What one has, the way to have more, and the way back to the card. */
export function BalanceHead({ texts, onRefunded }: { texts: ZoneTexts; onRefunded: () => void }) {
  const { idioma } = usePage();
  const known = useBalance();
  const text = texts.money.balance;
  const balance = known.status === 'ready' ? known.balance : undefined;
  return (
    <section className="balance-head" aria-label={text.title}>
      <div className="balance-amount" aria-busy={known.status === 'loading'}>
        <h2>{text.title}</h2>
        {balance ? (
          <b>{euros(balance.pay_per_view, idioma)}</b>
        ) : known.status === 'unavailable' ? (
          <ErrorNotice text={text.unavailable} onRetry={() => void refreshBalance()} />
        ) : (
          <span className="skeleton h-10 w-32" aria-hidden="true" />
        )}
        <p>{text.lead}</p>
      </div>
      {balance && balance.deuda_euros > 0 ? (
        <p className="account-notice warning">
          {fillText(text.frozen, { importe: euros(balance.deuda_euros, idioma) })}
        </p>
      ) : null}
      <div className="form-actions">
        <PayLink what="saldo" paso="importe" className="button primary">
          {text.topUp}
        </PayLink>
        {balance && balance.devolvible_euros > 0 ? (
          <Refund texts={texts} balance={balance} onRefunded={onRefunded} />
        ) : null}
      </div>
    </section>
  );
}

interface RefundProps {
  readonly texts: ZoneTexts;
  readonly balance: Balance;
  readonly onRefunded: () => void;
}

function Refund({ texts: { zone, money }, balance, onRefunded }: RefundProps) {
  const { idioma } = usePage();
  const text = money.balance;
  const [refund] = useState(createBalanceRefund);
  return (
    <ConfirmButton
      text={zone}
      label={text.refund}
      busyLabel={text.refunding}
      question={fillText(text.refundQuestion, { importe: euros(balance.devolvible_euros, idioma) })}
      done={text.refunded}
      failed={text.refundFailed}
      act={async () => {
        await refund(balance.devolvible_euros);
        onRefunded();
        await moneyMoved();
      }}
    />
  );
}
