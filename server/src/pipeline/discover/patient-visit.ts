import { setTimeout as delay } from 'node:timers/promises';
import type { Visitor, VisitRequest } from '../visit/visitor.ts';

export type Answered = Extract<Awaited<ReturnType<Visitor['visit']>>, { kind: 'answer' }>;
type Visited = Answered | { readonly kind: 'fault'; readonly fault: string };

/** Somebody waits for the answer: a host that wants a longer pause is not waited for. */
const LONGEST_WAIT_MS = 6000;
const SHORTEST_WAIT_MS = 50;

/** As a worker visits, but waiting for its turn; what stands in the way is named. */
export async function visitPatiently(visitor: Visitor, request: VisitRequest): Promise<Visited> {
  const until = Date.now() + LONGEST_WAIT_MS;
  for (;;) {
    const outcome = await visitor.visit(request);
    if (outcome.kind === 'refused') return { kind: 'fault', fault: outcome.why };
    if (outcome.kind === 'later') {
      if (outcome.at.getTime() > until) return { kind: 'fault', fault: 'later' };
      await delay(Math.max(outcome.at.getTime() - Date.now(), SHORTEST_WAIT_MS));
      continue;
    }
    return outcome.status === 200 ? outcome : { kind: 'fault', fault: `status ${outcome.status}` };
  }
}
