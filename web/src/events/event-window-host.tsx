import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useCardReactions } from '../interactions/use-card-reactions.ts';
import { loadEventText } from '../locales/event.ts';
import { idFromAddress, withQuery } from '../platform/address.ts';
import { pageIdioma } from '../platform/language.ts';
import { useTranslation } from '../platform/translation.tsx';
import { useMounted } from '../platform/use-mounted.ts';
import { showToast } from '../ui/toasts.ts';
import { importEventWindow, useEventLinks } from './use-event-links.ts';

/** Marks the history entry the window itself pushed: closing it is going back. */
interface WindowState {
  readonly openedHere: true;
}

/** Shows the event named by `?evento=` over the page that carries it. */
export function EventWindowHost() {
  const { t } = useTranslation();
  const location = useLocation();
  const navigate = useNavigate();
  const mounted = useMounted();
  const here = location.pathname + location.search;
  const asked = new URLSearchParams(location.search).get('evento');
  // The router tells of the new address when the whole page has been drawn for it; a click is not kept waiting for that.
  const [clicked, setClicked] = useState<number>();
  const evento_id = clicked ?? idFromAddress(asked);
  const openedHere = clicked !== undefined || (location.state as WindowState | null)?.openedHere === true;
  const closing = useRef<string>(undefined);

  const open = useCallback(
    (id: number) => {
      const state: WindowState = { openedHere: true };
      closing.current = undefined;
      setClicked(id);
      void navigate(withQuery(here, { evento: id }), { state, preventScrollReset: true });
    },
    [navigate, here],
  );
  useEventLinks(open);
  useCardReactions();

  // The same entry can be come back to, with the browser's forward button.
  useEffect(() => {
    if (closing.current !== location.key) closing.current = undefined;
    setClicked(undefined);
  }, [location.key]);

  // Who goes back before the router has told of the click ends where it began: no other key ever comes.
  useEffect(() => {
    const forgetClick = () => setClicked(undefined);
    window.addEventListener('popstate', forgetClick);
    return () => window.removeEventListener('popstate', forgetClick);
  }, []);

  const close = useCallback(() => {
    if (closing.current === location.key) return;
    closing.current = location.key;
    setClicked(undefined);
    if (openedHere) void navigate(-1);
    else void navigate(withQuery(here, { evento: undefined }), { replace: true, preventScrollReset: true });
  }, [navigate, here, openedHere, location.key]);

  const closeAsMissing = useCallback(() => {
    void loadEventText(pageIdioma()).then((text) => showToast('error', text.window.notFound));
    close();
  }, [close]);

  const unreadable = asked !== null && evento_id === undefined;
  useEffect(() => {
    if (unreadable) closeAsMissing();
  }, [unreadable, closeAsMissing]);

  const [parts, setParts] = useState<Awaited<ReturnType<typeof importEventWindow>>>();
  const wanted = mounted && evento_id !== undefined;
  const closeAsUnreachable = useEffectEvent(() => {
    showToast('error', t('failure.offlineText'));
    close();
  });
  // Once for each wish, whatever the router tells meanwhile: closed twice, the reader would leave the page.
  useEffect(() => {
    if (!wanted || parts) return undefined;
    let isAwaited = true;
    importEventWindow().then(
      (loaded) => isAwaited && setParts(loaded),
      () => isAwaited && closeAsUnreachable(),
    );
    return () => {
      isAwaited = false;
    };
  }, [wanted, parts]);

  if (!wanted || !parts) return null;
  return (
    // Whoever clicked a card is told in the window; an address that leads nowhere does not stay.
    <parts.EventWindow
      key={evento_id}
      evento_id={evento_id}
      text={parts.text}
      onClose={close}
      onMissing={openedHere ? undefined : closeAsMissing}
    />
  );
}
