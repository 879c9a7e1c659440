import { type RefObject, useLayoutEffect } from 'react';
import { focusOn, isFocusLost } from '../platform/focus.ts';

/** Asked while `going` still stands in the page; answers once it is gone. */
export type FindHeir = (going: Element) => () => HTMLElement | undefined;

const REGION = 'section, dialog, [role="tabpanel"], main';

/** From the one it stands in outwards. */
function regionsAround(element: Element): HTMLElement[] {
  const region = element.closest<HTMLElement>(REGION);
  return region ? [region, ...(region.parentElement ? regionsAround(region.parentElement) : [])] : [];
}

const headingOfItsRegion: FindHeir = (going) => {
  const regions = regionsAround(going);
  return () => {
    const region = regions.find(({ isConnected }) => isConnected);
    return region?.querySelector<HTMLElement>('h1, h2, h3, h4') ?? region;
  };
};

/** What goes with the keyboard on it leaves it at the heading of its part of the page, unless somebody knows better. */
export function useFocusHandedOn(place: RefObject<HTMLElement | null>, findHeir = headingOfItsRegion): void {
  useLayoutEffect(() => {
    const going = place.current;
    return () => {
      if (!going?.contains(document.activeElement)) return;
      const heir = findHeir(going);
      setTimeout(() => {
        const element = heir();
        if (element && isFocusLost()) focusOn(element);
      });
    };
  }, [place, findHeir]);
}
