import type { ReactNode } from 'react';
import type { AccountText } from '../locales/account-text.ts';

interface AccountPageProps {
  readonly text: AccountText;
  readonly title: string;
  readonly lead?: string;
  /** Holds its place unseen until it is known what to show. */
  readonly pending?: boolean;
  readonly children: ReactNode;
  /** Where else to go, below the card. */
  readonly aside?: ReactNode;
}

/** One card in the middle of the page, with one thing to do. */
export function AccountPage({ text, title, lead, pending = false, children, aside }: AccountPageProps) {
  return (
    <div className={`wrap account-page ${pending ? 'pending' : ''}`}>
      <section className="account-card">
        <h1 tabIndex={-1}>{title}</h1>
        {lead ? <p className="account-lead">{lead}</p> : null}
        <p className="account-notice without-script">{text.noScript}</p>
        {children}
      </section>
      {aside ? <div className="account-asides needs-script">{aside}</div> : null}
    </div>
  );
}
