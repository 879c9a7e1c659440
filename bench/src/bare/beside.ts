import { BROWSER_HEADERS } from '../load/load.ts';
import type { Side } from '../measure/throughput.ts';
import { startApi } from '../site/api.ts';
import type { Services } from '../site/services.ts';
import type { Bench } from '../suite.ts';
import { startSameBytes } from './start.ts';

interface Question {
  services: Services;
  release: string;
  path: string;
}

export async function stopBoth(...sides: Pick<Side, 'stop'>[]): Promise<void> {
  await Promise.all(sides.map((side) => side.stop()));
}

/** The product with what it keeps, and a bare Fastify that gives the same bytes. */
export async function startBesideSameBytes(bench: Bench, { services, release, path }: Question) {
  const ours = await startApi(bench, { services, release, cached: true });
  const bare = await startSameBytes(bench, { origin: ours.origin, path, headers: BROWSER_HEADERS });
  return { ours, bare, stop: () => stopBoth(ours, bare) };
}
