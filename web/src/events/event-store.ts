import type { ArticleCard } from '@poliedro/contracts/articles';
import type { EventDetail } from '@poliedro/contracts/events';
import { browserApi } from '../platform/api.ts';
import { pageIdioma } from '../platform/language.ts';

const FRESH_MS = 60_000;
const KEPT = 30;

/** Remembers answers for a minute, so that what was fetched on hover is there on the click. Failures are not remembered. */
export function createEventStore<T>(ask: (evento_id: number) => Promise<T>, now: () => number = Date.now) {
  const known = new Map<number, { readonly answer: Promise<T>; readonly at: number }>();
  return (evento_id: number): Promise<T> => {
    const entry = known.get(evento_id);
    if (entry && now() - entry.at < FRESH_MS) return entry.answer;
    const answer = ask(evento_id);
    known.delete(evento_id);
    known.set(evento_id, { answer, at: now() });
    const [oldest] = known.keys();
    if (known.size > KEPT && oldest !== undefined) known.delete(oldest);
    answer.catch(() => {
      if (known.get(evento_id)?.answer === answer) known.delete(evento_id);
    });
    return answer;
  };
}

export const loadEvent = createEventStore<EventDetail>((evento_id) =>
  browserApi('getEvent', { evento_id }, { idioma: pageIdioma() }),
);

export const loadEventArticles = createEventStore<ArticleCard[]>((evento_id) =>
  browserApi('listEventArticles', { evento_id }, { idioma: pageIdioma() }).then((reply) => reply.articulos),
);
