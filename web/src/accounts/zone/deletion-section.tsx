import type { requestDeletion } from '@poliedro/contracts/rights';
import { useState } from 'react';
import type { z } from 'zod';
import type { UserText } from '../../locales/zone-text.ts';
import { euros } from '../../platform/money.ts';
import { usePage } from '../../platform/page.ts';
import { fillText } from '../../platform/translate.ts';
import { showToast } from '../../ui/toasts.ts';
import { callAccount } from '../account-calls.ts';
import type { PanelProps } from './panel.ts';
import { PasswordGate } from './password-gate.tsx';
import { Reveal } from './reveal.tsx';
import { ZoneSection } from './zone-section.tsx';

type Money = z.output<typeof requestDeletion.reply>['dinero'];

function sayMoney({ deletion }: UserText, money: Money, idioma: string): string[] {
  if (money === null) return [];
  const said = [
    [deletion.refunded, money.devuelto_euros],
    [deletion.paid, money.pagado_euros],
    [deletion.lost, money.perdido_euros],
  ] as const;
  return said.flatMap(([sentence, amount]) =>
    amount > 0 ? [fillText(sentence, { importe: euros(amount, idioma) })] : [],
  );
}

/** Once asked for, `PlannedDeletion` says so above the tabs; here stays what becomes of the money. */
export function DeletionSection({ text, profile, onChange }: PanelProps) {
  const { idioma } = usePage();
  const [money, setMoney] = useState<readonly string[]>([]);
  if (profile.eliminacion_prevista && money.length === 0) return null;
  return (
    <ZoneSection title={text.deletion.title} lead={text.deletion.lead}>
      {profile.eliminacion_prevista ? (
        money.map((sentence) => <p key={sentence}>{sentence}</p>)
      ) : (
        <div className="row-end">
          <Reveal label={text.deletion.open}>
            {(close) => (
              <PasswordGate
                text={text}
                email={profile.email}
                submit={text.deletion.submit}
                sending={text.deletion.sending}
                failed={text.deletion.failed}
                onCancel={close}
                send={async (password) => {
                  const { dinero, ...planned } = await callAccount('requestDeletion', { password });
                  setMoney(sayMoney(text, dinero, idioma));
                  onChange(planned);
                  showToast('success', text.deletion.requested);
                }}
              />
            )}
          </Reveal>
        </div>
      )}
    </ZoneSection>
  );
}
