import { type RefObject, useEffect } from 'react';

/** In a row too long for the screen, what is chosen stands in the middle, as far as the row allows. */
export function useChosenInView(row: RefObject<HTMLElement | null>, selector: string, chosen: string): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: another choice may stand outside what is in view
  useEffect(() => {
    const item = row.current?.querySelector<HTMLElement>(selector);
    if (!item || !row.current) return;
    row.current.scrollLeft = item.offsetLeft - (row.current.clientWidth - item.offsetWidth) / 2;
  }, [chosen]);
}
