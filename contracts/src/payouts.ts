import { z } from 'zod';
import { defineCall, nothing } from './call.ts';

export const PAYOUT_ACCOUNT_STATES = ['not_started', 'incomplete', 'enabled'] as const;

export const getAccountStatus = defineCall({
  method: 'GET',
  path: '/api/stripe/account-status',
  summary: "How far an author's account for being paid is, and what is due",
  params: nothing,
  query: nothing,
  reply: z.object({
    has_stripe_account: z.boolean(),
    status: z.enum(PAYOUT_ACCOUNT_STATES),
    charges_enabled: z.boolean(),
    payouts_enabled: z.boolean(),
    pendiente_euros: z.number().describe('Earned and not yet paid'),
    minimo_euros: z.number().describe('Paid from here on'),
    en_camino_euros: z.number(),
    pagado_euros: z.number(),
    deuda_euros: z.number().describe('Owed after a payment was taken back; nothing is paid meanwhile'),
  }),
});
export type AccountStatus = z.infer<typeof getAccountStatus.reply>;

const withLink = z.object({ success: z.literal(true), url: z.string() });

export const createExpressAccount = defineCall({
  method: 'POST',
  path: '/api/stripe/create-express-account',
  summary: "Opens an author's account at the provider; asked again it is the same one",
  params: nothing,
  query: nothing,
  reply: z.object({ success: z.literal(true), account_id: z.string() }),
});

export const createConnectedAccount = defineCall({
  method: 'POST',
  path: '/api/stripe/create-connected-account',
  summary: 'The same, saying what kind of business it is and where',
  params: nothing,
  query: nothing,
  body: z.object({
    business_type: z.literal('individual').default('individual'),
    country: z
      .string()
      .regex(/^[A-Z]{2}$/)
      .default('ES'),
  }),
  reply: z.object({ success: z.literal(true), account_id: z.string() }),
});

export const createAccountLink = defineCall({
  method: 'POST',
  path: '/api/stripe/create-account-link',
  summary: "The provider's page to complete or change the account; for an enabled one, its dashboard",
  params: nothing,
  query: nothing,
  body: z.object({ type: z.enum(['account_onboarding', 'account_update']) }),
  reply: withLink,
});

export const createOnboardingLink = defineCall({
  method: 'POST',
  path: '/api/stripe/create-onboarding-link',
  summary: "The provider's page to complete the account",
  params: nothing,
  query: nothing,
  reply: withLink,
});
