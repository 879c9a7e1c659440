import { createHash } from 'node:crypto';
import type { Queryable } from '../../platform/database.ts';
import { DomainError } from '../../platform/errors.ts';

export const FIND_REQUEST = {
  name: 'payment-request-find',
  text: `select fingerprint, answer from payment_requests where usuario_id = $1 and key = $2`,
};
export const ADD_REQUEST = {
  name: 'payment-request-add',
  text: `insert into payment_requests (usuario_id, key, fingerprint, answer) values ($1, $2, $3, $4) on conflict do nothing`,
};

export interface AskedOnce {
  readonly usuario_id: number;
  /** The browser's; without one everything is new. */
  readonly key: string | undefined;
  /** What is asked: another under the same key is refused. */
  readonly request: unknown;
}

const fingerprintOf = (request: unknown) => createHash('sha256').update(JSON.stringify(request)).digest('base64url');

/** Asked again under the same key, the answer is the first one's. The work itself must be safe to begin twice. */
export async function answerOnce<Answer>(
  db: Queryable,
  { usuario_id, key, request }: AskedOnce,
  work: () => Promise<Answer>,
): Promise<Answer> {
  if (key === undefined) return work();
  const fingerprint = fingerprintOf(request);
  const [before] = await db.query<{ fingerprint: string; answer: Answer }>(FIND_REQUEST, [usuario_id, key]);
  if (before !== undefined && before.fingerprint !== fingerprint) throw new DomainError('idempotency_conflict');
  if (before !== undefined) return before.answer;
  const answer = await work();
  await db.query(ADD_REQUEST, [usuario_id, key, fingerprint, JSON.stringify(answer)]);
  return answer;
}

const FORGET = {
  name: 'payment-request-forget',
  text: `delete from payment_requests where created_on < now() - make_interval(days => $1)`,
};

export async function forgetRequests(db: Queryable, days: number): Promise<void> {
  await db.query(FORGET, [days]);
}
