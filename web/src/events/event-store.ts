import type { ArticleCard } from '@poliedro/contracts/articles';
import type { EventDetail } from '@poliedro/contracts/events';
import { browserApi } from '../platform/api.ts';
import { pageIdioma } from '../platform/language.ts';

const FRESH_MS = 60_000;
const KEPT = 30;

interface Entry<T> {
  readonly answer: Promise<T>;
  readonly at: number;
  /** Once it is here. */
  value?: T;
}

export type EventStore<T> = ReturnType<typeof createEventStore<T>>;

/** Remembers answers for a minute, so that what was fetched on hover is there on the click. Failures are not remembered. */
export function createEventStore<T>(ask: (evento_id: number) => Promise<T>, now: () => number = Date.now) {
  const known = new Map<number, Entry<T>>();
  const findFresh = (evento_id: number) => {
    const entry = known.get(evento_id);
    return entry && now() - entry.at < FRESH_MS ? entry : undefined;
  };

  function load(evento_id: number): Promise<T> {
    const fresh = findFresh(evento_id);
    if (fresh) return fresh.answer;
    const entry: Entry<T> = { answer: ask(evento_id), at: now() };
    known.delete(evento_id);
    known.set(evento_id, entry);
    const [oldest] = known.keys();
    if (known.size > KEPT && oldest !== undefined) known.delete(oldest);
    entry.answer.then(
      (value) => {
        entry.value = value;
      },
      () => {
        if (known.get(evento_id) === entry) known.delete(evento_id);
      },
    );
    return entry.answer;
  }

  return {
    load,
    /** What has arrived already. */
    find: (evento_id: number): T | undefined => findFresh(evento_id)?.value,
  };
}

export const eventStore = createEventStore<EventDetail>((evento_id) =>
  browserApi('getEvent', { evento_id }, { idioma: pageIdioma() }),
);

export const articlesStore = createEventStore<ArticleCard[]>((evento_id) =>
  browserApi('listEventArticles', { evento_id }, { idioma: pageIdioma() }).then((reply) => reply.articulos),
);
