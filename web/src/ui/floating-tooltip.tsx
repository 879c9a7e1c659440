import {
  type PointerEvent,
  type ReactNode,
  type SyntheticEvent,
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';

interface Shown {
  readonly anchor: HTMLElement;
  /** How far down the pointer is; undefined for the keyboard. */
  readonly pointerY: number | undefined;
}

/** Long enough to move the pointer from what is explained to its explanation. */
const LINGER_MS = 150;
const EDGE_PX = 8;

/**
 * One explanation for all that the selector finds among the children: on hover, on focus and on a tap; Esc puts it away,
 * and only it. Of a link the first tap shows the explanation, the second follows it.
 */
export function useFloatingTooltip(selector: string, explain: (anchor: HTMLElement) => ReactNode) {
  const [shown, setShown] = useState<Shown>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const current = useRef<HTMLElement>(undefined);
  const tapped = useRef<{ readonly again: boolean }>(undefined);

  const stay = useCallback(() => clearTimeout(timer.current), []);
  const hide = useCallback(() => {
    current.current = undefined;
    setShown(undefined);
  }, []);
  const leave = useCallback(() => {
    clearTimeout(timer.current);
    timer.current = setTimeout(hide, LINGER_MS);
  }, [hide]);
  useEffect(() => stay, [stay]);
  // Before it can be seen: whoever presses Esc at once means it too.
  useLayoutEffect(() => {
    if (!shown) return;
    const onKey = (event: KeyboardEvent) => {
      tapped.current = undefined;
      if (event.key !== 'Escape') return;
      event.preventDefault();
      hide();
    };
    const onTouchElsewhere = ({ pointerType, target }: globalThis.PointerEvent) => {
      if (pointerType === 'touch' && !(target instanceof Node && shown.anchor.contains(target))) leave();
    };
    document.addEventListener('keydown', onKey, true);
    document.addEventListener('pointerdown', onTouchElsewhere);
    return () => {
      document.removeEventListener('keydown', onKey, true);
      document.removeEventListener('pointerdown', onTouchElsewhere);
    };
  }, [shown, hide, leave]);

  const handlers = useMemo(() => {
    const anchorOf = ({ target }: SyntheticEvent) =>
      target instanceof Element ? target.closest<HTMLElement>(selector) : null;
    const show = (event: SyntheticEvent, pointerY?: number) => {
      const anchor = anchorOf(event);
      if (!anchor) return leave();
      stay();
      if (current.current === anchor) return;
      current.current = anchor;
      setShown({ anchor, pointerY });
    };
    /** A finger leaves nothing: browsers make a pointer that never moved leave when the page shifts under it. */
    const leaveUnlessTapped = () => {
      if (!tapped.current) leave();
    };
    return {
      onPointerMove: ({ pointerType }: PointerEvent) => {
        if (pointerType !== 'touch') tapped.current = undefined;
      },
      onMouseOver: (event: React.MouseEvent) => {
        if (!tapped.current) show(event, event.clientY);
      },
      onMouseLeave: leaveUnlessTapped,
      onFocus: show,
      onBlur: leaveUnlessTapped,
      onPointerDown: (event: PointerEvent) => {
        const isTap = event.pointerType === 'touch';
        tapped.current = isTap
          ? { again: current.current !== undefined && current.current === anchorOf(event) }
          : undefined;
      },
      onClick: (event: React.MouseEvent) => {
        if (tapped.current?.again === false && anchorOf(event) instanceof HTMLAnchorElement) event.preventDefault();
        show(event, event.clientY);
      },
    };
  }, [selector, stay, leave]);

  return {
    handlers,
    tooltip: shown ? (
      <FloatingTooltip {...shown} onEnter={stay} onLeave={leave} onGone={hide}>
        {explain(shown.anchor)}
      </FloatingTooltip>
    ) : null,
  };
}

interface FloatingTooltipProps extends Shown {
  readonly onEnter: () => void;
  readonly onLeave: () => void;
  /** What it explains has been scrolled away. */
  readonly onGone: () => void;
  readonly children: ReactNode;
}

/** Under the line that the pointer is on; words that run over several lines have a box for each. */
function placeAt(tip: HTMLElement, { anchor, pointerY }: Shown): void {
  const lines = [...anchor.getClientRects()];
  const line =
    lines.find(({ top, bottom }) => pointerY !== undefined && pointerY >= top && pointerY <= bottom) ?? lines.at(-1);
  if (!line) return;
  const room = document.body.clientWidth - tip.offsetWidth - EDGE_PX;
  const below = line.bottom + EDGE_PX / 2;
  const fits = below + tip.offsetHeight < innerHeight;
  tip.style.left = `${Math.max(EDGE_PX, Math.min(line.left, room))}px`;
  tip.style.top = `${fits ? below : line.top - tip.offsetHeight - EDGE_PX / 2}px`;
}

/** Between the head of what scrolls, which it is told to keep clear of, and its foot. */
function isInView(anchor: HTMLElement, scroller: Element): boolean {
  const isPage = scroller === document.documentElement;
  const view = isPage ? { top: 0, bottom: innerHeight } : scroller.getBoundingClientRect();
  const covered = Number.parseFloat(getComputedStyle(scroller).scrollPaddingTop) || 0;
  const { top, bottom } = anchor.getBoundingClientRect();
  return bottom > view.top + covered && top < view.bottom;
}

function scrollerOf(anchor: HTMLElement): Element {
  for (let box = anchor.parentElement; box; box = box.parentElement)
    if (/auto|scroll/.test(getComputedStyle(box).overflowY)) return box;
  return document.documentElement;
}

/** What is seen; assistive technology reads the description of what it explains. */
function FloatingTooltip({ anchor, pointerY, onEnter, onLeave, onGone, children }: FloatingTooltipProps) {
  const element = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const tip = element.current;
    if (!tip) return;
    placeAt(tip, { anchor, pointerY });
    let seen = isInView(anchor, scrollerOf(anchor));
    /** The keyboard's focus brings its anchor into view: that scrolls too, and is no leaving. */
    const onScroll = ({ target }: Event) => {
      const scroller = target === document ? document.documentElement : target;
      if (!(scroller instanceof Element && scroller.contains(anchor))) return;
      const inView = isInView(anchor, scroller);
      if (seen && !inView) return onGone();
      seen ||= inView;
      placeAt(tip, { anchor, pointerY: undefined });
    };
    document.addEventListener('scroll', onScroll, { capture: true, passive: true });
    return () => document.removeEventListener('scroll', onScroll, { capture: true });
  }, [anchor, pointerY, onGone]);
  return (
    <div
      ref={element}
      className="tooltip floating-tooltip"
      aria-hidden="true"
      onMouseEnter={onEnter}
      onMouseLeave={onLeave}
    >
      {children}
    </div>
  );
}
