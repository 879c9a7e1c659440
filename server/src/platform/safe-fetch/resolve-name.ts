import { Resolver } from 'node:dns/promises';

/** All addresses of a name, of both families; throws if there is none. */
export type ResolveName = (name: string) => Promise<string[]>;

const TRY_MS = 1500;
const TRIES = 2;

/**
 * Asks name servers alone: no file of this machine, no search list, no neighbours. And it waits without a thread; the
 * system's own look-up holds one of four, which also unpack bodies.
 */
export function createResolveName(servers?: readonly string[]): ResolveName {
  const resolver = new Resolver({ timeout: TRY_MS, tries: TRIES });
  if (servers !== undefined) resolver.setServers(servers);
  return async (name) => {
    const [four, six] = await Promise.allSettled([resolver.resolve4(name), resolver.resolve6(name)]);
    const found = [four, six].flatMap((answer) => (answer.status === 'fulfilled' ? answer.value : []));
    if (found.length === 0 && four.status === 'rejected') throw four.reason;
    return found;
  };
}
