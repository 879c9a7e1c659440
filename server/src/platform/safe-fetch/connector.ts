import { isIP, type LookupFunction } from 'node:net';
import { buildConnector } from 'undici';
import { type FetchRoute, findRoute } from './fetch-routes.ts';
import { isPublicAddress } from './public-address.ts';
import { Refused } from './refusal.ts';
import type { ResolveName } from './resolve-name.ts';

const CONNECT_MS = 10_000;

/**
 * A name is resolved once for a connection, and what is connected to are the very addresses that were looked at. Of
 * several, the private ones are left out: a newspaper with one wrong record can still be read, and nobody gains by it.
 */
function createLookup(resolveName: ResolveName): LookupFunction {
  return (name, _options, callback) => {
    resolveName(name).then(
      (found) => {
        const open = found.filter(isPublicAddress);
        if (open.length > 0)
          return callback(
            null,
            open.map((address) => ({ address, family: isIP(address) })),
          );
        const why = found.length === 0 ? 'unreachable' : 'private_address';
        callback(new Refused(why, `${name} has no public address: ${found.join(', ')}`), []);
      },
      (error: Error) => callback(error, []),
    );
  };
}

/** The only way out: every connection of every hop is made here. */
export function createConnector(routes: readonly FetchRoute[], resolveName: ResolveName): buildConnector.connector {
  const connect = buildConnector({
    lookup: createLookup(resolveName),
    // Asks the look-up for all addresses, and tries one after the other.
    autoSelectFamily: true,
    allowH2: false,
    timeout: CONNECT_MS,
  });
  return (options, callback) => {
    const { hostname } = options;
    const route = findRoute(hostname, routes);
    if (route !== undefined) return connect({ ...options, hostname: route.host, port: String(route.port) }, callback);
    // No look-up is made for what is an address already.
    if (isIP(hostname) === 0 || isPublicAddress(hostname)) return connect(options, callback);
    callback(new Refused('private_address', hostname), null);
  };
}
