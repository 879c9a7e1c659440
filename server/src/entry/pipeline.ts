import { once } from 'node:events';
import { runPipeline } from '../admin/pipeline/pipeline-command-line.ts';
import { readConfigOrExit } from '../config.ts';
import { PIPELINE_LINES } from '../pipeline/pipeline.jobs.ts';
import { describePipeline } from '../pipeline/pipeline-settings.ts';
import { openDatabase } from '../platform/database.ts';
import { openQueueLengths } from '../platform/jobs/queue-lengths.ts';
import { openPatientRedis } from '../platform/redis.ts';

const LONG_WORK_MS = 120_000;
const CONNECT_MS = 1500;

const config = readConfigOrExit();
const db = openDatabase({
  url: config.DATABASE_URL,
  pool: 2,
  onError: (error) => console.error(error.message),
  statementTimeoutMs: LONG_WORK_MS,
});
const redis = openPatientRedis(config.REDIS_QUEUE_URL, () => {});
await once(redis, 'ready', { signal: AbortSignal.timeout(CONNECT_MS) }).catch(() => {});
const queueLengths = openQueueLengths(redis, PIPELINE_LINES);
const ending = new AbortController();
process.once('SIGINT', () => ending.abort());
process.once('SIGTERM', () => ending.abort());

try {
  process.exitCode = await runPipeline(process.argv.slice(2), {
    db,
    queueLengths,
    ...describePipeline(config),
    screen: { isTerminal: process.stdout.isTTY, write: (text) => process.stdout.write(text) },
    signal: ending.signal,
  });
} finally {
  await queueLengths.close();
  redis.disconnect();
  await db.close();
}
