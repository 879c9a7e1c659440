import {
  disableSecondFactor,
  enableSecondFactor,
  useRecoveryCode,
  verifySecondFactor,
} from '@poliedro/contracts/accounts';
import {
  type PersonalRegistry,
  registerSessionCall,
  registerUserCall,
  registerUserSessionCall,
} from './personal-calls.ts';
import type { SecondFactorService } from './second-factor.service.ts';

export function registerSecondFactorRoutes(registry: PersonalRegistry, secondFactor: SecondFactorService): void {
  registerSessionCall(registry, verifySecondFactor, ({ input, visit }) => secondFactor.verify(input.body.code, visit));
  registerSessionCall(registry, useRecoveryCode, ({ input, visit }) => secondFactor.recover(input.body.code, visit));
  registerUserCall(registry, enableSecondFactor, ({ input, user, visit }) =>
    secondFactor.enable(user, input.body.password, visit),
  );
  registerUserSessionCall(registry, disableSecondFactor, ({ input, visit, user }) =>
    secondFactor.disable(user, input.body.password, visit),
  );
}
