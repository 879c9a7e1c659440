import { randomBytes } from 'node:crypto';

/** No address under .invalid can exist. */
const UNPROVED_DOMAIN = 'unproved.invalid';
const VACATED_DOMAIN = 'deleted.invalid';

/**
 * What the sign-in library knows somebody by who has not proved their address yet. Several people may claim one address;
 * only its owner can prove it, and then it becomes theirs.
 */
export function unprovedKey(): string {
  return `${randomBytes(12).toString('hex')}@${UNPROVED_DOMAIN}`;
}

/** In place of the address of somebody whose account was deleted. */
export function vacatedAddress(): string {
  return `${randomBytes(12).toString('hex')}@${VACATED_DOMAIN}`;
}

/** Looks up nobody, and takes as long as looking up somebody. */
export const NOBODY = `nobody@${UNPROVED_DOMAIN}`;
