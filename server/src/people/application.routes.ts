import { applyForRole, withdrawApplication } from '@poliedro/contracts/applications';
import { type PersonalRegistry, registerUserCall } from '../accounts/personal-calls.ts';
import type { ApplicationService } from './application.service.ts';

export function registerApplicationRoutes(registry: PersonalRegistry, applications: ApplicationService): void {
  registerUserCall(registry, applyForRole, async ({ input, user }) => ({
    solicitud: await applications.apply(user, input.body),
  }));
  registerUserCall(registry, withdrawApplication, async ({ user }) => {
    await applications.withdraw(user);
    return { success: true } as const;
  });
}
