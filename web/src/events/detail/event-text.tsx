import { createContext, type ReactNode, use, useMemo } from 'react';
import type { eventEs } from '../../locales/event.es.ts';
import type { EventText } from '../../locales/event-text.ts';
import { usePage } from '../../platform/page.ts';
import { createTranslate, type TranslateOf } from '../../platform/translate.ts';

export type TranslateEvent = TranslateOf<typeof eventEs>;

const EventTextContext = createContext<TranslateEvent>((key, ..._values) => key);

/** The texts of an open event, which no other page carries. */
export function EventTextProvider({ text, children }: { text: EventText; children: ReactNode }) {
  const { idioma } = usePage();
  const t = useMemo(() => createTranslate<typeof eventEs>(idioma, text), [idioma, text]);
  return <EventTextContext value={t}>{children}</EventTextContext>;
}

export function useEventText(): TranslateEvent {
  return use(EventTextContext);
}
