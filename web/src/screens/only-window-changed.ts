import { withQuery } from '../platform/address.ts';

/** Windows over the page, and what was carried through a sign-in, change the address, but nothing of the page. */
const OVER_THE_PAGE = { evento: undefined, accion: undefined, pagar: undefined, paso: undefined, plan: undefined };

export function onlyWindowChanged({ currentUrl, nextUrl }: { currentUrl: URL; nextUrl: URL }): boolean {
  if (currentUrl.href === nextUrl.href) return false;
  const pageOf = ({ pathname, search }: URL) => withQuery(pathname + search, OVER_THE_PAGE);
  return pageOf(currentUrl) === pageOf(nextUrl);
}
