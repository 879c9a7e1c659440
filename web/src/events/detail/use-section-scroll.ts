import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { activeSection, isNavigationAway } from './active-section.ts';
import { type SectionEntry, type SectionName, sectionId } from './event-sections.ts';

/** A chosen section comes to stand this far under the head. */
const ABOVE_SECTION_PX = 20;
const FOCUS_GAP_PX = 12;
const SLACK_PX = 2;
/** What comes into view for the first time takes its true size, and the browser scrolls to hold the place: not the reader. */
const SETTLE_MS = 600;
const PHONE = '(max-width: 768px)';

interface Place {
  readonly section: SectionName;
  readonly scrollTop: number;
  readonly until: number;
}

/** How much of the scroller is covered by what stays at its top. */
function coveredPx(scroller: HTMLElement): number {
  const head = scroller.querySelector<HTMLElement>('.window-head');
  if (head && head.offsetHeight > 0) return head.offsetHeight;
  const kept = scroller.querySelectorAll<HTMLElement>('.window-actions, .section-tabs');
  return [...kept].reduce((sum, { offsetHeight }) => sum + offsetHeight, 0);
}

/** Follows the reader through the sections, and takes them to one. */
export function useSectionScroll(scrollerRef: RefObject<HTMLElement | null>, sections: readonly SectionEntry[]) {
  const [active, setActive] = useState<SectionName>();
  const [away, setAway] = useState(false);
  /** Where a chosen section has taken the reader: until they scroll on, it is the active one. */
  const chosen = useRef<Place>(undefined);

  useEffect(() => {
    const scroller = scrollerRef.current;
    if (!scroller || sections.length === 0) return;
    const phone = matchMedia(PHONE);
    let frame = 0;
    let last = scroller.scrollTop;
    let covered = 0;
    const measureHead = () => {
      covered = coveredPx(scroller);
      // What gets the focus is never scrolled to under the head.
      scroller.style.scrollPaddingTop = `${covered + FOCUS_GAP_PX}px`;
      later();
    };
    const measure = () => {
      frame = 0;
      const { scrollTop, clientHeight, scrollHeight } = scroller;
      const from = last;
      last = scrollTop;
      if (chosen.current && performance.now() < chosen.current.until) chosen.current = { ...chosen.current, scrollTop };
      if (chosen.current && Math.abs(scrollTop - chosen.current.scrollTop) < SLACK_PX) return;
      chosen.current = undefined;
      const origin = scroller.getBoundingClientRect().top + covered;
      const places = sections.flatMap(({ name }) => {
        const element = document.getElementById(sectionId(name));
        return element ? [{ name, top: element.getBoundingClientRect().top - origin }] : [];
      });
      setActive(activeSection(places, scrollTop > 0 && scrollTop + clientHeight >= scrollHeight - SLACK_PX));
      setAway((known) => phone.matches && isNavigationAway(known, from, scrollTop));
    };
    const later = () => {
      frame ||= requestAnimationFrame(measure);
    };
    const sizes = new ResizeObserver(measureHead);
    sizes.observe(scroller);
    for (const part of scroller.children) sizes.observe(part);
    scroller.addEventListener('scroll', later, { passive: true });
    return () => {
      cancelAnimationFrame(frame);
      sizes.disconnect();
      scroller.removeEventListener('scroll', later);
    };
  }, [scrollerRef, sections]);

  /** To a section, or to something in it; the keyboard goes on from there. */
  const go = useCallback(
    (elementId: string, section: SectionName) => {
      const scroller = scrollerRef.current;
      const element = document.getElementById(elementId);
      if (!scroller || !element) return;
      const top = element.getBoundingClientRect().top - scroller.getBoundingClientRect().top;
      scroller.scrollTop += top - coveredPx(scroller) - ABOVE_SECTION_PX;
      chosen.current = { section, scrollTop: scroller.scrollTop, until: performance.now() + SETTLE_MS };
      setActive(section);
      setAway(false);
      const focused = elementId === sectionId(section) ? element.querySelector<HTMLElement>('[tabindex]') : element;
      focused?.focus({ preventScroll: true });
    },
    [scrollerRef],
  );

  return { active: active ?? sections[0]?.name, away, go };
}
