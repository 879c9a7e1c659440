import { type RefObject, useEffect } from 'react';
import { closesWindow, type Meaning, meaningOf, type Point, pulledPx } from './swipe.ts';

const PHONE = '(max-width: 768px)';
const STILL = '(prefers-reduced-motion: reduce)';
/** Fingers have work of their own there. */
const HANDS_OFF = 'input, textarea, select, [contenteditable]';

/**
 * On phones a pull down closes the window: from its top bar, or from its text when that is scrolled to the top, where
 * pulling scrolls nothing. It follows the finger, and snaps back where the pull was short. Two fingers are for zooming.
 */
export function useSwipeToClose(scrollerRef: RefObject<HTMLElement | null>, onClose: () => void): void {
  useEffect(() => {
    const scroller = scrollerRef.current;
    const dialog = scroller?.closest('dialog');
    if (!scroller || !dialog) return;
    let start: Point | undefined;
    let now: Point | undefined;
    let meaning: Meaning = 'undecided';
    let frame = 0;

    const place = () => {
      frame = 0;
      const px = start && now && meaning === 'pulls' && !matchMedia(STILL).matches ? pulledPx(start, now) : 0;
      dialog.style.translate = px > 0 ? `0 ${px}px` : '';
    };
    const end = () => {
      start = undefined;
      dialog.classList.remove('pulled');
      frame ||= requestAnimationFrame(place);
    };
    const pointOf = ({ touches, timeStamp }: TouchEvent): Point | undefined => {
      const [finger] = touches;
      return finger && touches.length === 1 ? { x: finger.clientX, y: finger.clientY, at: timeStamp } : undefined;
    };

    const onStart = (event: TouchEvent) => {
      const target = event.target instanceof Element ? event.target : null;
      start = undefined;
      if (!target || target.closest('dialog') !== dialog || target.closest(HANDS_OFF)) return end();
      if (!matchMedia(PHONE).matches || (visualViewport?.scale ?? 1) > 1) return;
      if (scroller.scrollTop > 0 && !target.closest('.window-actions')) return;
      if (getSelection()?.isCollapsed === false) return;
      start = pointOf(event);
      now = start;
      meaning = 'undecided';
    };
    const onMove = (event: TouchEvent) => {
      if (!start) return;
      now = pointOf(event);
      if (!now) return end();
      if (meaning === 'undecided') meaning = meaningOf(start, now);
      if (meaning === 'other') return end();
      if (meaning !== 'pulls') return;
      dialog.classList.add('pulled');
      frame ||= requestAnimationFrame(place);
    };
    const onEnd = ({ timeStamp }: TouchEvent) => {
      const closes = start && now && meaning === 'pulls' && closesWindow(start, { ...now, at: timeStamp });
      end();
      if (closes) onClose();
    };

    const listening = { passive: true } as const;
    dialog.addEventListener('touchstart', onStart, listening);
    dialog.addEventListener('touchmove', onMove, listening);
    dialog.addEventListener('touchend', onEnd, listening);
    dialog.addEventListener('touchcancel', end, listening);
    return () => {
      cancelAnimationFrame(frame);
      dialog.removeEventListener('touchstart', onStart);
      dialog.removeEventListener('touchmove', onMove);
      dialog.removeEventListener('touchend', onEnd);
      dialog.removeEventListener('touchcancel', end);
    };
  }, [scrollerRef, onClose]);
}
