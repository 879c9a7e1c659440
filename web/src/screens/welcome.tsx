import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { readStored, writeStored } from '../platform/browser-storage.ts';
import { whenCalm } from '../platform/when-calm.ts';
import { WelcomeBanner } from './welcome-banner.tsx';

const STORED_NAME = 'bienvenida_vista';
const CALM_MS = 600;

/** Who comes to these has something to do; a greeting over it would be in the way. */
const AT_WORK = /^\/(login|register|password|verify|email|user|article-editor|editor|redaccion)(\/|$)/;

/** Greets a first visit once the page stands, and never over an event that somebody has shared. */
export function Welcome() {
  const { pathname, search } = useLocation();
  const [arrivedForIt] = useState(
    () => pathname.startsWith('/evento/') || /[?&]evento=/.test(search) || AT_WORK.test(pathname),
  );
  const [open, setOpen] = useState(false);

  useEffect(() => {
    if (arrivedForIt || readStored(STORED_NAME)) return;
    return whenCalm(() => {
      if (!document.querySelector('dialog[open]')) setOpen(true);
    }, CALM_MS);
  }, [arrivedForIt]);

  function close() {
    writeStored(STORED_NAME, '1');
    setOpen(false);
  }

  if (!open) return null;
  return <WelcomeBanner onClose={close} />;
}
