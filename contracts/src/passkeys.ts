import { z } from 'zod';
import { userSchema } from './accounts.ts';
import { defineCall, done, nothing } from './call.ts';

/** Options and answers of the WebAuthn standard, as browsers read and write them; the library checks them. */
const webauthnOptions = z.record(z.string(), z.unknown());
const webauthnAnswer = z.looseObject({ id: z.string().min(1).max(1400), type: z.literal('public-key') });

export const PASSKEY_NAME_MAX = 60;

export const passkeySchema = z.object({
  passkey_id: z.int(),
  nombre: z.string(),
  created_on: z.iso.datetime(),
});
export type Passkey = z.infer<typeof passkeySchema>;

export const listPasskeys = defineCall({
  method: 'GET',
  path: '/api/passkeys',
  summary: 'One’s own passkeys',
  params: nothing,
  query: nothing,
  reply: z.object({ passkeys: z.array(passkeySchema) }),
});

export const beginPasskey = defineCall({
  method: 'POST',
  path: '/api/passkeys/options',
  summary: 'What the browser needs to make a passkey; asks for the password first',
  params: nothing,
  query: nothing,
  body: z.object({ password: z.string().min(1).max(1000) }),
  reply: z.object({ options: webauthnOptions }),
});

export const addPasskey = defineCall({
  method: 'POST',
  path: '/api/passkeys',
  summary: 'Keeps the passkey that the browser has made',
  params: nothing,
  query: nothing,
  body: z.object({ nombre: z.string().trim().min(1).max(PASSKEY_NAME_MAX), credential: webauthnAnswer }),
  reply: z.object({ passkey: passkeySchema }),
});

export const removePasskey = defineCall({
  method: 'DELETE',
  path: '/api/passkeys/:passkey_id',
  summary: 'Gives up one of one’s own passkeys',
  params: z.object({ passkey_id: z.coerce.number().int().positive() }),
  query: nothing,
  reply: done,
});

export const beginPasskeyLogin = defineCall({
  method: 'POST',
  path: '/api/passkeys/login/options',
  summary: 'What the browser needs to sign in with a passkey; the same for everybody',
  params: nothing,
  query: nothing,
  reply: z.object({ options: webauthnOptions }),
});

export const loginWithPasskey = defineCall({
  method: 'POST',
  path: '/api/passkeys/login',
  summary: 'Signs in with a passkey, which needs no second factor',
  params: nothing,
  query: nothing,
  body: z.object({ credential: webauthnAnswer }),
  reply: z.object({ user: userSchema }),
});
