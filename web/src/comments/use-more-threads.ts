import { type RefObject, useEffect, useRef, useState } from 'react';
import { commentElementId } from './comment-item.tsx';
import type { Thread } from './comment-threads.ts';
import { isFocusLost } from './focus.ts';
import type { LiveComments } from './use-comments.ts';

interface MoreThreads {
  readonly button: RefObject<HTMLButtonElement | null>;
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
  const button = useRef<HTMLButtonElement>(null);
  const [lastBefore, setLastBefore] = useState<number>();

  useEffect(() => {
    if (lastBefore === undefined || more === 'loading') return;
    const following = threads.findIndex(({ comment }) => comment.id === lastBefore) + 1;
    const firstNew = threads[following];
    if (firstNew && following >= drawn) return;
    if (firstNew && (isFocusLost() || document.activeElement === button.current)) {
      document.getElementById(commentElementId(firstNew.comment.id))?.focus();
    }
    setLastBefore(undefined);
  }, [lastBefore, more, threads, drawn]);

  return {
    button,
    coming: lastBefore !== undefined,
    showMore() {
      setLastBefore(threads.at(-1)?.comment.id);
      loadMore();
    },
  };
}
