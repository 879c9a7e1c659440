import { useEffect } from 'react';
import { createPath, type Location, useLocation, useNavigate, useNavigation } from 'react-router';

/** The router tries no code again that it could not fetch: from then on whole pages are loaded. Until this one is. */
let isMissing = false;
/** By then what has its code is there, or has failed. */
const HUNG_MS = 500;

/**
 * Where the code of the next screen cannot be fetched, also for a link that is only pointed at, the router loads the page again
 * that one was on, and waits for that screen for ever. Without a connection the browser would show an error of its own: the
 * page stays, `tell` says why to whoever asked for something, and whoever goes on once there is a connection loads a whole
 * page. With one (the code is another since) the reader is brought to where they were going. What they load again with the
 * browser's own button is theirs. Browsers that do not tell of it load the page again.
 */
export function useMissingCode(tell: () => void): void {
  const { location: next } = useNavigation();
  const here = useLocation();
  const navigate = useNavigate();

  useEffect(() => {
    const goTo = (there: Location) => {
      if (navigator.onLine) return location.assign(createPath(there));
      if (createPath(there) === createPath(here)) return;
      tell();
      // Else the router would go on waiting.
      const asItIs = { replace: true, preventScrollReset: true, defaultShouldRevalidate: false };
      void navigate(here, { ...asItIs, state: here.state as unknown });
    };
    const hung = isMissing && next ? setTimeout(() => goTo(next), navigator.onLine ? 0 : HUNG_MS) : undefined;
    const lead = (event: NavigateEvent) => {
      if (event.navigationType !== 'reload' || event.userInitiated) return;
      if (navigator.onLine && next === undefined) return;
      event.preventDefault();
      isMissing ||= !navigator.onLine;
      if (next) goTo(next);
      else if (navigator.userActivation.isActive) tell();
    };
    // Undefined in some browsers, whatever its type says.
    const navigation: Navigation | undefined = window.navigation;
    navigation?.addEventListener('navigate', lead);
    return () => {
      clearTimeout(hung);
      navigation?.removeEventListener('navigate', lead);
    };
  }, [next, here, navigate, tell]);
}
