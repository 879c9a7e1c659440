import type { User } from '@poliedro/contracts/accounts';
import { callAccount } from './account-calls.ts';

/** Whether this browser makes and uses passkeys in the form that the server speaks. */
export function knowsPasskeys(): boolean {
  return (
    typeof PublicKeyCredential === 'function' &&
    'parseCreationOptionsFromJSON' in PublicKeyCredential &&
    'parseRequestOptionsFromJSON' in PublicKeyCredential
  );
}

/** Whether it offers them by itself where an account is typed in. */
export async function offersPasskeys(): Promise<boolean> {
  return knowsPasskeys() && (await PublicKeyCredential.isConditionalMediationAvailable?.()) === true;
}

/** The reader said no, or waited too long: browsers do not tell which. */
export const wasCancelled = (error: unknown) =>
  error instanceof DOMException && (error.name === 'NotAllowedError' || error.name === 'AbortError');

/** The device has a passkey of this account already. */
export const hasOneAlready = (error: unknown) => error instanceof DOMException && error.name === 'InvalidStateError';

function answerOf(credential: Credential | null) {
  if (!(credential instanceof PublicKeyCredential)) throw new DOMException('no passkey', 'NotAllowedError');
  const { id, ...rest } = credential.toJSON() as { id: string };
  return { ...rest, id, type: 'public-key' as const };
}

export async function makePasskey(nombre: string, password: string) {
  const { options } = await callAccount('beginPasskey', { password });
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(
    options as unknown as PublicKeyCredentialCreationOptionsJSON,
  );
  const credential = answerOf(await navigator.credentials.create({ publicKey }));
  return (await callAccount('addPasskey', { nombre, credential })).passkey;
}

type Answer = ReturnType<typeof answerOf>;

/** `offered` waits among the browser's suggestions until one is chosen; else the browser asks at once. */
export async function choosePasskey(how: 'asked' | 'offered', signal: AbortSignal): Promise<Answer> {
  const { options } = await callAccount('beginPasskeyLogin');
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(
    options as unknown as PublicKeyCredentialRequestOptionsJSON,
  );
  signal.throwIfAborted();
  const mediation = how === 'offered' ? 'conditional' : 'optional';
  return answerOf(await navigator.credentials.get({ publicKey, mediation, signal }));
}

export async function signInWithPasskey(credential: Answer): Promise<User> {
  return (await callAccount('loginWithPasskey', { credential })).user;
}
