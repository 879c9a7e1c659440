import { type FocusEvent, type PointerEvent, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';

interface Shown {
  readonly text: string;
  readonly anchor: HTMLElement;
}

const HOVER_MS = 120;

/** The explanation of one category at a time, on hover and on focus; Esc puts it away. */
export function useCategoryTooltip() {
  const [shown, setShown] = useState<Shown>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(() => () => clearTimeout(timer.current), []);
  // Before it can be seen: whoever presses Esc at once means it too.
  useLayoutEffect(() => {
    if (!shown) return;
    const onKey = (event: KeyboardEvent) => event.key === 'Escape' && setShown(undefined);
    const hide = () => setShown(undefined);
    document.addEventListener('keydown', onKey);
    shown.anchor.parentElement?.addEventListener('scroll', hide, { passive: true, once: true });
    return () => {
      document.removeEventListener('keydown', onKey);
      shown.anchor.parentElement?.removeEventListener('scroll', hide);
    };
  }, [shown]);

  const hide = useCallback(() => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setShown(undefined), HOVER_MS);
  }, []);
  const handlers = useCallback(
    (text: string) => {
      const show = (anchor: HTMLElement, after: number) => {
        clearTimeout(timer.current);
        timer.current = setTimeout(() => setShown({ text, anchor }), after);
      };
      if (!text) return {};
      return {
        onPointerEnter: ({ pointerType, currentTarget }: PointerEvent<HTMLElement>) =>
          pointerType === 'mouse' && show(currentTarget, HOVER_MS),
        onPointerLeave: hide,
        onFocus: ({ currentTarget }: FocusEvent<HTMLElement>) =>
          currentTarget.matches(':focus-visible') && show(currentTarget, 0),
        onBlur: hide,
      };
    },
    [hide],
  );
  /** Whoever moves onto it, as with a magnifier, is still reading. */
  const stay = { onPointerEnter: () => clearTimeout(timer.current), onPointerLeave: hide };

  return { handlers, tooltip: { shown, stay } };
}

export type CategoryHandlers = ReturnType<typeof useCategoryTooltip>['handlers'];

/** What is seen; assistive technology reads the description of the link itself. */
export function CategoryTooltip({ shown, stay }: ReturnType<typeof useCategoryTooltip>['tooltip']) {
  const element = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const bar = element.current?.offsetParent;
    if (!element.current || !bar || !shown) return;
    const edges = bar.getBoundingClientRect();
    const wished = shown.anchor.getBoundingClientRect().left - edges.left;
    const room = edges.width - element.current.offsetWidth - 16;
    element.current.style.left = `${Math.max(16, Math.min(wished, room))}px`;
  }, [shown]);
  if (!shown) return null;
  return (
    <div ref={element} className="tooltip" aria-hidden="true" {...stay}>
      {shown.text}
    </div>
  );
}
