import { ChangePasswordForm } from './change-password-form.tsx';
import type { PanelProps } from './panel.ts';
import { PasskeysRow } from './passkeys-row.tsx';
import { Reveal } from './reveal.tsx';
import { SecondFactorRow } from './second-factor-row.tsx';
import { ZoneRow, ZoneSection } from './zone-section.tsx';

export function SecuritySection(panel: PanelProps) {
  const { text, profile } = panel;
  return (
    <ZoneSection title={text.security.title}>
      <ZoneRow name={text.fields.password}>
        <Reveal label={text.security.change}>
          {(close) => <ChangePasswordForm text={text} email={profile.email} onClose={close} />}
        </Reveal>
      </ZoneRow>
      <SecondFactorRow {...panel} />
      <PasskeysRow {...panel} />
    </ZoneSection>
  );
}
