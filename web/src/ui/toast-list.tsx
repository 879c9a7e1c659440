import { CircleAlert, CircleCheck, Info, X } from 'lucide-react';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useTranslation } from '../platform/translation.tsx';
import { dismissToast, TOAST_MS, type Toast } from './toasts.ts';
import { useFocusHandedOn } from './use-focus-handed-on.ts';

const ICONS = { success: CircleCheck, error: CircleAlert, info: Info } as const;

export function ToastList({ toasts }: { toasts: readonly Toast[] }) {
  return toasts.map((toast) => <ToastCard key={toast.id} toast={toast} />);
}

/** Goes by itself, but not while the reader's pointer or focus rests on it. */
function ToastCard({ toast }: { toast: Toast }) {
  const { t } = useTranslation();
  const [held, setHeld] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  const cameFrom = useRef<Element>(null);
  useFocusHandedOn(
    place,
    useCallback(() => () => (cameFrom.current instanceof HTMLElement ? cameFrom.current : undefined), []),
  );
  const Icon = ICONS[toast.kind];

  useEffect(() => {
    if (held) return;
    const timer = setTimeout(() => dismissToast(toast.id), TOAST_MS);
    return () => clearTimeout(timer);
  }, [held, toast.id]);

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: hovering only holds the toast; its one action is the button
    <div
      ref={place}
      className={`toast ${toast.kind}`}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={({ relatedTarget }) => {
        setHeld(true);
        if (!place.current?.contains(relatedTarget)) cameFrom.current = relatedTarget;
      }}
      onBlur={() => setHeld(false)}
    >
      <Icon className="icon" aria-hidden="true" />
      <span>{toast.text}</span>
      <button type="button" className="icon-button" aria-label={t('site.close')} onClick={() => dismissToast(toast.id)}>
        <X className="icon" aria-hidden="true" />
      </button>
    </div>
  );
}
