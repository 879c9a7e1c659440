import { createHash } from 'node:crypto';
import type { Queryable } from '../../platform/database.ts';
import { DomainError } from '../../platform/errors.ts';

const FIND = {
  name: 'payment-request-find',
  text: `select fingerprint, answer from payment_requests where usuario_id = $1 and key = $2`,
};
const ADD = {
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

export interface AnsweredBefore<Answer> {
  readonly fingerprint: string;
  readonly answer: Answer;
}

export const fingerprintOf = (request: unknown) =>
  createHash('sha256').update(JSON.stringify(request)).digest('base64url');

/** What was answered under this key before; refused where something else was asked. */
export function recall<Answer>(before: AnsweredBefore<Answer>, fingerprint: string): Answer {
  if (before.fingerprint !== fingerprint) throw new DomainError('idempotency_conflict');
  return before.answer;
}

/** Asked again under the same key, the answer is the first one's. The work itself must be safe to begin twice. */
export async function answerOnce<Answer>(
  db: Queryable,
  { usuario_id, key, request }: AskedOnce,
  work: () => Promise<Answer>,
): Promise<Answer> {
  if (key === undefined) return work();
  const fingerprint = fingerprintOf(request);
  const [before] = await db.query<AnsweredBefore<Answer>>(FIND, [usuario_id, key]);
  if (before !== undefined) return recall(before, fingerprint);
  const answer = await work();
  await db.query(ADD, [usuario_id, key, fingerprint, JSON.stringify(answer)]);
  return answer;
}

const FORGET = {
  name: 'payment-request-forget',
  text: `delete from payment_requests where created_on < now() - make_interval(days => $1)`,
};

export async function forgetRequests(db: Queryable, days: number): Promise<void> {
  await db.query(FORGET, [days]);
}
