import { use } from 'react';

/** Far enough ahead that it is alive when the reader arrives. */
const AHEAD = '200px';
/** Whatever leads to another page, or to this one with other content, begins with one of these. */
const SIGNS_OF_A_READER = ['pointerdown', 'keydown', 'click', 'popstate'] as const;

const sleeping = new Map<string, { near: Promise<void>; wake: () => void }>();
let allAwake = typeof document === 'undefined';

function wakeAll(): void {
  allAwake = true;
  for (const { wake } of sleeping.values()) wake();
  for (const sign of SIGNS_OF_A_READER) removeEventListener(sign, wakeAll, true);
}
if (!allAwake) for (const sign of SIGNS_OF_A_READER) addEventListener(sign, wakeAll, true);

function sleep(element: Element) {
  const { promise: near, resolve: wake } = Promise.withResolvers<void>();
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      wake();
    },
    { rootMargin: AHEAD },
  );
  observer.observe(element);
  return { near, wake };
}

/**
 * What the server sent far from view stays plain HTML until the reader comes near it or does anything at all: a phone
 * then has a tenth of the page to bring to life. Inside a `Suspense` of its own only, whose props never change meanwhile.
 */
export function useAsleepUntilNear(id: string): void {
  if (allAwake) return;
  let known = sleeping.get(id);
  if (!known) {
    const element = document.getElementById(id);
    if (!element) return;
    known = sleep(element);
    sleeping.set(id, known);
  }
  use(known.near);
}
