import { useEffect } from 'react';
import { useLocation } from 'react-router';

/** The path of the page that one sees, also where the whole page is drawn anew; undefined until the first one is. */
let shown: string | undefined;
/** What stands in the place of a page that broke: whatever comes after it is another page. */
const FAILURE = '';

function begin(at: HTMLElement | null | undefined): void {
  if (!at) return;
  at.tabIndex = -1;
  at.focus({ preventScroll: true });
}

const headingOf = (hash: string) => document.getElementById(hash.slice(1))?.querySelector('h2');

/** A new page begins at its heading for keyboard and screen reader, as it does for the eye. */
export function useFocusOnNavigation(): void {
  const { pathname, hash, state } = useLocation();
  useEffect(() => {
    const before = shown;
    shown = pathname;
    if (before === undefined || before === pathname) return;
    // What is being written keeps its place when its address changes.
    if ((state as { editor?: string } | null)?.editor) return;
    begin(hash === '' ? document.querySelector<HTMLElement>('main h1') : headingOf(hash));
  }, [pathname, hash, state]);
}

/** The same for what stands in the place of a whole page, with whatever had the keyboard gone. */
export function useFocusOnFailure(): void {
  const { key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: each address may fail
  useEffect(() => {
    const before = shown;
    shown = FAILURE;
    if (before !== undefined) begin(document.querySelector<HTMLElement>('main h1'));
  }, [key]);
}
