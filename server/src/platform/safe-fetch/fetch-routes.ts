import { z } from 'zod';

/** Names with a reserved ending that stand for one place of this machine, for development and tests. */
export interface FetchRoute {
  readonly suffix: string;
  readonly host: string;
  readonly port: number;
}

/** Nobody in the world can own such a name, and the place is this machine: a route opens no network. */
const ROUTE = /^((?:[a-z0-9-]+\.)*(?:example|test|localhost))=(127(?:\.(?:25[0-5]|2[0-4]\d|1?\d?\d)){3}):(\d{1,5})$/;

/** `example=127.0.0.1:8090`, several separated by commas. */
export const fetchRoutes = z.string().transform((text, context): FetchRoute[] =>
  text.split(',').map((part) => {
    const [, suffix = '', host = '', port] = ROUTE.exec(part.trim()) ?? [];
    if (suffix === '' || !(Number(port) >= 1 && Number(port) <= 65_535)) {
      context.addIssue(`"${part}" is not a route of .example, .test or .localhost to a port of 127.0.0.1`);
    }
    return { suffix, host, port: Number(port) };
  }),
);

export function findRoute(hostname: string, routes: readonly FetchRoute[]): FetchRoute | undefined {
  const name = hostname.replace(/\.$/, '');
  return routes.find(({ suffix }) => name === suffix || name.endsWith(`.${suffix}`));
}
