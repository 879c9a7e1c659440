import { withQuery } from '../platform/address.ts';

const NOWHERE = 'https://nowhere.invalid';
/** Going back to these after signing in would lead in a circle, or to no screen at all. */
const NOT_A_GOAL = /^\/(login|register|auth|password|verify|email|api)(\/|$)/;

/**
 * Where to go after signing in: a path of this site, or the front page. An address may hide another site behind
 * slashes, backslashes, dots and control characters; what counts is what a browser would make of it.
 */
export function nextPath(asked: string | null | undefined): string {
  if (!asked?.startsWith('/') || /[\\\p{Cc}]/u.test(asked) || !URL.canParse(asked, NOWHERE)) return '/';
  const url = new URL(asked, NOWHERE);
  const path = url.pathname + url.search + url.hash;
  return url.origin !== NOWHERE || path.startsWith('//') || NOT_A_GOAL.test(url.pathname) ? '/' : path;
}

/** The way to sign in from a page and back to it; who is at the door already keeps the goal they came with. */
export function loginAddress(here: string): string {
  const [path = '', query] = here.split('?');
  const next = nextPath(NOT_A_GOAL.test(path) ? new URLSearchParams(query).get('next') : here);
  return withQuery('/login', { next: next === '/' ? undefined : next });
}
