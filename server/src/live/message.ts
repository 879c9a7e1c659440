import type { LiveMessages, LiveName } from '@poliedro/contracts/live';

/** As a stream of server-sent events carries it. */
export const toMessage = <Name extends LiveName>(name: Name, data: LiveMessages[Name]): string =>
  `event: ${name}\ndata: ${JSON.stringify(data)}\n\n`;
