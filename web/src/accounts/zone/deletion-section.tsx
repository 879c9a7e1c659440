import { showToast } from '../../ui/toasts.ts';
import { callAccount } from '../account-calls.ts';
import type { PanelProps } from './panel.ts';
import { PasswordGate } from './password-gate.tsx';
import { Reveal } from './reveal.tsx';
import { ZoneSection } from './zone-section.tsx';

/** Once asked for, `PlannedDeletion` says so above the tabs. */
export function DeletionSection({ text, profile, onChange }: PanelProps) {
  if (profile.eliminacion_prevista) return null;
  return (
    <ZoneSection title={text.deletion.title} lead={text.deletion.lead}>
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
                onChange(await callAccount('requestDeletion', { password }));
                showToast('success', text.deletion.requested);
              }}
            />
          )}
        </Reveal>
      </div>
    </ZoneSection>
  );
}
