import autocannon from 'autocannon';
import type { LoadOptions, LoadResult } from './load.ts';

export async function runAutocannon(options: LoadOptions): Promise<LoadResult> {
  const result = await autocannon({
    url: options.origin,
    connections: options.connections,
    duration: options.seconds,
    headers: { ...options.headers },
    requests: options.paths.map((path) => ({ path })),
  });
  const errors = result.non2xx + result.errors + result.timeouts;
  return {
    requests: result.requests.total,
    perSecond: Math.max(0, result.requests.total - errors) / result.duration,
    p50Ms: result.latency.p50,
    p99Ms: result.latency.p99,
    errors,
  };
}
