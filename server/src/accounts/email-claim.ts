import { randomBytes } from 'node:crypto';

/** No address under .invalid can exist. */
const UNPROVED_DOMAIN = 'unproved.invalid';

/**
 * What the sign-in library knows somebody by who has not proved their address yet. Several people may claim one address;
 * only its owner can prove it, and then it becomes theirs.
 */
export function unprovedKey(): string {
  return `${randomBytes(12).toString('hex')}@${UNPROVED_DOMAIN}`;
}

/** Looks up nobody, and takes as long as looking up somebody. */
export const NOBODY = `nobody@${UNPROVED_DOMAIN}`;
