import { randomBytes } from 'node:crypto';

/** Addresses of the PostgreSQL and the two Redis servers to work on. */
export interface Services {
  readonly DATABASE_URL: string;
  readonly REDIS_QUEUE_URL: string;
  readonly REDIS_CACHE_URL: string;
}

export function readServices(environment: NodeJS.ProcessEnv): Services {
  const { DATABASE_URL, REDIS_QUEUE_URL, REDIS_CACHE_URL } = environment;
  if (!DATABASE_URL || !REDIS_QUEUE_URL || !REDIS_CACHE_URL) {
    throw new Error('the services are not running: start them with `pnpm run services`');
  }
  return { DATABASE_URL, REDIS_QUEUE_URL, REDIS_CACHE_URL };
}

export function withDatabase(services: Services, name: string): Services {
  const url = new URL(services.DATABASE_URL);
  url.pathname = `/${name}`;
  return { ...services, DATABASE_URL: url.href };
}

/** Of the databases that a Redis has by its number: nobody but measurements uses it. */
const OWN_QUEUE = '/12';

/** Jobs that no other worker of this Redis sees. */
export function withOwnQueue(services: Services): Services {
  const url = new URL(services.REDIS_QUEUE_URL);
  url.pathname = OWN_QUEUE;
  return { ...services, REDIS_QUEUE_URL: url.href };
}

const secret = randomBytes(32).toString('base64url');

/** What every command of the server wants to be told before it runs. */
export function commandEnvironment(services: Services): NodeJS.ProcessEnv {
  return { AUTH_SECRET: secret, ...process.env, ...services };
}
