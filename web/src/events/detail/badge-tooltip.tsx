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
  useEffect(() => stay, [stay]);
  useEffect(() => {
    if (!shown) return;
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      event.preventDefault();
      setShown(undefined);
    };
    const hide = () => setShown(undefined);
    document.addEventListener('keydown', onKey, true);
    document.addEventListener('scroll', hide, { capture: true, passive: true });
    return () => {
      document.removeEventListener('keydown', onKey, true);
      document.removeEventListener('scroll', hide, { capture: true });
    };
  }, [shown]);

  const handlers = useMemo(() => {
    const show = (event: SyntheticEvent) => {
      const anchor = badgeOf(event);
      if (!anchor) return leave();
      stay();
      setShown({ kind: anchor.dataset.badge as BadgeKind, anchor });
    };
    return { onMouseOver: show, onMouseLeave: leave, onFocus: show, onBlur: leave, onClick: show };
  }, [stay, leave]);

  return { handlers, tooltip: shown ? <BadgeTooltip {...shown} onEnter={stay} onLeave={leave} /> : null };
}

interface BadgeTooltipProps extends Shown {
  readonly onEnter: () => void;
  readonly onLeave: () => void;
}

/** What is seen; assistive technology reads the description of the label itself. */
function BadgeTooltip({ kind, anchor, onEnter, onLeave }: BadgeTooltipProps) {
  const t = useEventText();
  const element = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const tip = element.current;
    if (!tip) return;
    const { left, top, bottom } = anchor.getBoundingClientRect();
    const room = document.documentElement.clientWidth - tip.offsetWidth - EDGE_PX;
    const below = bottom + EDGE_PX / 2;
    const fits = below + tip.offsetHeight < innerHeight;
    tip.style.left = `${Math.max(EDGE_PX, Math.min(left, room))}px`;
    tip.style.top = `${fits ? below : top - tip.offsetHeight - EDGE_PX / 2}px`;
  }, [anchor]);
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
