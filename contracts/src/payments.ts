import { z } from 'zod';
import { defineCall, nothing } from './call.ts';
import { idSchema } from './paging.ts';
import { PLANS } from './plans.ts';

/** Made by the browser and kept until it is answered: whatever is asked again under it is done once. */
const idempotencyKey = z.uuid().optional();
const euros = z.number().min(0).max(100_000);

export const getPaymentsConfig = defineCall({
  method: 'GET',
  path: '/api/stripe/config',
  summary: 'What the browser needs to pay with; public_key is null where no means of payment is set up',
  params: nothing,
  query: nothing,
  reply: z.object({
    public_key: z.string().nullable(),
    script_url: z.string().nullable().describe("The provider's script, where it is not the provider's own"),
    porcentaje_comision: z.number(),
    planes: z.array(z.object({ plan: z.enum(PLANS), price_id: z.string() })),
  }),
});
export type PaymentsConfig = z.infer<typeof getPaymentsConfig.reply>;

export const getBalance = defineCall({
  method: 'GET',
  path: '/api/stripe/user-balance',
  summary: "One's own balance in euros, under both of its names",
  params: nothing,
  query: nothing,
  reply: z.object({
    pay_per_view: z.number(),
    pay_per_view_balance: z.number(),
    deuda_euros: z.number().describe('Owed after a payment was taken back; nothing can be bought meanwhile'),
    devolvible_euros: z.number().describe('What can go back to the cards it came from'),
  }),
});
export type Balance = z.infer<typeof getBalance.reply>;

export const purchaseArticle = defineCall({
  method: 'POST',
  path: '/api/stripe/purchase-article',
  summary: 'Buys an article from the balance; twice is once. Another price than the article has is refused',
  params: nothing,
  query: nothing,
  body: z
    .object({
      articulo_id: idSchema.optional(),
      article_id: idSchema.optional(),
      importe_euros: euros.optional(),
      precio: euros.optional(),
      idempotency_key: idempotencyKey,
    })
    .refine(({ articulo_id, article_id }) => (articulo_id === undefined) !== (article_id === undefined), {
      message: 'exactly one of articulo_id and article_id',
    }),
  reply: z.object({
    success: z.literal(true),
    message: z.string(),
    articulo_id: z.int(),
    importe_euros: z.number().describe('What it cost'),
    pay_per_view: z.number().describe('The balance now'),
  }),
});

export const checkPurchase = defineCall({
  method: 'GET',
  path: '/api/stripe/check-purchase/:articulo_id',
  summary: 'Whether the reader has bought the article; never for a visitor',
  params: z.object({ articulo_id: idSchema }),
  query: nothing,
  reply: z.object({ purchased: z.boolean() }),
});

export const listPurchases = defineCall({
  method: 'GET',
  path: '/api/stripe/purchases',
  summary: 'The articles that the reader has bought',
  params: nothing,
  query: nothing,
  reply: z.object({ articulos: z.array(z.int()) }),
});

export const createPaymentIntent = defineCall({
  method: 'POST',
  path: '/api/stripe/create-payment-intent',
  summary: 'Begins a top-up; the browser confirms it with the provider',
  params: nothing,
  query: nothing,
  body: z.object({
    amount: z.number().min(0.01).max(100_000).describe('In euros'),
    tipo_dinero: z.literal('pay_per_view'),
    idempotency_key: idempotencyKey,
  }),
  reply: z.object({
    success: z.literal(true),
    client_secret: z.string(),
    top_up_id: z.uuid(),
    importe_euros: z.number().describe("Raised to the provider's minimum where it was below"),
  }),
});

export const TOP_UP_STATES = ['pendiente', 'pagada', 'cancelada'] as const;

export const getTopUp = defineCall({
  method: 'GET',
  path: '/api/stripe/top-ups/:top_up_id',
  summary: 'Whether a top-up has arrived; the provider tells us, not the browser',
  params: z.object({ top_up_id: z.uuid() }),
  query: nothing,
  reply: z.object({ estado: z.enum(TOP_UP_STATES), importe_euros: z.number(), pay_per_view: z.number() }),
});

export const refundBalance = defineCall({
  method: 'POST',
  path: '/api/stripe/refund-balance',
  summary: 'Sends what is left of the balance back to the cards it came from',
  params: nothing,
  query: nothing,
  body: z.object({ idempotency_key: idempotencyKey }),
  reply: z.object({ success: z.literal(true), importe_euros: z.number() }),
});

export const TIPOS_TRANSACCION = ['recarga', 'compra', 'ingreso_autor', 'donacion', 'reembolso', 'pago_autor'] as const;
export type TipoTransaccion = (typeof TIPOS_TRANSACCION)[number];
export const TIPOS_DINERO = ['donacion', 'pay_per_view'] as const;

export const transactionSchema = z.object({
  id: z.string(),
  created_at: z.iso.datetime(),
  tipo_transaccion: z.enum(TIPOS_TRANSACCION),
  tipo_dinero: z.enum(TIPOS_DINERO),
  importe_euros: z.number().describe('Below zero where it leaves'),
  articulo_id: z.int().nullable(),
  titulo_articulo: z.string().nullable(),
  estado: z.enum(['hecha', 'en_camino', 'fallida']),
  saldo_euros: z.number().nullable().describe("The reader's balance after it; null where it does not touch it"),
});
export type Transaction = z.infer<typeof transactionSchema>;

function isTimeZone(name: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: name }));
  } catch {
    return false;
  }
}

const transactionQuery = z.object({
  tipo: z.enum(TIPOS_TRANSACCION).optional(),
  desde: z.iso.date().optional(),
  hasta: z.iso.date().optional(),
  zona: z.string().max(60).refine(isTimeZone).default('UTC').describe('Whose days are meant, by its IANA name'),
  cursor: z.string().max(200).optional(),
});
export type AskedTransactions = Omit<z.output<typeof transactionQuery>, 'cursor'>;
const transactionReply = z.object({
  success: z.literal(true),
  transactions: z.array(transactionSchema),
  has_more: z.boolean(),
  cursor: z.string().nullable(),
});

export const listUserTransactions = defineCall({
  method: 'GET',
  path: '/api/stripe/user-transactions',
  summary: "One's own movements of money, newest first",
  params: nothing,
  query: transactionQuery,
  reply: transactionReply,
});

export const listTransactions = defineCall({
  method: 'GET',
  path: '/api/stripe/transactions',
  summary: 'The same under its other name',
  params: nothing,
  query: transactionQuery,
  reply: transactionReply,
});

export const downloadTransactions = defineCall({
  method: 'GET',
  path: '/api/stripe/transactions.csv',
  summary: 'All of them as a file for a spreadsheet',
  params: nothing,
  query: transactionQuery.omit({ cursor: true }).extend({ idioma: z.enum(['es', 'en', 'fr', 'de']).default('es') }),
  reply: z.string(),
  download: 'text/csv',
});

export const getReceipt = defineCall({
  method: 'GET',
  path: '/api/stripe/transactions/:id/receipt',
  summary: 'One movement as a receipt, to be printed',
  params: z.object({ id: z.string().max(60) }),
  query: nothing,
  reply: z.object({
    transaction: transactionSchema,
    alias: z.string(),
    email: z.string(),
    autor: z.string().nullable(),
    referencia: z.string(),
  }),
});
export type Receipt = z.infer<typeof getReceipt.reply>;
