import { useEffect } from 'react';
import { loadEvent, loadEventArticles } from './event-store.ts';

export const importEventWindow = () => import('./event-window.tsx');

function eventOf(target: EventTarget | null): number | undefined {
  const link = target instanceof Element ? target.closest<HTMLElement>('.card')?.querySelector('a[data-evento]') : null;
  return link instanceof HTMLElement ? Number(link.dataset.evento) : undefined;
}

function isPlainClick(event: MouseEvent): boolean {
  return event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
}

function prefetch({ target }: Event): void {
  const evento_id = eventOf(target);
  if (evento_id === undefined) return;
  void importEventWindow();
  loadEvent(evento_id).catch(() => {});
  loadEventArticles(evento_id).catch(() => {});
}

/** Every event card of the page, with three listeners: a click opens the window, a pointer or a finger fetches ahead. */
export function useEventLinks(open: (evento_id: number) => void): void {
  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest<HTMLElement>('a[data-evento]') : null;
      if (!link || event.defaultPrevented || !isPlainClick(event)) return;
      event.preventDefault();
      open(Number(link.dataset.evento));
    };
    document.addEventListener('click', onClick);
    document.addEventListener('mouseover', prefetch, { passive: true });
    document.addEventListener('touchstart', prefetch, { passive: true });
    return () => {
      document.removeEventListener('click', onClick);
      document.removeEventListener('mouseover', prefetch);
      document.removeEventListener('touchstart', prefetch);
    };
  }, [open]);
}
