import { type SyntheticEvent, useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { BadgeKind } from './article-badges.ts';
import { useEventText } from './event-text.tsx';

interface Shown {
  readonly kind: BadgeKind;
  readonly anchor: HTMLElement;
}

/** Long enough to move the pointer from the label to its explanation. */
const LINGER_MS = 150;
const EDGE_PX = 8;

function badgeOf({ target }: SyntheticEvent): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>('[data-badge]') : null;
}

/** One explanation for all labels of a list: on hover, on focus and on a tap; Esc puts it away, and only it. */
export function useBadgeTooltip() {
  const [shown, setShown] = useState<Shown>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const stay = useCallback(() => clearTimeout(timer.current), []);
  const leave = useCallback(() => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setShown(undefined), LINGER_MS);
  }, []);
  const hide = useCallback(() => setShown(undefined), []);
  useEffect(() => stay, [stay]);
  useEffect(() => {
    if (!shown) return;
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      event.preventDefault();
      hide();
    };
    document.addEventListener('keydown', onKey, true);
    return () => document.removeEventListener('keydown', onKey, true);
  }, [shown, hide]);

  const handlers = useMemo(() => {
    const show = (event: SyntheticEvent) => {
      const anchor = badgeOf(event);
      if (!anchor) return leave();
      stay();
      setShown({ kind: anchor.dataset.badge as BadgeKind, anchor });
    };
    return { onMouseOver: show, onMouseLeave: leave, onFocus: show, onBlur: leave, onClick: show };
  }, [stay, leave]);

  return { handlers, tooltip: shown ? <BadgeTooltip {...shown} onEnter={stay} onLeave={leave} onGone={hide} /> : null };
}

interface BadgeTooltipProps extends Shown {
  readonly onEnter: () => void;
  readonly onLeave: () => void;
  /** What it explains has been scrolled away. */
  readonly onGone: () => void;
}

function placeAt(tip: HTMLElement, anchor: HTMLElement): void {
  const { left, top, bottom } = anchor.getBoundingClientRect();
  const room = document.documentElement.clientWidth - tip.offsetWidth - EDGE_PX;
  const below = bottom + EDGE_PX / 2;
  const fits = below + tip.offsetHeight < innerHeight;
  tip.style.left = `${Math.max(EDGE_PX, Math.min(left, room))}px`;
  tip.style.top = `${fits ? below : top - tip.offsetHeight - EDGE_PX / 2}px`;
}

/** Between the head of what scrolls, which it is told to keep clear of, and its foot. */
function isInView(anchor: HTMLElement, scroller: Element): boolean {
  const view = scroller.getBoundingClientRect();
  const covered = Number.parseFloat(getComputedStyle(scroller).scrollPaddingTop) || 0;
  const { top, bottom } = anchor.getBoundingClientRect();
  return bottom > view.top + covered && top < view.bottom;
}

/** What is seen; assistive technology reads the description of the label itself. */
function BadgeTooltip({ kind, anchor, onEnter, onLeave, onGone }: BadgeTooltipProps) {
  const t = useEventText();
  const element = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const tip = element.current;
    if (!tip) return;
    placeAt(tip, anchor);
    let seen = false;
    /** The keyboard's focus brings its label into view: that scrolls too, and is no leaving. */
    const onScroll = ({ target }: Event) => {
      if (!(target instanceof Element && target.contains(anchor))) return;
      const inView = isInView(anchor, target);
      if (seen && !inView) return onGone();
      seen ||= inView;
      placeAt(tip, anchor);
    };
    document.addEventListener('scroll', onScroll, { capture: true, passive: true });
    return () => document.removeEventListener('scroll', onScroll, { capture: true });
  }, [anchor, onGone]);
  return (
    <div
      ref={element}
      className="tooltip badge-tooltip"
      aria-hidden="true"
      onMouseEnter={onEnter}
      onMouseLeave={onLeave}
    >
      {t(`badgeHelp.${kind}`)}
    </div>
  );
}
