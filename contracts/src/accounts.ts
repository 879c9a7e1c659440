import { z } from 'zod';
import { defineCall, done, nothing } from './call.ts';
import { idiomaSchema } from './language.ts';

export const ROLES = ['lector', 'investigador', 'experto'] as const;
export const rolSchema = z.enum(ROLES);
export type Rol = z.infer<typeof rolSchema>;

export const ALIAS_MIN = 3;
export const ALIAS_MAX = 30;
export const PASSWORD_MIN = 8;
export const PASSWORD_MAX = 128;

/** Letters, numbers and single separators between them, in any script. */
const ALIAS_SHAPE = /^[\p{L}\p{N}]+(?:[ ._'’-][\p{L}\p{N}]+)*$/u;

export const aliasSchema = z
  .string()
  .trim()
  .normalize('NFC')
  .refine((alias) => [...alias].length >= ALIAS_MIN && [...alias].length <= ALIAS_MAX && ALIAS_SHAPE.test(alias));
export const emailSchema = z.string().trim().toLowerCase().max(254).pipe(z.email());
export const passwordSchema = z.string().min(PASSWORD_MIN).max(PASSWORD_MAX);

/** What a person may know of themselves everywhere. */
export const userSchema = z.object({
  id: z.int().describe('Same as usuario_id'),
  usuario_id: z.int(),
  alias: z.string(),
  rol: rolSchema,
  email: z.string(),
  email_verificado: z.boolean(),
  es_administrador: z.boolean(),
  segundo_factor: z.boolean(),
  bio_foto_url: z.string().nullable(),
  idioma: idiomaSchema,
});
export type User = z.infer<typeof userSchema>;

export const getMe = defineCall({
  method: 'GET',
  path: '/api/me',
  summary: 'Who is signed in; null for visitors',
  params: nothing,
  query: nothing,
  reply: z.object({ user: userSchema.nullable() }),
});

export const register = defineCall({
  method: 'POST',
  path: '/api/register',
  summary: 'A new account, signed in at once; the address is proved by mail',
  params: nothing,
  query: nothing,
  body: z.object({ email: emailSchema, password: passwordSchema, alias: aliasSchema }),
  reply: z.object({ user: userSchema }),
});

export const login = defineCall({
  method: 'POST',
  path: '/api/login',
  summary: 'Signs in, or asks for the second factor',
  params: nothing,
  query: nothing,
  body: z.object({ email: emailSchema, password: z.string().min(1).max(1000) }),
  reply: z.object({
    user: userSchema.nullable(),
    segundo_factor: z.boolean().describe('Asked for before the session begins'),
  }),
});

export const logout = defineCall({
  method: 'POST',
  path: '/api/logout',
  summary: 'Ends this session',
  params: nothing,
  query: nothing,
  reply: done,
});

export const logoutByLink = defineCall({
  ...logout,
  method: 'GET',
  summary: 'The same by a link, from our own pages alone',
});

export const resendVerification = defineCall({
  method: 'POST',
  path: '/api/verify-email/resend',
  summary: 'Sends the proof of address once more',
  params: nothing,
  query: nothing,
  reply: done,
});

export const verifyEmail = defineCall({
  method: 'POST',
  path: '/api/verify-email',
  summary: 'Proves an address with the token of the mail',
  params: nothing,
  query: nothing,
  body: z.object({ token: z.string().min(1).max(2000) }),
  reply: done,
});

export const forgotPassword = defineCall({
  method: 'POST',
  path: '/api/password/forgot',
  summary: 'Sends a link to choose a new password; answers alike whoever asks',
  params: nothing,
  query: nothing,
  body: z.object({ email: emailSchema }),
  reply: done,
});

export const resetPassword = defineCall({
  method: 'POST',
  path: '/api/password/reset',
  summary: 'Chooses a new password with the token of the mail; ends every session',
  params: nothing,
  query: nothing,
  body: z.object({ token: z.string().min(1).max(200), password: passwordSchema }),
  reply: done,
});

export const changePassword = defineCall({
  method: 'POST',
  path: '/api/password/change',
  summary: 'A new password for who knows the old one; ends the other sessions',
  params: nothing,
  query: nothing,
  body: z.object({ actual: z.string().min(1).max(1000), nueva: passwordSchema }),
  reply: done,
});

const codeBody = z.object({ code: z.string().trim().min(6).max(40) });

export const verifySecondFactor = defineCall({
  method: 'POST',
  path: '/api/two-factor/verify',
  summary: 'Finishes a sign-in, or the setting up, with a code of the authenticator app',
  params: nothing,
  query: nothing,
  body: codeBody,
  reply: z.object({ user: userSchema }),
});

export const useRecoveryCode = defineCall({
  ...verifySecondFactor,
  path: '/api/two-factor/recovery',
  summary: 'Finishes a sign-in with a recovery code, which is used up',
});

export const enableSecondFactor = defineCall({
  method: 'POST',
  path: '/api/two-factor/enable',
  summary: 'Begins setting up an authenticator app; it counts once a code of it has been verified',
  params: nothing,
  query: nothing,
  body: z.object({ password: z.string().min(1).max(1000) }),
  reply: z.object({ totp_uri: z.string(), recovery_codes: z.array(z.string()) }),
});

export const disableSecondFactor = defineCall({
  method: 'POST',
  path: '/api/two-factor/disable',
  summary: 'Gives up the second factor',
  params: nothing,
  query: nothing,
  body: z.object({ password: z.string().min(1).max(1000) }),
  reply: done,
});

export const sessionSchema = z.object({
  session_id: z.int(),
  actual: z.boolean().describe('The one this is asked from'),
  navegador: z.string(),
  created_on: z.iso.datetime(),
  updated_on: z.iso.datetime(),
});

export const listSessions = defineCall({
  method: 'GET',
  path: '/api/user/sessions',
  summary: 'Where one is signed in',
  params: nothing,
  query: nothing,
  reply: z.object({ sessions: z.array(sessionSchema) }),
});

export const endSession = defineCall({
  method: 'DELETE',
  path: '/api/user/sessions/:session_id',
  summary: 'Ends one of one’s own sessions',
  params: z.object({ session_id: z.coerce.number().int().positive() }),
  query: nothing,
  reply: done,
});

export const endOtherSessions = defineCall({
  method: 'DELETE',
  path: '/api/user/sessions',
  summary: 'Signs out everywhere else',
  params: nothing,
  query: nothing,
  reply: done,
});
