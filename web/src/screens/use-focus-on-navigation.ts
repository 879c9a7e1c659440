import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/** A new page begins at its heading for keyboard and screen reader, as it does for the eye. */
export function useFocusOnNavigation(): void {
  const { pathname, hash, state } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    // What is being written keeps its place when its address changes.
    if (hash || (state as { editor?: string } | null)?.editor) return;
    document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
  }, [pathname, hash, state]);
}
