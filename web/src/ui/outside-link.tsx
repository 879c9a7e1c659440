import type { ReactNode } from 'react';
import { useTranslation } from '../platform/translation.tsx';

/** A link to somebody else's site: a new tab that knows nothing of ours. */
export function OutsideLink({ href, className, children }: { href: string; className?: string; children: ReactNode }) {
  const { t } = useTranslation();
  return (
    <a href={href} className={className} target="_blank" rel="noopener noreferrer">
      {children}
      <span className="sr-only"> ({t('site.newTab')})</span>
    </a>
  );
}
