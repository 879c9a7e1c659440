import { withQuery } from '../platform/address.ts';

/** Opening and closing the event window changes the address, but nothing of the page under it. */
export function onlyWindowChanged({ currentUrl, nextUrl }: { currentUrl: URL; nextUrl: URL }): boolean {
  if (currentUrl.href === nextUrl.href) return false;
  const pageOf = ({ pathname, search }: URL) => withQuery(pathname + search, { evento: undefined });
  return pageOf(currentUrl) === pageOf(nextUrl);
}
