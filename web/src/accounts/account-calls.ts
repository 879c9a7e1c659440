import type * as accounts from '@poliedro/contracts/accounts';
import type * as applications from '@poliedro/contracts/applications';
import type * as passkeys from '@poliedro/contracts/passkeys';
import type * as profiles from '@poliedro/contracts/profiles';
import type * as rights from '@poliedro/contracts/rights';
import { createCalls } from '../platform/create-calls.ts';

/** The contract's calls without its schemas, as in platform/api-calls.ts; a test holds them equal. */
export const ACCOUNT_CALLS = {
  register: 'POST /api/register',
  login: 'POST /api/login',
  verifySecondFactor: 'POST /api/two-factor/verify',
  useRecoveryCode: 'POST /api/two-factor/recovery',
  enableSecondFactor: 'POST /api/two-factor/enable',
  disableSecondFactor: 'POST /api/two-factor/disable',
  verifyEmail: 'POST /api/verify-email',
  resendVerification: 'POST /api/verify-email/resend',
  changeEmail: 'POST /api/email/change',
  confirmEmail: 'POST /api/email/confirm',
  forgotPassword: 'POST /api/password/forgot',
  resetPassword: 'POST /api/password/reset',
  changePassword: 'POST /api/password/change',
  listPasskeys: 'GET /api/passkeys',
  beginPasskey: 'POST /api/passkeys/options',
  addPasskey: 'POST /api/passkeys',
  removePasskey: 'DELETE /api/passkeys/:passkey_id',
  beginPasskeyLogin: 'POST /api/passkeys/login/options',
  loginWithPasskey: 'POST /api/passkeys/login',
  listSessions: 'GET /api/user/sessions',
  endSession: 'DELETE /api/user/sessions/:session_id',
  endOtherSessions: 'DELETE /api/user/sessions',
  getProfile: 'GET /api/user/profile',
  updateProfile: 'PUT /api/user/profile',
  updateBio: 'PUT /api/user/bio',
  uploadPhoto: 'PUT /api/user/bio/photo',
  removePhoto: 'DELETE /api/user/bio/photo',
  getLocation: 'GET /api/user/location',
  applyForRole: 'POST /api/user/application',
  withdrawApplication: 'DELETE /api/user/application',
  requestExport: 'POST /api/user/export',
  getExport: 'GET /api/user/export',
  downloadExport: 'GET /api/user/export/file',
  requestDeletion: 'POST /api/user/deletion',
  cancelDeletion: 'DELETE /api/user/deletion',
} as const;

type Contract = typeof accounts & typeof applications & typeof passkeys & typeof profiles & typeof rights;

export const callAccount = createCalls<Contract, typeof ACCOUNT_CALLS>(ACCOUNT_CALLS);

/** The address of a call without places in it, for what is fetched in another way. */
export function addressOf(name: keyof typeof ACCOUNT_CALLS): string {
  return ACCOUNT_CALLS[name].split(' ')[1] ?? '';
}
