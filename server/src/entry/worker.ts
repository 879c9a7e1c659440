import { accountJobs } from '../accounts/account.jobs.ts';
import { openEmbedderFrugally } from '../adapters/embeddings/open-embedder-frugally.ts';
import { openLanguageModel } from '../adapters/llm/open-language-model.ts';
import { openSmtpMailer } from '../adapters/mailer/smtp-mailer.ts';
import { openObjectStorage } from '../adapters/object-storage/open-object-storage.ts';
import { openCardProvider } from '../adapters/stripe/open-stripe.ts';
import { articleJobs } from '../articles/article.jobs.ts';
import { carrilJobs } from '../carriles/carril.jobs.ts';
import { place } from '../carriles/placement.repository.ts';
import { moveComments } from '../comments/comment.repository.ts';
import { readConfigOrExit } from '../config.ts';
import { moveReactions } from '../interactions/interaction.repository.ts';
import { createWakeMail, mailJobs } from '../mail/mail.jobs.ts';
import { newspaperJobs } from '../newspapers/newspaper.jobs.ts';
import { paymentJobs } from '../payments/payment.jobs.ts';
import { exposePayments } from '../payments/payment.metrics.ts';
import { pipelineJobs } from '../pipeline/pipeline.jobs.ts';
import { countReading, exposePipeline, exposeSpending } from '../pipeline/pipeline.metrics.ts';
import { removalJobs } from '../pipeline/remove/removal.jobs.ts';
import { shareLanguageRows } from '../pipeline/text/share-language-rows.ts';
import { createVisitor } from '../pipeline/visit/visitor.ts';
import { createWriters } from '../pipeline/writers.ts';
import { complainOf } from '../platform/complain.ts';
import { openDatabase } from '../platform/database.ts';
import { toCatalogue } from '../platform/jobs/catalogue.ts';
import { exposeQueueLengths, measureJobs } from '../platform/jobs/job-metrics.ts';
import { openJobQueue } from '../platform/jobs/queue.ts';
import { openQueueLengths } from '../platform/jobs/queue-lengths.ts';
import { startWorker } from '../platform/jobs/worker.ts';
import { createLogger } from '../platform/logger.ts';
import { createRegistry, serveMetrics } from '../platform/metrics.ts';
import { openCacheRedis, openPatientRedis, openQueueRedis } from '../platform/redis.ts';
import { createForgetAnswers } from '../platform/response-cache/purge.ts';
import { openSafeFetch } from '../platform/safe-fetch/safe-fetch.ts';
import { userAgentOf } from '../platform/safe-fetch/user-agent.ts';
import { ledgerRunJobs } from '../redaccion/money/ledger-run.jobs.ts';
import { withRelease } from '../release.ts';
import { rightsJobs } from '../rights/rights.jobs.ts';

const LONG_WORK_MS = 60_000;
/** More jobs are under way than there are connections: they wait for each other. */
const LONG_WAIT_MS = 15_000;

const config = await withRelease(readConfigOrExit());
const log = createLogger(config.LOG_LEVEL);
const complainOfQueue = complainOf(log, 'redis-queue');
const db = openDatabase({
  url: config.DATABASE_URL,
  pool: config.DATABASE_POOL,
  onError: complainOf(log, 'postgresql'),
  statementTimeoutMs: LONG_WORK_MS,
  connectTimeoutMs: LONG_WAIT_MS,
});
const mailer = openSmtpMailer({ url: config.SMTP_URL, from: config.MAIL_FROM });
const storage = openObjectStorage(config);
const queue = openJobQueue(openPatientRedis(config.REDIS_QUEUE_URL, complainOfQueue));
const safeFetch = openSafeFetch({ userAgent: userAgentOf(config), routes: config.FETCH_ROUTES });
const paceRedis = openPatientRedis(config.REDIS_QUEUE_URL, complainOfQueue);
const visitor = createVisitor({
  safeFetch,
  db,
  redis: paceRedis,
  crawlDelayMs: config.CRAWL_DELAY_MS,
  routes: config.FETCH_ROUTES,
});
const cacheRedis = openCacheRedis(config.REDIS_CACHE_URL, complainOf(log, 'redis-cache'));
const forgetAnswers = createForgetAnswers(cacheRedis, config.RELEASE);
const cardProvider = openCardProvider(config);
const embedder = await openEmbedderFrugally(config);
await shareLanguageRows();
const registry = createRegistry();
const jobs = measureJobs(registry, [
  ...accountJobs(db),
  ...articleJobs(db),
  ...carrilJobs(db),
  ...mailJobs(db, mailer, log),
  ...newspaperJobs(db),
  ...pipelineJobs({
    db,
    queue,
    visitor,
    embedder,
    safeFetch,
    origin: config.PUBLIC_ORIGIN,
    onRead: countReading(registry),
    ...createWriters(db, config, await openLanguageModel(config)),
    moveReactions,
    moveComments,
    place,
  }),
  ...removalJobs({ db, place, forgetAnswers }),
  ...(cardProvider ? paymentJobs({ db, cardProvider, queue, log, origin: config.PUBLIC_ORIGIN }) : []),
  ...ledgerRunJobs({ db, cardProvider, log, origin: config.PUBLIC_ORIGIN, wakeMail: createWakeMail(queue) }),
  ...rightsJobs({
    db,
    storage,
    origin: config.PUBLIC_ORIGIN,
    wakeMail: createWakeMail(queue),
    forgetAnswers,
    cardProvider,
  }),
]);
const catalogue = toCatalogue(jobs);
const worker = await startWorker(catalogue, () => openQueueRedis(config.REDIS_QUEUE_URL, complainOfQueue), log);
log.info({ jobs: catalogue.size }, 'the worker is ready');

const queueLengths = openQueueLengths(
  paceRedis,
  jobs.map(({ definition }) => definition.line),
);
exposeQueueLengths(registry, queueLengths);
exposePipeline(registry, db);
exposePayments(registry, db);
if (config.MODEL_PROVIDER !== 'none') exposeSpending(registry, db, config.MODEL_DAILY_EUROS);
const { WORKER_METRICS_PORT } = config;
const metrics =
  WORKER_METRICS_PORT === undefined ? undefined : serveMetrics(registry, config.HOST, WORKER_METRICS_PORT);

let stopping = false;
for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  process.on(signal, () => {
    if (stopping) return;
    stopping = true;
    log.info({ signal }, 'stopping: finishing the jobs under way');
    void worker.close().then(async () => {
      metrics?.close();
      await queueLengths.close();
      mailer.close();
      await safeFetch.close();
      await embedder?.close();
      paceRedis.disconnect();
      cacheRedis.disconnect();
      await queue.close();
      await db.close();
    });
  });
}
