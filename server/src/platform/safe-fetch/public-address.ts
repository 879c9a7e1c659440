import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';

/** All that has been given out to the world so far, and nothing that embeds an IPv4 address at its beginning. */
const GLOBAL_IPV6 = ipaddr.parseCIDR('2000::/3');

/** A cloud's own machinery, at an address that looks public and is not. */
const MACHINERY = new Set(['168.63.129.16']);

/** Endings that never lead to the public: reserved (RFC 6761, 6762, 7686, 8375, 9476), or used inside networks. */
const INNER_NAMES = [
  ...['localhost', 'localdomain', 'local', 'internal', 'intranet', 'lan', 'home', 'corp', 'private', 'svc', 'arpa'],
  ...['example', 'test', 'invalid', 'onion', 'alt'],
];

/** Private, loopback, link-local, shared, multicast, reserved, translated …: only what is none of these. */
export function isPublicAddress(address: string): boolean {
  if (isIP(address) === 0 || !ipaddr.isValid(address) || MACHINERY.has(address)) return false;
  const parsed = ipaddr.parse(address);
  return parsed.range() === 'unicast' && (parsed.kind() === 'ipv4' || parsed.match(GLOBAL_IPV6));
}

/** Said of the name alone; where it leads is looked at when it is connected to. */
export function mayBePublic(hostname: string): boolean {
  const literal = hostname.replace(/^\[|\]$/g, '');
  if (isIP(literal) !== 0) return isPublicAddress(literal);
  const labels = hostname.replace(/\.$/, '').split('.');
  return labels.length > 1 && !INNER_NAMES.includes(labels.at(-1) ?? '');
}
