import { withQuery } from '../platform/address.ts';

/** Opening and closing the event window, and what was carried through a sign-in, change the address, but nothing of the page. */
export function onlyWindowChanged({ currentUrl, nextUrl }: { currentUrl: URL; nextUrl: URL }): boolean {
  if (currentUrl.href === nextUrl.href) return false;
  const pageOf = ({ pathname, search }: URL) => withQuery(pathname + search, { evento: undefined, accion: undefined });
  return pageOf(currentUrl) === pageOf(nextUrl);
}
