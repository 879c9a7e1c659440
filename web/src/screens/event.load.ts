import type { ArticleCard } from '@poliedro/contracts/articles';
import type { EventDetail } from '@poliedro/contracts/events';
import type { FormerEvent } from '@poliedro/contracts/former-events';
import type { Idioma } from '@poliedro/contracts/language';
import type { CommentPage } from '../comments/comment-calls.ts';
import { findFormerEvent } from '../events/find-former-event.ts';
import { loadEventText } from '../locales/event.ts';
import type { EventText } from '../locales/event-text.ts';
import { idFromAddress } from '../platform/address.ts';
import type { Api } from '../platform/api.ts';
import { isNotFound } from '../platform/api-error.ts';

export interface EventData {
  readonly event: EventDetail;
  readonly articulos: readonly ArticleCard[];
  readonly text: EventText;
  /** Undefined where they could not be had: the rest of the page stands without them. */
  readonly comments: CommentPage | undefined;
}

/** An event with its articles and the words around them; undefined when there is none. */
export async function findEvent(
  api: Api,
  idioma: Idioma,
  param: string,
  signal?: AbortSignal,
): Promise<EventData | undefined> {
  const evento_id = idFromAddress(param);
  if (evento_id === undefined) return undefined;
  try {
    const [event, { articulos }, comments, text] = await Promise.all([
      api('getEvent', { evento_id }, { idioma }, signal),
      api('listEventArticles', { evento_id }, { idioma }, signal),
      api('listEventComments', { evento_id }, {}, signal).catch(() => undefined),
      loadEventText(idioma),
    ]);
    return { event, articulos, text, comments };
  } catch (error) {
    if (isNotFound(error)) return undefined;
    throw error;
  }
}

/** What to say instead; it travels with the 404, so that no other page carries it. */
export interface NoEvent {
  readonly title: string;
  readonly text: string;
  /** Where readers had it. */
  readonly former?: { readonly event: FormerEvent; readonly text: EventText };
}

export async function loadNoEvent(api: Api, idioma: Idioma, param: string, signal?: AbortSignal): Promise<NoEvent> {
  const evento_id = idFromAddress(param);
  const [text, former] = await Promise.all([
    loadEventText(idioma),
    evento_id === undefined ? undefined : findFormerEvent(api, idioma, evento_id, signal),
  ]);
  if (former === undefined) return { title: text.window.notFound, text: text.window.notFoundText };
  return { title: text.former.title, text: text.former.text, former: { event: former, text } };
}
