import { useLocation } from 'react-router';
import { useMounted } from '../platform/use-mounted.ts';

/** The whole address; the server does not know it of a page that it keeps for everybody. */
export function useHere(): string {
  const { pathname, search, hash } = useLocation();
  return useMounted() ? pathname + search + hash : pathname;
}
