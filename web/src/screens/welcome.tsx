import { lazy, Suspense, useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { readStored, writeStored } from '../platform/browser-storage.ts';
import { whenCalm } from '../platform/when-calm.ts';

const STORED_NAME = 'bienvenida_vista';
const CALM_MS = 600;

const WelcomeBanner = lazy(() => import('./welcome-banner.tsx').then((module) => ({ default: module.WelcomeBanner })));

/** Greets a first visit once the page stands, and never over an event that somebody has shared. */
export function Welcome() {
  const { pathname, search } = useLocation();
  const [arrivedAtEvent] = useState(() => pathname.startsWith('/evento/') || /[?&]evento=/.test(search));
  const [open, setOpen] = useState(false);

  useEffect(() => {
    if (arrivedAtEvent || readStored(STORED_NAME)) return;
    return whenCalm(() => {
      if (!document.querySelector('dialog[open]')) setOpen(true);
    }, CALM_MS);
  }, [arrivedAtEvent]);

  function close() {
    writeStored(STORED_NAME, '1');
    setOpen(false);
  }

  if (!open) return null;
  return (
    <Suspense>
      <WelcomeBanner onClose={close} />
    </Suspense>
  );
}
