import {
  forgotPassword,
  getMe,
  login,
  logout,
  logoutByLink,
  register,
  resendVerification,
  resetPassword,
  verifyEmail,
} from '@poliedro/contracts/accounts';
import type { AccountService } from './account.service.ts';
import { type PersonalRegistry, registerSessionCall, registerUserCall, registerVisitorCall } from './personal-calls.ts';

const DONE = { success: true } as const;

export function registerAccountRoutes(registry: PersonalRegistry, accounts: AccountService): void {
  registerVisitorCall(registry, getMe, async ({ user }) => ({ user }));

  registerSessionCall(registry, register, ({ input, visit }) => accounts.register(input.body, visit));
  registerSessionCall(registry, login, ({ input, visit }) => accounts.login(input.body, visit));
  registerSessionCall(registry, logout, ({ visit }) => accounts.logout(visit));
  registerSessionCall(registry, logoutByLink, ({ visit }) => accounts.logout(visit));

  registerUserCall(registry, resendVerification, async ({ user }) => {
    await accounts.resendVerification(user);
    return DONE;
  });
  registerVisitorCall(registry, verifyEmail, async ({ input }) => {
    await accounts.verifyEmail(input.body.token);
    return DONE;
  });
  registerVisitorCall(registry, forgotPassword, async ({ input }) => {
    await accounts.forgotPassword(input.body.email);
    return DONE;
  });
  registerVisitorCall(registry, resetPassword, async ({ input }) => {
    await accounts.resetPassword(input.body);
    return DONE;
  });
}
