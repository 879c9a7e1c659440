import { useCallback, useEffect, useRef, useState } from 'react';

export interface ListPage<Item> {
  readonly items: readonly Item[];
  readonly has_more: boolean;
  readonly cursor: string | null;
}

export interface Pages<Item> {
  /** Undefined while they load, null when they could not be. */
  readonly items: readonly Item[] | undefined | null;
  readonly setItems: (change: (known: readonly Item[]) => readonly Item[]) => void;
  readonly has_more: boolean;
  readonly more: 'idle' | 'loading' | 'failed';
  readonly loadMore: () => void;
  readonly retry: () => void;
}

/**
 * A list that is read from its head, a page at a time, each after the last one seen; what comes first may be here already.
 * `onRead` is told of all that has been read so far.
 */
export function usePages<Item>(
  ask: (cursor: string | undefined) => Promise<ListPage<Item>>,
  first?: ListPage<Item>,
  onRead?: (page: ListPage<Item>) => void,
): Pages<Item> {
  const [page, setPage] = useState<ListPage<Item> | undefined | null>(first);
  const [more, setMore] = useState<Pages<Item>['more']>('idle');
  const [attempt, setAttempt] = useState(0);
  const asked = useRef(first !== undefined);
  /** Which list this is: what comes late for another one is of no use. */
  const list = useRef(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt is a reason to ask again
  useEffect(() => {
    if (asked.current) {
      asked.current = false;
      return;
    }
    let current = true;
    list.current += 1;
    setPage(undefined);
    setMore('idle');
    ask(undefined).then(
      (first) => current && setPage(first),
      () => current && setPage(null),
    );
    return () => {
      current = false;
    };
  }, [ask, attempt]);

  useEffect(() => {
    if (page) onRead?.(page);
  }, [page, onRead]);

  const setItems = useCallback<Pages<Item>['setItems']>(
    (change) => setPage((known) => known && { ...known, items: change(known.items) }),
    [],
  );

  return {
    items: page ? page.items : page,
    setItems,
    has_more: page?.has_more ?? false,
    more,
    loadMore() {
      if (more === 'loading') return;
      setMore('loading');
      const mine = list.current;
      ask(page?.cursor ?? undefined).then(
        (next) => {
          if (mine !== list.current) return;
          setPage((known) => known && { ...next, items: [...known.items, ...next.items] });
          setMore('idle');
        },
        () => mine === list.current && setMore('failed'),
      );
    },
    retry: () => setAttempt((number) => number + 1),
  };
}
