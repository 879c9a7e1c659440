import { type RefObject, useEffect, useRef, useState } from 'react';
import { isFocusLost } from '../platform/focus.ts';
import { commentElementId } from './comment-item.tsx';
import type { Thread } from './comment-threads.ts';
import type { LiveComments } from './use-comments.ts';

interface MoreThreads {
  /** Around the button and the notice of a failure, which take each other's place. */
  readonly place: RefObject<HTMLDivElement | null>;
  /** From the press until the first of the new ones stands. */
  readonly coming: boolean;
  readonly showMore: () => void;
}

/** The way on: whoever has pressed the button goes on reading at the first thread that it has brought. */
export function useMoreThreads(
  { more, loadMore }: Pick<LiveComments, 'more' | 'loadMore'>,
  threads: readonly Thread[],
  drawn: number,
): MoreThreads {
  const place = useRef<HTMLDivElement>(null);
  const [lastBefore, setLastBefore] = useState<number>();

  useEffect(() => {
    if (lastBefore === undefined) return;
    if (isFocusLost()) place.current?.querySelector('button')?.focus({ preventScroll: true });
    if (more === 'loading') return;
    const following = threads.findIndex(({ comment }) => comment.id === lastBefore) + 1;
    const firstNew = threads[following];
    if (firstNew && following >= drawn) return;
    if (firstNew && place.current?.contains(document.activeElement)) {
      document.getElementById(commentElementId(firstNew.comment.id))?.focus();
    }
    setLastBefore(undefined);
  }, [lastBefore, more, threads, drawn]);

  return {
    place,
    coming: lastBefore !== undefined,
    showMore() {
      setLastBefore(threads.at(-1)?.comment.id);
      loadMore();
    },
  };
}
