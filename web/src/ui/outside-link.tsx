import type { ReactNode } from 'react';
import { useTranslation } from '../platform/translation.tsx';

interface OutsideLinkProps {
  readonly href: string;
  readonly className?: string;
  /** Chosen by whoever writes here: search engines are not to take it for our recommendation. */
  readonly theirs?: boolean;
  /** Where we are too: the other site may show that it is us. */
  readonly ours?: boolean;
  readonly children: ReactNode;
}

/** A link to somebody else's site: a new tab that knows nothing of ours. */
export function OutsideLink({ href, className, theirs = false, ours = false, children }: OutsideLinkProps) {
  const { t } = useTranslation();
  return (
    <a
      href={href}
      className={className}
      target="_blank"
      rel={`${theirs ? 'nofollow ugc ' : ours ? 'me ' : ''}noopener noreferrer`}
    >
      {children}
      <span className="sr-only"> ({t('site.newTab')})</span>
    </a>
  );
}
