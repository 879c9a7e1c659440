import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/** A new page begins at its heading for keyboard and screen reader, as it does for the eye. */
export function useFocusOnNavigation(): void {
  const { pathname, hash } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    if (!hash) document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
  }, [pathname, hash]);
}
