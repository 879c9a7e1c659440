import { createAccountMails } from './accounts/account.mails.ts';
import { type AccountService, createAccountService } from './accounts/account.service.ts';
import { type Auth, createAuth } from './accounts/auth.ts';
import { createEmailChangeService, type EmailChangeService } from './accounts/email-change.service.ts';
import { createAddressLimit, createEmailChangeLimit } from './accounts/mail.limit.ts';
import { createConfirmPassword } from './accounts/own-password.ts';
import { createPasskeyService, type PasskeyService } from './accounts/passkey.service.ts';
import { createRegistrationLimit } from './accounts/registration.limit.ts';
import { createSecondFactorService, type SecondFactorService } from './accounts/second-factor.service.ts';
import { createSignInLimits } from './accounts/sign-in-limits.ts';
import { isSuspended } from './accounts/suspension.repository.ts';
import type { ObjectStorage } from './adapters/object-storage/object-storage.ts';
import { openObjectStorage } from './adapters/object-storage/open-object-storage.ts';
import { type CardProvider, openCardProvider } from './adapters/stripe/open-stripe.ts';
import { createImageService, type ImageService } from './articles/writing/image.service.ts';
import { createWritingLimits } from './articles/writing/writing.limits.ts';
import { createWritingService, type WritingService } from './articles/writing/writing.service.ts';
import { place } from './carriles/placement.repository.ts';
import { createCommentLimits } from './comments/comment.limits.ts';
import { type CommentService, createCommentService } from './comments/comment.service.ts';
import type { Config } from './config.ts';
import { countInteractions } from './interactions/counts.repository.ts';
import { createInteractionService, type InteractionService } from './interactions/interaction.service.ts';
import { createVisitorReads, type VisitorReads } from './interactions/visitor-reads.ts';
import { createLive, type Live } from './live/live.service.ts';
import { createWakeMail, createWakeMails } from './mail/mail.jobs.ts';
import { createPayoutAccountService, type PayoutAccountService } from './payments/payouts/payout-account.service.ts';
import { createWakeEvent, type WakeEvent } from './payments/provider-events/event.jobs.ts';
import { listEarnings } from './payments/purchases/purchase.repository.ts';
import { createPurchaseService, type PurchaseService } from './payments/purchases/purchase.service.ts';
import { createWakeRefund } from './payments/refunds/refund.jobs.ts';
import { createRefundService, type RefundService } from './payments/refunds/refund.service.ts';
import { createCardLimit } from './payments/subscriptions/card.limit.ts';
import { createSubscriptionService, type SubscriptionService } from './payments/subscriptions/subscription.service.ts';
import { createWithdrawalService, type WithdrawalService } from './payments/subscriptions/withdrawal.service.ts';
import { createTopUpLimit } from './payments/top-ups/top-up.limit.ts';
import { createTopUpService, type TopUpService } from './payments/top-ups/top-up.service.ts';
import { type ApplicationService, createApplicationService } from './people/application.service.ts';
import { createLocate, type Locate } from './people/location.ts';
import { createPhotoLimit, createPhotoService, type PhotoService } from './people/photo.service.ts';
import { createProfileService, type ProfileService } from './people/profile.service.ts';
import { describePipeline } from './pipeline/pipeline-settings.ts';
import { createWakeRemoval } from './pipeline/remove/removal.jobs.ts';
import { createVisitor } from './pipeline/visit/visitor.ts';
import { type Clock, systemClock } from './platform/clock.ts';
import { complainOf } from './platform/complain.ts';
import { type Database, openDatabase } from './platform/database.ts';
import { openJobQueue } from './platform/jobs/queue.ts';
import { createLogger, type Logger } from './platform/logger.ts';
import { createRateLimit, type RateLimit } from './platform/rate-limit.ts';
import { openCacheRedis, openSubscriber, openWatchedSubscriber } from './platform/redis.ts';
import { createResponseCache, KEEP_FOR_FAILURE_SECONDS, type ResponseCache } from './platform/response-cache/cache.ts';
import { readAnnouncement } from './platform/response-cache/purge.ts';
import { type Epochs, epochKey, openSharedStore } from './platform/response-cache/shared-store.ts';
import { openSafeFetch } from './platform/safe-fetch/safe-fetch.ts';
import { userAgentOf } from './platform/safe-fetch/user-agent.ts';
import { createWakeLedgerRuns } from './redaccion/money/ledger-run.jobs.ts';
import { createRedaccion, type Redaccion } from './redaccion/redaccion.ts';
import { createReportService, type ReportService } from './reports/report.service.ts';
import { createDeletionService, type DeletionService } from './rights/deletion.service.ts';
import { createExportService, type ExportService } from './rights/export.service.ts';
import { createWakeExport } from './rights/rights.jobs.ts';

