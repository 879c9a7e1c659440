import { createAccountMails } from './accounts/account.mails.ts';
import { type AccountService, createAccountService } from './accounts/account.service.ts';
import { type Auth, createAuth } from './accounts/auth.ts';
import { createSecondFactorService, type SecondFactorService } from './accounts/second-factor.service.ts';
import { createSignInLimits } from './accounts/sign-in-limits.ts';
import type { Config } from './config.ts';
import { createWakeMail } from './mail/mail.jobs.ts';
import { type Clock, systemClock } from './platform/clock.ts';
import { type Database, openDatabase } from './platform/database.ts';
import { openJobQueue } from './platform/jobs/queue.ts';
import { createLogger, type Logger } from './platform/logger.ts';
import { createRateLimit, type RateLimit } from './platform/rate-limit.ts';
import { openCacheRedis, openSubscriber } from './platform/redis.ts';
import { createResponseCache, KEEP_FOR_FAILURE_SECONDS, type ResponseCache } from './platform/response-cache/cache.ts';
import { epochKey, openSharedStore } from './platform/response-cache/shared-store.ts';

/** Everything the server is made of, put together in one place. */
export interface Context {
  readonly config: Config;
  readonly log: Logger;
  readonly clock: Clock;
  readonly db: Database;
  readonly cache: ResponseCache;
  readonly rateLimit: RateLimit;
  readonly auth: Auth;
  readonly accounts: AccountService;
  readonly secondFactor: SecondFactorService;
  /** Resolves when the cache's Redis answers. */
  pingCache(): Promise<unknown>;
  close(): Promise<void>;
}

const EPOCH_CHECK_MS = 5000;

/** The same complaint once a second at most: an outage must not fill the disk. */
function complain(log: Logger, part: string): (error: Error) => void {
  let quietUntil = 0;
  return (error) => {
    if (Date.now() < quietUntil) return;
    quietUntil = Date.now() + 1000;
    log.warn({ part, reason: error.message }, 'a part does not answer');
  };
}

export function createContext(config: Config, clock: Clock = systemClock): Context {
  const log = createLogger(config.LOG_LEVEL);
  const db = openDatabase({
    url: config.DATABASE_URL,
    pool: config.DATABASE_POOL,
    onError: complain(log, 'postgresql'),
  });
  const redis = openCacheRedis(config.REDIS_CACHE_URL, complain(log, 'redis-cache'));
  const subscriber = openSubscriber(config.REDIS_CACHE_URL, complain(log, 'redis-cache'));
  const store = openSharedStore(redis, clock, { release: config.RELEASE, keepSeconds: KEEP_FOR_FAILURE_SECONDS });
  const cache = createResponseCache({ maxBytes: config.RESPONSE_CACHE_MB * 1024 * 1024, clock, store });

  const adopt = (epoch: number | undefined) => {
    if (epoch !== undefined) cache.adoptEpoch(epoch);
  };
  subscriber.on('message', (_channel, epoch) => adopt(Number(epoch)));
  subscriber.subscribe(epochKey(config.RELEASE)).catch(() => {});
  // A purge announced while this process could not hear it.
  const check = setInterval(() => void store.readEpoch().then(adopt), EPOCH_CHECK_MS).unref();
  redis.once('ready', () => void store.readEpoch().then(adopt));

  const queue = openJobQueue(openCacheRedis(config.REDIS_QUEUE_URL, complain(log, 'redis-queue')));
  const mails = createAccountMails(db, createWakeMail(queue), config.PUBLIC_ORIGIN);
  const auth = createAuth({ pool: db.pool, origin: config.PUBLIC_ORIGIN, secret: config.AUTH_SECRET, log, mails });
  const accounts = createAccountService(auth, db, createSignInLimits(redis, config.RELEASE), mails);
  const secondFactor = createSecondFactorService(auth, mails);

  return {
    config,
    log,
    clock,
    db,
    cache,
    rateLimit: createRateLimit(redis, config.RATE_LIMIT_PER_MINUTE, config.RELEASE, clock),
    auth,
    accounts,
    secondFactor,
    pingCache: () => redis.ping(),
    async close() {
      clearInterval(check);
      await queue.close();
      redis.disconnect();
      subscriber.disconnect();
      await db.close();
    },
  };
}
