import type * as contract from '@poliedro/contracts/accounts';
import type { Call } from '@poliedro/contracts/call';
import type { z } from 'zod';
import { apiErrorFromReply } from '../platform/api-error.ts';
import { browserRequest } from '../platform/browser-request.ts';

/** The contract's calls without its schemas, as in platform/api-calls.ts; a test holds them equal. */
export const ACCOUNT_CALLS = {
  getMe: 'GET /api/me',
  register: 'POST /api/register',
  login: 'POST /api/login',
  logout: 'POST /api/logout',
  verifySecondFactor: 'POST /api/two-factor/verify',
  useRecoveryCode: 'POST /api/two-factor/recovery',
  verifyEmail: 'POST /api/verify-email',
  resendVerification: 'POST /api/verify-email/resend',
  forgotPassword: 'POST /api/password/forgot',
  resetPassword: 'POST /api/password/reset',
} as const;

type AccountCall = keyof typeof ACCOUNT_CALLS;
type Given<C> = C extends { readonly body?: infer Body extends z.ZodType } ? [body: z.input<Body>] : [];
type Reply<C> = C extends Call ? z.output<C['reply']> : never;

const ME_TIMEOUT_MS = 5000;

export async function callAccount<N extends AccountCall>(
  name: N,
  ...[body]: Given<(typeof contract)[N]>
): Promise<Reply<(typeof contract)[N]>> {
  const [method = '', path = ''] = ACCOUNT_CALLS[name].split(' ');
  const answer = await browserRequest(path, {
    method,
    body,
    ...(name === 'getMe' ? { timeoutMs: ME_TIMEOUT_MS } : {}),
  });
  if (answer.status !== 200) throw apiErrorFromReply(answer.status, answer.body);
  return JSON.parse(answer.body);
}
