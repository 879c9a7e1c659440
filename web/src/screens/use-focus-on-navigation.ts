import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

const focusHeading = () => document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });

/** A new page begins at its heading for keyboard and screen reader, as it does for the eye. */
export function useFocusOnNavigation(): void {
  const { pathname, hash, state } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    // What is being written keeps its place when its address changes.
    if (hash || (state as { editor?: string } | null)?.editor) return;
    focusHeading();
  }, [pathname, hash, state]);
}

/** The key of the address that a page was loaded with, until one goes on from it. */
const AS_LOADED = 'default';

/** The same for what stands in the place of a whole page, with whatever had the keyboard gone. */
export function useFocusOnFailure(): void {
  const { key } = useLocation();
  useEffect(() => {
    if (key !== AS_LOADED) focusHeading();
  }, [key]);
}
