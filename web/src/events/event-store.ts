import type { ArticleCard } from '@poliedro/contracts/articles';
import type { EventDetail } from '@poliedro/contracts/events';
import type { FormerEvent } from '@poliedro/contracts/former-events';
import { browserApi } from '../platform/api.ts';
import { isNotFound } from '../platform/api-error.ts';
import { pageIdioma } from '../platform/language.ts';
import { findFormerEvent } from './find-former-event.ts';

const FRESH_MS = 60_000;
const KEPT = 30;

interface Entry<T> {
  readonly answer: Promise<T>;
  readonly at: number;
  /** Once it is here. */
  value?: T;
}

export type EventStore<T> = ReturnType<typeof createEventStore<T>>;

const never = () => false;

/**
 * Remembers answers for a minute, so that what was fetched on hover is there on the click. Failures are not remembered,
 * unless they are an answer too.
 */
export function createEventStore<T>(
  ask: (evento_id: number) => Promise<T>,
  now: () => number = Date.now,
  isAnswer: (failure: unknown) => boolean = never,
) {
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
      (failure: unknown) => {
        if (known.get(evento_id) === entry && !isAnswer(failure)) known.delete(evento_id);
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

/** Readers had this event, and it is shown no more. */
export class EventShownNoMore extends Error {
  readonly former: FormerEvent;

  constructor(former: FormerEvent, options: ErrorOptions) {
    super(`event ${former.evento_id} is shown no more`, options);
    this.former = former;
  }
}

async function askEvent(evento_id: number): Promise<EventDetail> {
  const idioma = pageIdioma();
  try {
    return await browserApi('getEvent', { evento_id }, { idioma });
  } catch (error) {
    const former = isNotFound(error) ? await findFormerEvent(browserApi, idioma, evento_id) : undefined;
    throw former === undefined ? error : new EventShownNoMore(former, { cause: error });
  }
}

const isShownNoMore = (failure: unknown) => failure instanceof EventShownNoMore;

export const eventStore = createEventStore<EventDetail>(askEvent, Date.now, isShownNoMore);

export const articlesStore = createEventStore<ArticleCard[]>((evento_id) =>
  browserApi('listEventArticles', { evento_id }, { idioma: pageIdioma() }).then((reply) => reply.articulos),
);
