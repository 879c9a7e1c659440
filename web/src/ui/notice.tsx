import { CircleAlert } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import { useTranslation } from '../platform/translation.tsx';
import { useFocusHandedOn } from './use-focus-handed-on.ts';

/** There is nothing here, and what to do next. */
export function EmptyNotice({ text, children }: { text: string; children?: ReactNode }) {
  return (
    <div className="notice">
      <p>{text}</p>
      {children}
    </div>
  );
}

/** What failed, and the way to try again. */
export function ErrorNotice({ text, onRetry, busy = false }: { text: string; onRetry: () => void; busy?: boolean }) {
  const { t } = useTranslation();
  const box = useRef<HTMLDivElement>(null);
  useFocusHandedOn(box);
  return (
    <div ref={box} className="notice failed" role="alert">
      <CircleAlert className="icon" aria-hidden="true" />
      <p>{text}</p>
      <button type="button" className="button needs-script" aria-disabled={busy} onClick={busy ? undefined : onRetry}>
        {busy ? t('site.loading') : t('site.retry')}
      </button>
    </div>
  );
}

/** In the place of a part that could not come; a fresh page may bring it. */
export function PartMissing() {
  const { t } = useTranslation();
  return <ErrorNotice text={t('failure.offlineText')} onRetry={() => location.reload()} />;
}