/** Everything the server is made of, put together in one place. */
export interface Context {
  readonly config: Config;
  readonly log: Logger;
  readonly clock: Clock;
  readonly db: Database;
  readonly cache: ResponseCache;
  readonly rateLimit: RateLimit;
  readonly storage: ObjectStorage;
  readonly auth: Auth;
  readonly accounts: AccountService;
  readonly secondFactor: SecondFactorService;
  readonly passkeys: PasskeyService;
  readonly emailChange: EmailChangeService;
  readonly profiles: ProfileService;
  readonly photos: PhotoService;
  readonly locate: Locate;
  readonly applications: ApplicationService;
  readonly exports: ExportService;
  readonly deletions: DeletionService;
  readonly writing: WritingService;
  readonly images: ImageService;
  readonly interactions: InteractionService;
  readonly visitorReads: VisitorReads;
  readonly live: Live;
  readonly comments: CommentService;
  readonly reports: ReportService;
  readonly purchases: PurchaseService;
  readonly topUps: TopUpService;
  readonly refunds: RefundService;
  readonly subscriptions: SubscriptionService;
  readonly withdrawals: WithdrawalService;
  readonly payoutAccounts: PayoutAccountService;
  readonly redaccion: Redaccion;
  readonly wakeEvent: WakeEvent;
  /** Undefined where nothing can be paid. */
  readonly cardProvider: CardProvider | undefined;
  /** Resolves when the cache's Redis answers. */
  pingCache(): Promise<unknown>;
  close(): Promise<void>;
}

const EPOCH_CHECK_MS = 5000;

/** Of the time that a statement has, so long to get a connection. */
const WAIT_FOR_CONNECTION = 2 / 3;
/** And so long after it to make an answer of what PostgreSQL has said. */
const MADE_OF_IT_MS = 200;

