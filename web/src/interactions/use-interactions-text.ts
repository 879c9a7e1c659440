import { use } from 'react';
import { loadInteractionsText } from '../locales/interactions.ts';
import type { InteractionsText } from '../locales/interactions-text.ts';
import { usePage } from '../platform/page.ts';

/** Waits for the texts the first time: inside a `Suspense` only. */
export function useInteractionsText(): InteractionsText {
  return use(loadInteractionsText(usePage().idioma));
}
