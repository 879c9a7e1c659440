import { type RefObject, useEffect, useState } from 'react';

export interface ScrollEnds {
  readonly back: boolean;
  readonly forward: boolean;
}

const SLACK_PX = 2;

/** Whether a row can be scrolled back and forward. Before it is measured: it starts at its beginning and goes on. */
export function useScrollEnds(scroller: RefObject<HTMLElement | null>): ScrollEnds {
  const [ends, setEnds] = useState<ScrollEnds>({ back: false, forward: true });

  useEffect(() => {
    const element = scroller.current;
    if (!element) return;
    let frame = 0;
    const measure = () => {
      frame = 0;
      const back = element.scrollLeft > SLACK_PX;
      const forward = element.scrollLeft + element.clientWidth < element.scrollWidth - SLACK_PX;
      setEnds((known) => (known.back === back && known.forward === forward ? known : { back, forward }));
    };
    const later = () => {
      frame ||= requestAnimationFrame(measure);
    };
    const observer = new ResizeObserver(later);
    observer.observe(element);
    if (element.firstElementChild) observer.observe(element.firstElementChild);
    element.addEventListener('scroll', later, { passive: true });
    return () => {
      cancelAnimationFrame(frame);
      observer.disconnect();
      element.removeEventListener('scroll', later);
    };
  }, [scroller]);

  return ends;
}
