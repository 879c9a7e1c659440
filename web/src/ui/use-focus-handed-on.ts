import { type RefObject, useLayoutEffect } from 'react';
import { focusOn, isFocusLost } from '../platform/focus.ts';

const REGION = 'section, dialog, [role="tabpanel"], main';

/** From the one it stands in outwards. */
function regionsAround(element: Element): HTMLElement[] {
  const region = element.closest<HTMLElement>(REGION);
  return region ? [region, ...(region.parentElement ? regionsAround(region.parentElement) : [])] : [];
}

/** What goes with the keyboard on it leaves it at the heading of its part of the page, unless somebody knows better. */
export function useFocusHandedOn(place: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const going = place.current;
    return () => {
      if (!going?.contains(document.activeElement)) return;
      const regions = regionsAround(going);
      setTimeout(() => {
        const region = regions.find(({ isConnected }) => isConnected);
        if (region && isFocusLost()) focusOn(region.querySelector<HTMLElement>('h1, h2, h3, h4') ?? region);
      });
    };
  }, [place]);
}
