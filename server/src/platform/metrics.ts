import { createServer, type Server } from 'node:http';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { CacheCounts } from './response-cache/cache.ts';

export interface Metrics {
  readonly registry: Registry;
  readonly requestSeconds: Histogram<'route' | 'method' | 'status'>;
}

/** With what is usual of a process. */
export function createRegistry(): Registry {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  return registry;
}

export function createMetrics(): Metrics {
  const registry = createRegistry();
  const requestSeconds = new Histogram({
    name: 'http_request_seconds',
    help: 'Requests that reached a handler; kept answers are counted in response_cache',
    labelNames: ['route', 'method', 'status'],
    buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2],
    registers: [registry],
  });
  return { registry, requestSeconds };
}

export function exposeCacheCounts(metrics: Metrics, counts: Readonly<CacheCounts>): void {
  new Gauge({
    name: 'response_cache',
    help: 'Since the start, by outcome',
    labelNames: ['outcome'],
    registers: [metrics.registry],
    collect() {
      for (const [outcome, count] of Object.entries(counts)) this.set({ outcome }, count);
    },
  });
}

export function exposeStreamCounts(metrics: Metrics, counts: Readonly<{ open: number; dropped: number }>): void {
  const registers = [metrics.registry];
  new Gauge({
    name: 'live_streams_open',
    help: 'Windows that listen now',
    registers,
    collect() {
      this.set(counts.open);
    },
  });
  new Gauge({
    name: 'live_streams_dropped',
    help: 'Since the start: those that could not follow',
    registers,
    collect() {
      this.set(counts.dropped);
    },
  });
}

/** On a port of its own, so that the public port cannot show it by mistake. */
export function serveMetrics(registry: Registry, host: string, port: number): Server {
  return createServer((request, response) => {
    if (request.url !== '/metrics') {
      response.writeHead(404).end();
      return;
    }
    registry.metrics().then(
      (text) => response.writeHead(200, { 'content-type': registry.contentType }).end(text),
      () => response.writeHead(500).end(),
    );
  }).listen(port, host);
}
