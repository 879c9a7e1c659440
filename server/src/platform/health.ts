import type { FastifyInstance } from 'fastify';
import { withDeadline } from './with-deadline.ts';

export interface HealthChecks {
  /** Each resolves when its part answers. */
  readonly parts: Readonly<Record<string, () => Promise<unknown>>>;
  readonly isStopping: () => boolean;
}

const PATIENCE_MS = 1000;

async function answers(check: () => Promise<unknown>): Promise<boolean> {
  try {
    await withDeadline(check(), PATIENCE_MS);
    return true;
  } catch {
    return false;
  }
}

/** live: the process runs. ready: it should get traffic; red while a part is away or the process is stopping. */
export function registerHealth(app: FastifyInstance, checks: HealthChecks): void {
  app.get('/health/live', async (_, reply) => reply.header('cache-control', 'no-store').send({ status: 'live' }));
  app.get('/health/ready', async (_, reply) => {
    const names = Object.keys(checks.parts);
    const results = await Promise.all(Object.values(checks.parts).map(answers));
    const parts = Object.fromEntries(names.map((name, i) => [name, results[i] ? 'up' : 'down']));
    const ready = results.every(Boolean) && !checks.isStopping();
    return reply
      .code(ready ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({ status: ready ? 'ready' : checks.isStopping() ? 'stopping' : 'degraded', parts });
  });
}
