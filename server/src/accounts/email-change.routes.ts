import { changeEmail, confirmEmail } from '@poliedro/contracts/profiles';
import type { EmailChangeService } from './email-change.service.ts';
import { type PersonalRegistry, registerUserCall, registerVisitorCall } from './personal-calls.ts';

const DONE = { success: true } as const;

export function registerEmailChangeRoutes(registry: PersonalRegistry, emailChange: EmailChangeService): void {
  registerUserCall(registry, changeEmail, async ({ input, user, visit }) => {
    await emailChange.ask(user, input.body, visit);
    return DONE;
  });
  registerVisitorCall(registry, confirmEmail, async ({ input }) => {
    await emailChange.confirm(input.body.token);
    return DONE;
  });
}