export function createContext(config: Config, clock: Clock = systemClock): Context {
  const log = createLogger(config.LOG_LEVEL);
  const db = openDatabase({
    url: config.DATABASE_URL,
    pool: config.DATABASE_POOL,
    statementTimeoutMs: config.DATABASE_TIMEOUT_MS,
    connectTimeoutMs: Math.round(config.DATABASE_TIMEOUT_MS * WAIT_FOR_CONNECTION),
    onError: complainOf(log, 'postgresql'),
  });
  const complainOfCache = complainOf(log, 'redis-cache');
  const redis = openCacheRedis(config.REDIS_CACHE_URL, complainOfCache);
  const subscriber = openSubscriber(config.REDIS_CACHE_URL, complainOfCache);
  const store = openSharedStore(redis, clock, { release: config.RELEASE, keepSeconds: KEEP_FOR_FAILURE_SECONDS });
  const cache = createResponseCache({
    maxBytes: config.RESPONSE_CACHE_MB * 1024 * 1024,
    clock,
    store,
    deadlineMs: config.DATABASE_TIMEOUT_MS + MADE_OF_IT_MS,
  });

  const adopt = (epochs: Epochs | undefined) => {
    if (epochs !== undefined) cache.adoptEpoch(epochs);
  };
  subscriber.on('message', (_channel, message) => cache.adoptEpoch(readAnnouncement(message)));
  subscriber.subscribe(epochKey(config.RELEASE)).catch(() => {});
  // A purge announced while this process could not hear it.
  const check = setInterval(() => void store.readEpochs().then(adopt), EPOCH_CHECK_MS).unref();
  redis.once('ready', () => void store.readEpochs().then(adopt));

  const queueRedis = openCacheRedis(config.REDIS_QUEUE_URL, complainOf(log, 'redis-queue'));
  const queue = openJobQueue(queueRedis);
  const wakeMail = createWakeMail(queue);
  const mayMailTo = createAddressLimit(redis, config.RELEASE);
  const mails = createAccountMails({ db, wakeMail, origin: config.PUBLIC_ORIGIN, mayMailTo });
  const auth = createAuth({
    pool: db.pool,
    origin: config.PUBLIC_ORIGIN,
    secret: config.AUTH_SECRET,
    log,
    mails,
    isSuspended: (usuario_id) => isSuspended(db, usuario_id),
  });
  const storage = openObjectStorage(config);
  const limits = createSignInLimits(redis, config.RELEASE);
  const confirmPassword = createConfirmPassword(db, limits);
  const accounts = createAccountService({
    auth,
    db,
    limits,
    confirmPassword,
    mayRegister: createRegistrationLimit(redis, config.RELEASE, config.REGISTRATIONS_PER_HOUR),
    mayMailTo,
    mails,
  });
  const secondFactor = createSecondFactorService(auth, db, confirmPassword, mails);
  const passkeys = createPasskeyService(auth, db, confirmPassword, mails);
  const emailChange = createEmailChangeService({
    db,
    confirmPassword,
    mayAskForMail: createEmailChangeLimit(redis, config.RELEASE),
    mayMailTo,
    wakeMail,
    origin: config.PUBLIC_ORIGIN,
  });

  const live = createLive({
    redis,
    subscriber: openWatchedSubscriber(config.REDIS_CACHE_URL, complainOfCache),
    release: config.RELEASE,
    limits: { streams: config.LIVE_MAX, streamsPerAddress: config.LIVE_MAX_PER_ADDRESS },
    count: (target) => countInteractions(db, target),
  });
  const onChange = live.tellCounters;
  const visitorReads = createVisitorReads({ db, onChange, onError: complainOf(log, 'visitor-reads') });

  const cardProvider = openCardProvider(config);
  const wakeRefund = createWakeRefund(queue);

  const safeFetch = openSafeFetch({ userAgent: userAgentOf(config), routes: config.FETCH_ROUTES });
  const writingLimits = createWritingLimits(redis, config.RELEASE);
  const images = createImageService({ db, storage, safeFetch, mayStore: writingLimits.mayStoreImage });

  return {
    config,
    log,
    clock,
    db,
    cache,
    rateLimit: createRateLimit(redis, config.RATE_LIMIT_PER_MINUTE, config.RELEASE, clock),
    storage,
    auth,
    accounts,
    secondFactor,
    passkeys,
    emailChange,
    profiles: createProfileService(db),
    photos: createPhotoService({ db, storage, log, mayUpload: createPhotoLimit(redis, config.RELEASE) }),
    locate: createLocate(),
    applications: createApplicationService(db),
    exports: createExportService(db, storage, createWakeExport(queue)),
    deletions: createDeletionService({
      db,
      confirmPassword,
      wakeMail,
      mayMailTo,
      origin: config.PUBLIC_ORIGIN,
    }),
    images,
    writing: createWritingService({
      db,
      images,
      limits: writingLimits,
      place,
      listEarnings,
      purgeAnswers: () => cache.purge(),
    }),
    live,
    comments: createCommentService({ db, live, clock, ...createCommentLimits(redis, config.RELEASE) }),
    reports: createReportService(db, redis, config.RELEASE),
    purchases: createPurchaseService({ db, wakeMail, origin: config.PUBLIC_ORIGIN }),
    topUps: createTopUpService({
      db,
      provider: cardProvider,
      mayBegin: createTopUpLimit(redis, config.RELEASE),
    }),
    refunds: createRefundService(db, cardProvider, wakeRefund),
    subscriptions: createSubscriptionService({
      db,
      provider: cardProvider,
      clock,
      mayTryCard: createCardLimit(redis, config.RELEASE),
    }),
    withdrawals: createWithdrawalService({ db, wakeMail, wakeRefund }, cardProvider),
    payoutAccounts: createPayoutAccountService(db, cardProvider, config.PUBLIC_ORIGIN),
    redaccion: createRedaccion(db, () => cache.purge(), {
      wakeMails: createWakeMails(queue),
      wakeRemoval: createWakeRemoval(queue),
      visitor: createVisitor({
        safeFetch,
        db,
        redis: queueRedis,
        crawlDelayMs: config.CRAWL_DELAY_MS,
        routes: config.FETCH_ROUTES,
      }),
      origin: config.PUBLIC_ORIGIN,
      clock,
      live,
      pipelineSettings: describePipeline(config),
      cardProvider,
      wakeRefund,
      wakeLedgerRuns: createWakeLedgerRuns(queue),
    }),
    wakeEvent: createWakeEvent(queue),
    cardProvider,
    interactions: createInteractionService({ db, visitorReads, onChange }),
    visitorReads,
    pingCache: () => redis.ping(),
    async close() {
      clearInterval(check);
      await visitorReads.flush();
      live.close();
      await safeFetch.close();
      await queue.close();
      redis.disconnect();
      subscriber.disconnect();
      await db.close();
    },
  };
}
