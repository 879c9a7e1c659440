import { useEffect, useState } from 'react';
import { PrefetchPageLinks } from 'react-router';
import { whenCalm } from '../platform/when-calm.ts';

const CALM_MS = 2000;

/** Fetches the code of the screens a reader goes to next: there is no wait on a phone, and a lost connection does not lose the page. */
export function NextScreens() {
  const [calm, setCalm] = useState(false);
  useEffect(() => whenCalm(() => setCalm(true), CALM_MS), []);
  if (!calm) return null;
  return (
    <>
      <PrefetchPageLinks page="/" />
      <PrefetchPageLinks page="/resultados/0" />
    </>
  );
}
