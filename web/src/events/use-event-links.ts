import { useEffect } from 'react';
import { fetchCode } from '../later/fetch-code.ts';
import { loadEventText } from '../locales/event.ts';
import { loadInteractionsText } from '../locales/interactions.ts';
import { pageIdioma } from '../platform/language.ts';
import { isPlainClick } from '../platform/plain-click.ts';
import { articlesStore, eventStore } from './event-store.ts';

/** The code of the window and its texts, at the same time. */
export async function importEventWindow() {
  const idioma = pageIdioma();
  const [{ EventWindow }, text] = await Promise.all([
    fetchCode(() => import('./event-window.tsx')),
    loadEventText(idioma),
    loadInteractionsText(idioma),
  ]);
  return { EventWindow, text };
}

function eventOf(target: EventTarget | null): number | undefined {
  const link = target instanceof Element ? target.closest<HTMLElement>('.card')?.querySelector('a[data-evento]') : null;
  return link instanceof HTMLElement ? Number(link.dataset.evento) : undefined;
}

function prefetch(evento_id: number): void {
  importEventWindow().catch(() => {});
  eventStore.load(evento_id).catch(() => {});
  articlesStore.load(evento_id).catch(() => {});
}

let pointedAt: number | undefined;

/** Once for each card that is come to: within it there is nothing new to fetch, also where it could not be had. */
function prefetchTarget({ target }: Event): void {
  const evento_id = eventOf(target);
  if (evento_id === pointedAt) return;
  pointedAt = evento_id;
  if (evento_id !== undefined) prefetch(evento_id);
}

/** Every event card of the page, with three listeners: a click opens the window, a pointer or a finger fetches ahead. */
export function useEventLinks(open: (evento_id: number) => void): void {
  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest<HTMLElement>('a[data-evento]') : null;
      if (!link || event.defaultPrevented || !isPlainClick(event)) return;
      event.preventDefault();
      const evento_id = Number(link.dataset.evento);
      prefetch(evento_id);
      open(evento_id);
    };
    document.addEventListener('click', onClick);
    document.addEventListener('mouseover', prefetchTarget, { passive: true });
    document.addEventListener('touchstart', prefetchTarget, { passive: true });
    return () => {
      document.removeEventListener('click', onClick);
      document.removeEventListener('mouseover', prefetchTarget);
      document.removeEventListener('touchstart', prefetchTarget);
    };
  }, [open]);
}
