import type { CommentRecord } from '@poliedro/contracts/comments';
import type { Target } from '@poliedro/contracts/targets';
import { startTransition, useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useSession } from '../accounts/browser-session.ts';
import { listenLive } from '../interactions/live.ts';
import { browserApi } from '../platform/api.ts';
import { pageIdioma } from '../platform/language.ts';
import { type CommentPage, listComments } from './comment-calls.ts';
import {
  type CommentList,
  listOfPage,
  withHeard,
  withNextPage,
  withOwn,
  withoutText,
  withReloaded,
  withWaiting,
} from './comment-list.ts';

export interface CommentsState {
  /** Undefined while they load, null when they could not be. */
  readonly list: CommentList | undefined | null;
  readonly more: 'idle' | 'loading' | 'failed';
  retry(): void;
  loadMore(): void;
  showWaiting(): void;
  add(comment: CommentRecord): void;
  remove(id: number): void;
}

/** The comments on one thing: loaded, paged, and kept as they are now while the page is looked at. */
export function useComments({ tipo, id }: Target, first: CommentPage | undefined): CommentsState {
  const { user } = useSession();
  const [list, setList] = useState<CommentList | undefined | null>(first && listOfPage(first));
  const [more, setMore] = useState<CommentsState['more']>('idle');
  /** Heard before there was a list to put them in. */
  const early = useRef<CommentRecord[]>([]);

  const ask = useCallback(
    (cursor?: string) => listComments(browserApi, { tipo, id }, { idioma: pageIdioma(), cursor }),
    [tipo, id],
  );
  const change = useCallback((act: (known: CommentList) => CommentList) => setList((known) => known && act(known)), []);

  /** In pieces that the browser can put aside: hundreds of comments never hold up a scroll. */
  const load = useCallback(
    () =>
      ask().then(
        (page) =>
          startTransition(() =>
            setList(
              early.current
                .splice(0)
                .reduce((known, comment) => withHeard(known, comment, undefined), listOfPage(page)),
            ),
          ),
        () => setList(null),
      ),
    [ask],
  );

  const hear = useEffectEvent((comment: CommentRecord) => {
    if (list) change((known) => withHeard(known, comment, user?.usuario_id));
    else early.current.push(comment);
  });
  const look = useEffectEvent(() =>
    ask().then(
      (page) => startTransition(() => change((known) => withReloaded(known, page, user?.usuario_id))),
      () => {},
    ),
  );

  useEffect(() => {
    if (!first) void load();
    return listenLive(
      { tipo, id },
      {
        comentario: hear,
        contadores: ({ comentarios }) => change((known) => ({ ...known, total: comentarios })),
        missed: () => void look(),
      },
    );
  }, [tipo, id, first, load, change]);

  return {
    list,
    more,
    retry() {
      setList(undefined);
      void load();
    },
    loadMore() {
      if (more === 'loading') return;
      setMore('loading');
      ask(list?.cursor ?? undefined).then(
        (page) =>
          startTransition(() => {
            change((known) => withNextPage(known, page));
            setMore('idle');
          }),
        () => setMore('failed'),
      );
    },
    showWaiting: () => change(withWaiting),
    add: useCallback((comment) => change((known) => withOwn(known, comment)), [change]),
    remove: useCallback((removed) => change((known) => withoutText(known, removed)), [change]),
  };
}
