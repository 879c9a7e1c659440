import { lazy, Suspense, useCallback, useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { idFromAddress, withQuery } from '../platform/address.ts';
import { useTranslation } from '../platform/translation.tsx';
import { useMounted } from '../platform/use-mounted.ts';
import { showToast } from '../ui/toasts.ts';
import { importEventWindow, useEventLinks } from './use-event-links.ts';

const EventWindow = lazy(() => importEventWindow().then((module) => ({ default: module.EventWindow })));

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
  const evento_id = idFromAddress(asked);
  const openedHere = (location.state as WindowState | null)?.openedHere === true;
  const closing = useRef<string>(undefined);

  const open = useCallback(
    (id: number) => {
      const state: WindowState = { openedHere: true };
      void navigate(withQuery(here, { evento: id }), { state, preventScrollReset: true });
    },
    [navigate, here],
  );
  useEventLinks(open);

  const close = useCallback(() => {
    if (closing.current === location.key) return;
    closing.current = location.key;
    if (openedHere) void navigate(-1);
    else void navigate(withQuery(here, { evento: undefined }), { replace: true, preventScrollReset: true });
  }, [navigate, here, openedHere, location.key]);

  const closeAsMissing = useCallback(() => {
    showToast('error', t('event.notFound'));
    close();
  }, [t, close]);

  const unreadable = asked !== null && evento_id === undefined;
  useEffect(() => {
    if (unreadable) closeAsMissing();
  }, [unreadable, closeAsMissing]);

  if (!mounted || evento_id === undefined) return null;
  return (
    <Suspense>
      <EventWindow key={evento_id} evento_id={evento_id} onClose={close} onMissing={closeAsMissing} />
    </Suspense>
  );
}
