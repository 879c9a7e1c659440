import type { Idioma } from '@poliedro/contracts/language';
import { useEffect, useState } from 'react';
import { browserApi } from '../../platform/api.ts';
import type { CallReply } from '../../platform/api-calls.ts';

/** The contract's, without its schemas; a test holds it equal. */
export const EVENT_SEARCH_MIN = 2;
const PAUSE_MS = 500;

export type FoundEvent = CallReply<'searchEvents'>[number];
export type EventSearch =
  | { readonly status: 'idle' | 'searching' | 'failed' }
  | { readonly status: 'found'; readonly events: readonly FoundEvent[] };

const IDLE: EventSearch = { status: 'idle' };

/** Asks when the author pauses, and forgets the question when another is asked. */
export function useEventSearch(written: string, idioma: Idioma): EventSearch {
  const [search, setSearch] = useState<EventSearch>(IDLE);
  const q = written.trim();
  useEffect(() => {
    if (q.length < EVENT_SEARCH_MIN) {
      setSearch(IDLE);
      return;
    }
    const asking = new AbortController();
    const ask = () => {
      setSearch({ status: 'searching' });
      browserApi('searchEvents', {}, { q, idioma }, asking.signal).then(
        (events) => setSearch({ status: 'found', events }),
        () => asking.signal.aborted || setSearch({ status: 'failed' }),
      );
    };
    const timer = setTimeout(ask, PAUSE_MS);
    return () => {
      clearTimeout(timer);
      asking.abort();
    };
  }, [q, idioma]);
  return search;
}
