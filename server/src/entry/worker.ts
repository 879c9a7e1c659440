import { accountJobs } from '../accounts/account.jobs.ts';
import { openEmbedder } from '../adapters/embeddings/open-embedder.ts';
import { openSmtpMailer } from '../adapters/mailer/smtp-mailer.ts';
import { openObjectStorage } from '../adapters/object-storage/open-object-storage.ts';
import { articleJobs } from '../articles/article.jobs.ts';
import { carrilJobs } from '../carriles/carril.jobs.ts';
import { readConfigOrExit } from '../config.ts';
import { createWakeMail, mailJobs } from '../mail/mail.jobs.ts';
import { pipelineJobs } from '../pipeline/pipeline.jobs.ts';
import { createVisitor } from '../pipeline/visit/visitor.ts';
import { openDatabase } from '../platform/database.ts';
import { toCatalogue } from '../platform/jobs/catalogue.ts';
import { openJobQueue } from '../platform/jobs/queue.ts';
import { startWorker } from '../platform/jobs/worker.ts';
import { createLogger } from '../platform/logger.ts';
import { openCacheRedis, openPatientRedis, openQueueRedis } from '../platform/redis.ts';
import { openSafeFetch } from '../platform/safe-fetch/safe-fetch.ts';
import { userAgentOf } from '../platform/safe-fetch/user-agent.ts';
import { rightsJobs } from '../rights/rights.jobs.ts';

const LONG_WORK_MS = 60_000;

const config = readConfigOrExit();
const log = createLogger(config.LOG_LEVEL);
const complain = (error: Error) => log.warn({ reason: error.message }, 'a part does not answer');
const db = openDatabase({
  url: config.DATABASE_URL,
  pool: config.DATABASE_POOL,
  onError: complain,
  statementTimeoutMs: LONG_WORK_MS,
});
const mailer = openSmtpMailer({ url: config.SMTP_URL, from: config.MAIL_FROM });
const storage = openObjectStorage(config);
const queue = openJobQueue(openCacheRedis(config.REDIS_QUEUE_URL, complain));
const safeFetch = openSafeFetch({ userAgent: userAgentOf(config), routes: config.FETCH_ROUTES });
const paceRedis = openPatientRedis(config.REDIS_QUEUE_URL, complain);
const visitor = createVisitor({
  safeFetch,
  db,
  redis: paceRedis,
  crawlDelayMs: config.CRAWL_DELAY_MS,
  routes: config.FETCH_ROUTES,
});
const embedder = await openEmbedder(config);
const catalogue = toCatalogue([
  ...accountJobs(db),
  ...articleJobs(db),
  ...carrilJobs(db),
  ...mailJobs(db, mailer, log),
  ...pipelineJobs({ db, queue, visitor, embedder, safeFetch, origin: config.PUBLIC_ORIGIN }),
  ...rightsJobs(db, storage, config.PUBLIC_ORIGIN, createWakeMail(queue)),
]);
const worker = await startWorker(catalogue, () => openQueueRedis(config.REDIS_QUEUE_URL, complain), log);
log.info({ jobs: [...catalogue.keys()] }, 'the worker is ready');

let stopping = false;
for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  process.on(signal, () => {
    if (stopping) return;
    stopping = true;
    log.info({ signal }, 'stopping: finishing the jobs under way');
    void worker.close().then(async () => {
      mailer.close();
      await safeFetch.close();
      await embedder?.close();
      paceRedis.disconnect();
      await queue.close();
      await db.close();
    });
  });
}
