import { shortDate } from '../../platform/dates.ts';
import { usePage } from '../../platform/page.ts';
import { fillText } from '../../platform/translate.ts';
import { showToast } from '../../ui/toasts.ts';
import { callAccount } from '../account-calls.ts';
import { ActionButton } from './action-button.tsx';
import type { PanelProps } from './panel.ts';
import { PasswordGate } from './password-gate.tsx';
import { Reveal } from './reveal.tsx';
import { ZoneSection } from './zone-section.tsx';

export function DeletionSection({ text, profile, onChange }: PanelProps) {
  const { idioma } = usePage();
  const planned = profile.eliminacion_prevista;
  return (
    <ZoneSection title={text.deletion.title} lead={text.deletion.lead}>
      <div className="row-end">
        {planned ? (
          <div className="zone-stack">
            <p className="account-notice warning">
              {fillText(text.deletion.planned, { fecha: shortDate(planned, idioma) })}
            </p>
            <ActionButton
              text={text}
              primary
              label={text.deletion.keep}
              done={text.deletion.kept}
              failed={text.deletion.keepFailed}
              act={async () => {
                await callAccount('cancelDeletion');
                onChange({ eliminacion_prevista: null });
              }}
            />
          </div>
        ) : (
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
                  onChange(await callAccount('requestDeletion', { password }));
                  showToast('success', text.deletion.requested);
                }}
              />
            )}
          </Reveal>
        )}
      </div>
    </ZoneSection>
  );
}
