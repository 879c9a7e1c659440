import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react';
import { moved, placeByKey } from './moved.ts';

/** An order that is changed by dragging a grip, by keys on it, or one step at a time. */
export function useOrder(saved: readonly number[]) {
  const [order, setOrder] = useState(saved);
  const [dragged, setDragged] = useState<number>();
  /** What was moved last without a pointer: it is announced, and keeps the keyboard. */
  const [announced, setAnnounced] = useState<number>();
  const list = useRef<HTMLOListElement>(null);
  const stop = useRef<() => void>(undefined);

  useEffect(() => () => stop.current?.(), []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a row that changes its place loses the keyboard
  useEffect(() => {
    if (announced === undefined || document.activeElement !== document.body) return;
    list.current?.querySelector<HTMLElement>(`[data-grip="${announced}"]`)?.focus();
  }, [order, announced]);

  function move(id: number, to: number) {
    setOrder((present) => moved(present, present.indexOf(id), to));
    setAnnounced(id);
  }

  function onKeyDown(event: KeyboardEvent, id: number) {
    const goal = placeByKey(event.key, order.indexOf(id), order.length);
    if (goal === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    move(id, goal);
  }

  /** Listens to the whole page: the grip itself moves with its row. */
  function onPointerDown(event: PointerEvent<HTMLElement>, id: number) {
    if (event.button !== 0) return;
    event.preventDefault();
    event.currentTarget.focus();
    setDragged(id);
    setAnnounced(undefined);
    const follow = ({ clientY }: globalThis.PointerEvent) => {
      const others = [...(list.current?.children ?? [])].filter((row) => row.getAttribute('data-row') !== String(id));
      const above = others.filter((row) => {
        const { top, height } = row.getBoundingClientRect();
        return top + height / 2 < clientY;
      });
      setOrder((present) => moved(present, present.indexOf(id), above.length));
    };
    const listening = new AbortController();
    const end = () => {
      listening.abort();
      setDragged(undefined);
      stop.current = undefined;
    };
    stop.current = () => listening.abort();
    addEventListener('pointermove', follow, { signal: listening.signal });
    addEventListener('pointerup', end, { signal: listening.signal });
    addEventListener('pointercancel', end, { signal: listening.signal });
  }

  return { list, order, setOrder, dragged, announced, move, onKeyDown, onPointerDown };
}
