import { setTimeout as delay } from 'node:timers/promises';
import { buildApp } from '../app.ts';
import { readConfigOrExit } from '../config.ts';
import { createContext } from '../context.ts';
import { arePagesBuilt } from '../pages/web-build.ts';
import { serveMetrics } from '../platform/metrics.ts';
import { withRelease } from '../release.ts';

/** Long enough for requests under way, short enough for an impatient supervisor. */
const FORCE_AFTER_MS = 10_000;

/** Before it serves there is nothing to finish. */
let finish = (_signal: string): void => process.exit(0);
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => finish(signal));

const config = await withRelease(readConfigOrExit());
if (!config.WEB_DEV && !arePagesBuilt()) {
  console.error('The pages are not built yet: run `pnpm run build`, or set WEB_DEV=true.');
  process.exit(78);
}
const context = createContext(config);
const app = await buildApp(context, { pages: config.WEB_DEV ? 'development' : 'built' });
if (!config.WEB_DEV) await app.prepare();
await app.http.listen({ host: config.HOST, port: config.PORT });
const metrics =
  config.METRICS_PORT === undefined ? undefined : serveMetrics(app.metrics.registry, config.HOST, config.METRICS_PORT);

let stopping = false;
async function stop(signal: string): Promise<void> {
  if (stopping) return;
  stopping = true;
  context.log.info({ signal }, 'stopping: finishing the requests under way');
  delay(FORCE_AFTER_MS, undefined, { ref: false }).then(
    () => process.exit(1),
    () => {},
  );
  await app.stop();
  metrics?.close();
  await context.close();
}
finish = (signal) => void stop(signal);
