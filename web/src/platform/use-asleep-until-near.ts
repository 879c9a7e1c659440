import { use } from 'react';

/** Far enough ahead that it is alive when the reader arrives. */
const AHEAD = '200px';
/** Whatever leads to another page, or to this one with other content, begins with one of these. */
const SIGNS_OF_A_READER = ['pointerdown', 'keydown', 'click', 'popstate'] as const;

interface Sleeper {
  readonly element: Element;
  readonly near: Promise<void>;
  readonly wake: () => void;
}

const sleeping = new Map<string, Sleeper>();
let allAwake = typeof document === 'undefined';
let removals: MutationObserver | undefined;

function wakeAll(): void {
  allAwake = true;
  removals?.disconnect();
  for (const { wake } of sleeping.values()) wake();
  for (const sign of SIGNS_OF_A_READER) removeEventListener(sign, wakeAll, true);
}
if (!allAwake) for (const sign of SIGNS_OF_A_READER) addEventListener(sign, wakeAll, true);

/** Where the browser had to draw anew what the server sent, nobody ever comes near what was there before. */
function wakeWhatIsGone(): void {
  for (const { element, wake } of sleeping.values()) if (!element.isConnected) wake();
}

function sleep(element: Element): Sleeper {
  const { promise, resolve } = Promise.withResolvers<void>();
  const near: Promise<void> & { status?: string } = promise;
  const observer = new IntersectionObserver(
    (entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) wake();
    },
    { rootMargin: AHEAD },
  );
  const wake = () => {
    observer.disconnect();
    // For `use`, so that what a sign of the reader wakes is alive for that very sign.
    near.status = 'fulfilled';
    resolve();
  };
  observer.observe(element);
  if (!removals) {
    removals = new MutationObserver(wakeWhatIsGone);
    removals.observe(document, { childList: true, subtree: true });
  }
  return { element, near, wake };
}

/**
 * What the server sent far from view stays plain HTML until the reader comes near it or does anything at all: a phone
 * then has a tenth of the page to bring to life. Inside a `Suspense` of its own only, whose props never change meanwhile.
 */
export function useAsleepUntilNear(id: string): void {
  let known = sleeping.get(id);
  // What has slept always asks: React goes on with a component where it slept, and would miss a hook.
  if (!known) {
    if (allAwake) return;
    const element = document.getElementById(id);
    if (!element) return;
    known = sleep(element);
    sleeping.set(id, known);
  }
  use(known.near);
}
