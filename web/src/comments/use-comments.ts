import type { CommentRecord } from '@poliedro/contracts/comments';
import type { Target } from '@poliedro/contracts/targets';
import { startTransition, useCallback, useEffect, useReducer, useState } from 'react';
import { useSession } from '../accounts/browser-session.ts';
import { listenLive } from '../interactions/live.ts';
import { browserApi } from '../platform/api.ts';
import type { ActiveForm } from './active-form.ts';
import { type CommentPage, listComments } from './comment-calls.ts';
import type { CommentList } from './comment-list.ts';
import { type CommentsChange, type CommentsState, initialComments, nextComments } from './comments-state.ts';

export interface LiveComments {
  readonly status: CommentsState['status'];
  readonly list: CommentList | undefined;
  readonly more: 'idle' | 'loading' | 'failed';
  retry(): void;
  loadMore(): void;
  showWaiting(): void;
  add(comment: CommentRecord): void;
  remove(id: number): void;
}

/** The comments on one thing: loaded, paged, and kept as they are now while the page is looked at. */
export function useComments({ tipo, id }: Target, first: CommentPage | undefined, form: ActiveForm): LiveComments {
  const { user } = useSession();
  const [state, change] = useReducer(
    (known: CommentsState, happened: CommentsChange) => nextComments(known, happened, user?.usuario_id),
    first,
    initialComments,
  );
  const [more, setMore] = useState<LiveComments['more']>('idle');
  const { status } = state;
  const list = state.status === 'ready' ? state.list : undefined;

  const ask = useCallback((cursor?: string) => listComments(browserApi, { tipo, id }, { cursor }), [tipo, id]);

  /** In pieces that the browser can put aside: hundreds of comments never hold up a scroll. */
  const look = useCallback(() => {
    const now = Date.now();
    ask().then(
      (page) => startTransition(() => change({ type: 'loaded', page, now, held: form.place() })),
      () => change({ type: 'failed' }),
    );
  }, [ask, form]);

  useEffect(() => {
    if (status === 'loading') look();
  }, [status, look]);

  // The page that brought the first ones may have been kept for minutes.
  useEffect(() => {
    if (first) look();
  }, [first, look]);

  useEffect(
    () =>
      listenLive(
        { tipo, id },
        {
          comentario: (comment) => change({ type: 'heard', comment }),
          contadores: ({ comentarios }) => change({ type: 'counted', total: comentarios }),
          missed: look,
        },
      ),
    [tipo, id, look],
  );

  return {
    status,
    list,
    more,
    retry: () => change({ type: 'retried' }),
    loadMore() {
      if (more === 'loading') return;
      setMore('loading');
      ask(list?.cursor ?? undefined).then(
        (page) =>
          startTransition(() => {
            change({ type: 'nextLoaded', page });
            setMore('idle');
          }),
        () => setMore('failed'),
      );
    },
    showWaiting: () => change({ type: 'waitingWanted' }),
    add: useCallback((comment) => change({ type: 'written', comment }), []),
    remove: useCallback((removed) => change({ type: 'removed', id: removed }), []),
  };
}
