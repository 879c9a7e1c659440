import { EmptyNotice } from '../../ui/notice.tsx';
import { PageLink } from '../../ui/page-link.tsx';
import type { PanelProps } from './panel.ts';

export function PayoutsPanel({ text, profile }: PanelProps) {
  return (
    <div className="zone-stack">
      <EmptyNotice text={text.empty.cobros} />
      {profile.segundo_factor ? null : (
        <p className="account-notice">
          {text.empty.cobrosSecondFactor}{' '}
          <PageLink className="text-link" to="/user#perfil" preventScrollReset>
            {text.empty.cobrosTurnOn}
          </PageLink>
        </p>
      )}
    </div>
  );
}
