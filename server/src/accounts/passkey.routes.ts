import {
  addPasskey,
  beginPasskey,
  beginPasskeyLogin,
  listPasskeys,
  loginWithPasskey,
  removePasskey,
} from '@poliedro/contracts/passkeys';
import type { PasskeyService } from './passkey.service.ts';
import {
  type PersonalRegistry,
  registerSessionCall,
  registerUserCall,
  registerUserSessionCall,
} from './personal-calls.ts';

export function registerPasskeyRoutes(registry: PersonalRegistry, passkeys: PasskeyService): void {
  registerUserCall(registry, listPasskeys, async ({ user }) => ({ passkeys: await passkeys.list(user) }));
  registerUserSessionCall(registry, beginPasskey, ({ input, user, visit }) =>
    passkeys.begin(user, input.body.password, visit),
  );
  registerUserCall(registry, addPasskey, ({ input, user, visit }) => passkeys.add(user, input.body, visit));
  registerUserCall(registry, removePasskey, async ({ input, user }) => {
    await passkeys.remove(user, input.params.passkey_id);
    return { success: true } as const;
  });
  registerSessionCall(registry, beginPasskeyLogin, ({ visit }) => passkeys.beginLogin(visit));
  registerSessionCall(registry, loginWithPasskey, ({ input, visit }) => passkeys.login(input.body.credential, visit));
}
