import { useEffect, useRef } from 'react';
import { createPath, useNavigation } from 'react-router';

/**
 * Where the code of the next screen cannot be fetched, also for a link that is only pointed at, the router loads the page again
 * that one was on, and never tries that code again. Without a connection the browser would show an error of its own: the page
 * stays, `tell` says why to whoever was going somewhere, and whoever goes on once there is a connection loads a whole page.
 * With one (the code is another since) the reader is brought to where they were going. What they load again with the
 * browser's own button is theirs. Browsers that do not tell of it load the page again.
 */
export function useMissingCode(tell: () => void): void {
  const { location: next } = useNavigation();
  const isMissing = useRef(false);

  useEffect(() => {
    const goOn = () => {
      if (next === undefined) return;
      if (navigator.onLine) location.assign(createPath(next));
      else tell();
    };
    if (isMissing.current) goOn();
    const lead = (event: NavigateEvent) => {
      if (event.navigationType !== 'reload' || event.userInitiated) return;
      if (navigator.onLine && next === undefined) return;
      event.preventDefault();
      isMissing.current ||= !navigator.onLine;
      goOn();
    };
    // Undefined in some browsers, whatever its type says.
    const navigation: Navigation | undefined = window.navigation;
    navigation?.addEventListener('navigate', lead);
    return () => navigation?.removeEventListener('navigate', lead);
  }, [next, tell]);
}
