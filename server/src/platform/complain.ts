import type { Logger } from './logger.ts';

const QUIET_MS = 1000;

/** Once a second at most: an outage must not fill the disk. */
export function sparingly(tell: (error: Error) => void): (error: Error) => void {
  let quietUntil = 0;
  return (error) => {
    if (Date.now() < quietUntil) return;
    quietUntil = Date.now() + QUIET_MS;
    tell(error);
  };
}

/** For all connections to one part together. */
export const complainOf = (log: Logger, part: string) =>
  sparingly(({ message }) => log.warn({ part, reason: message }, 'a part does not answer'));
