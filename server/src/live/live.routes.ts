import { listenLive } from '@poliedro/contracts/live';
import { getTarget } from '../articles/target.repository.ts';
import { capabilityFor, type Registry, routeCall } from '../platform/calls.ts';
import type { Database } from '../platform/database.ts';
import { limitKey } from '../platform/rate-limit.ts';
import { NO_PAGE_POLICY } from '../platform/security-headers.ts';
import type { Live } from './live.service.ts';

const RETRY_MS = 2000;
/** When a process stops, its readers do not all come back in the same moment. */
const retryHint = () => `retry: ${RETRY_MS + Math.floor(Math.random() * 2 * RETRY_MS)}\n\n`;

export function registerLiveRoutes({ app }: Registry, db: Database, live: Live): void {
  if (capabilityFor(listenLive) !== 'browse') throw new Error(`${listenLive.path} is not for everybody`);
  routeCall(app, listenLive, async ({ params }, request, reply) => {
    const target = live.isListenedTo(params) ? params : await getTarget(db, params);
    const stream = reply.raw;
    const listening = live.listen(target, limitKey(request.ip), stream);
    reply.hijack();
    const headers = {
      ...reply.getHeaders(),
      'content-type': 'text/event-stream',
      'cache-control': 'no-store',
      'x-accel-buffering': 'no',
      'content-security-policy': NO_PAGE_POLICY,
    };
    // Whatever is written first, a message perhaps, takes them along.
    for (const [name, value] of Object.entries(headers)) if (value !== undefined) stream.setHeader(name, value);
    await listening;
    if (request.method === 'HEAD') stream.end();
    else if (!stream.destroyed) stream.write(retryHint());
    return '';
  });
}
