import type { EventDetail } from '@poliedro/contracts/events';
import type { EventNews } from '@poliedro/contracts/versions';
import { useEffect, useState } from 'react';
import { recordRead } from '../../interactions/record-read.ts';
import { browserApi } from '../../platform/api.ts';
import { pageIdioma } from '../../platform/language.ts';
import { markEventRead, seenVersion } from '../read-events.ts';

/** Null when this reader has missed nothing, or it could not be asked. */
async function findNews({ evento_id, version }: EventDetail, seenHere: number): Promise<EventNews | null> {
  const seenElsewhere = await recordRead({ tipo: 'evento', id: evento_id }, version);
  const desde = Math.max(seenHere, seenElsewhere ?? 0);
  if (desde === 0 || desde >= version) return null;
  const { novedades } = await browserApi('getEventNews', { evento_id }, { desde, idioma: pageIdioma() });
  return novedades;
}

/**
 * Marks the event as read, and tells what has changed since this reader saw it last, here or signed in elsewhere.
 * Undefined while it is not known but likely: the place for it can be kept.
 */
export function useEventNews(evento_id: number, event: EventDetail | undefined): EventNews | null | undefined {
  const [seenHere] = useState(() => seenVersion(evento_id));
  const [news, setNews] = useState<EventNews | null>();

  useEffect(() => {
    if (!event) return;
    let current = true;
    findNews(event, seenHere).then(
      (found) => current && setNews(found),
      () => current && setNews(null),
    );
    markEventRead(event.evento_id, event.version);
    return () => {
      current = false;
    };
  }, [event, seenHere]);

  const likely = event !== undefined && seenHere > 0 && seenHere < event.version;
  return news === undefined && !likely ? null : news;
}
