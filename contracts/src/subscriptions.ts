import { z } from 'zod';
import { defineCall, done, nothing } from './call.ts';
import { PLANS } from './plans.ts';

export const SUBSCRIPTION_STATES = ['incompleta', 'activa', 'impagada', 'cancelada'] as const;

export const subscriptionSchema = z.object({
  plan: z.enum(PLANS),
  price_id: z.string(),
  estado: z.enum(SUBSCRIPTION_STATES),
  importe_euros: z.number(),
  periodo: z.enum(['mes', 'año']),
  renueva_on: z.iso.datetime().nullable().describe('Null where it does not'),
  termina_on: z.iso.datetime().nullable(),
  desistir_hasta: z.iso.datetime().nullable().describe('Until then all of it can be had back'),
  tarjeta: z.object({ marca: z.string(), ultimos4: z.string() }).nullable(),
  created_on: z.iso.datetime(),
});
export type Subscription = z.infer<typeof subscriptionSchema>;

/** What a card needs before it pays; the browser does it and asks again. */
const result = z.object({
  success: z.boolean(),
  message: z.string(),
  requires_action: z.boolean(),
  client_secret: z.string().nullable(),
  suscripcion: subscriptionSchema.nullable(),
});
export type SubscriptionResult = z.infer<typeof result>;

export const createSubscription = defineCall({
  method: 'POST',
  path: '/api/stripe/create-subscription',
  summary: 'Begins a recurring donation; price_id is one of the plans',
  params: nothing,
  query: nothing,
  body: z.object({
    price_id: z.string().max(100),
    payment_method_id: z.string().max(100),
    idempotency_key: z.uuid().optional(),
  }),
  reply: result,
});

export const getSubscription = defineCall({
  method: 'GET',
  path: '/api/stripe/subscription',
  summary: "One's own recurring donation; refrescar asks the provider first",
  params: nothing,
  query: z.object({ refrescar: z.stringbool().default(false) }),
  reply: z.object({ suscripcion: subscriptionSchema.nullable() }),
});

export const changeSubscription = defineCall({
  method: 'POST',
  path: '/api/stripe/subscription/change',
  summary: 'Another plan from the next period on, or another card, or to go on after all',
  params: nothing,
  query: nothing,
  body: z.object({
    price_id: z.string().max(100).optional(),
    payment_method_id: z.string().max(100).optional(),
    continuar: z.literal(true).optional(),
    idempotency_key: z.uuid().optional(),
  }),
  reply: result,
});

export const cancelSubscription = defineCall({
  method: 'POST',
  path: '/api/stripe/subscription/cancel',
  summary: 'Ends it with the period that is paid',
  params: nothing,
  query: nothing,
  body: nothing,
  reply: z.object({ suscripcion: subscriptionSchema }),
});

export const withdrawSubscription = defineCall({
  method: 'POST',
  path: '/api/stripe/subscription/withdraw',
  summary: 'Withdraws from it in the time that the law gives: it ends at once and what was paid goes back',
  params: nothing,
  query: nothing,
  body: z.object({ confirmo: z.literal(true), idempotency_key: z.uuid().optional() }),
  reply: done.extend({
    importe_euros: z
      .number()
      .nullable()
      .describe('What goes back; null while the provider does not answer: it follows'),
  }),
});

export const invoiceSchema = z.object({
  id: z.string(),
  created_on: z.iso.datetime(),
  importe_euros: z.number(),
  estado: z.enum(['pagada', 'pendiente', 'fallida', 'devuelta']),
  url: z.string().nullable(),
});
export type Invoice = z.infer<typeof invoiceSchema>;

export const listInvoices = defineCall({
  method: 'GET',
  path: '/api/stripe/subscription/invoices',
  summary: "The invoices of one's own recurring donations, newest first",
  params: nothing,
  query: nothing,
  reply: z.object({ facturas: z.array(invoiceSchema) }),
});
