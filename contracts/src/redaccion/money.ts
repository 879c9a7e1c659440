import { z } from 'zod';
import { defineCall, done, nothing } from '../call.ts';
import { cursorSchema } from './changes.ts';

/** What an operator can have done with the ledger: a worker does it. */
const LEDGER_WAYS = ['check', 'reconcile', 'sweep', 'pay'] as const;
export type LedgerWay = (typeof LEDGER_WAYS)[number];

const cents = z.number().int();
const moment = z.string();
const person = { usuario_id: z.number().int(), alias: z.string() };
const paged = { has_more: z.boolean(), cursor: z.string().nullable() };

export const getMoney = defineCall({
  method: 'GET',
  path: '/api/redaccion/dinero/estado',
  summary: 'How the money is: the last proofs of the ledger, what is on its way, what nothing explains',
  params: nothing,
  query: nothing,
  reply: z.object({
    payments_on: z.boolean().describe('Whether there is a card provider'),
    unexplained_cents: cents,
    events_due: z.number().int().describe('Told by the provider and not applied yet'),
    events_refused: z.number().int(),
    checks: z
      .array(
        z.object({
          check_id: z.number().int(),
          ended_on: moment,
          seconds: z.number(),
          transfers: z.number().int(),
          faults: z.array(z.object({ rule: z.string(), what: z.string() })),
        }),
      )
      .describe('The newest first'),
    remainders: z
      .array(z.object({ account: z.string(), cents, known_cents: cents, oldest_on: moment.nullable() }))
      .describe('Of the clearing accounts, as of the last proof'),
  }),
});

const openSchema = z.object({
  ...person,
  amount_cents: cents,
  estado: z.enum(['pedido', 'fallido']),
  attempts: z.number().int(),
  last_error: z.string().nullable(),
  created_on: moment,
  next_try_on: moment.nullable().describe('Null where nothing is left for us to ask'),
});

export const listRefunds = defineCall({
  method: 'GET',
  path: '/api/redaccion/dinero/devoluciones',
  summary: 'Refunds that wait or have failed, the newest first',
  params: nothing,
  query: z.object({ cursor: cursorSchema }),
  reply: z.object({
    refunds: z.array(
      openSchema.extend({
        card_refund_id: z.string(),
        is_donation: z.boolean(),
        asked_again: z.boolean().describe('Another one of the same payment has been asked for since'),
      }),
    ),
    ...paged,
  }),
});
export type ListedRefund = z.infer<typeof listRefunds.reply>['refunds'][number];

export const retryRefund = defineCall({
  method: 'POST',
  path: '/api/redaccion/dinero/devoluciones/:card_refund_id/reintentar',
  summary: 'Asks the provider now; what has failed is taken from where it went back to, if it is still there',
  params: z.object({ card_refund_id: z.uuid() }),
  query: nothing,
  reply: done,
});

export const listPayouts = defineCall({
  method: 'GET',
  path: '/api/redaccion/dinero/pagos',
  summary: 'Payouts to authors that wait or have failed, the newest first',
  params: nothing,
  query: z.object({ cursor: cursorSchema }),
  reply: z.object({ payouts: z.array(openSchema.extend({ payout_id: z.string() })), ...paged }),
});
export type ListedPayout = z.infer<typeof listPayouts.reply>['payouts'][number];

export const retryPayout = defineCall({
  method: 'POST',
  path: '/api/redaccion/dinero/pagos/:payout_id/reintentar',
  summary: 'The provider is asked within a minute',
  params: z.object({ payout_id: z.uuid() }),
  query: nothing,
  reply: done,
});

export const listHeldAuthors = defineCall({
  method: 'GET',
  path: '/api/redaccion/dinero/retenidos',
  summary: 'Authors with enough due who cannot be paid, and why',
  params: nothing,
  query: z.object({ cursor: cursorSchema }),
  reply: z.object({
    authors: z.array(
      z.object({
        ...person,
        cents,
        reason: z.enum(['debt', 'no_account', 'not_enabled', 'refused']),
        said: z.string().nullable().describe('By the provider, when it refused'),
      }),
    ),
    ...paged,
  }),
});
export type HeldAuthor = z.infer<typeof listHeldAuthors.reply>['authors'][number];

export const listDisputes = defineCall({
  method: 'GET',
  path: '/api/redaccion/dinero/disputas',
  summary: 'Payments that their owner disputes at the bank, the newest first',
  params: nothing,
  query: z.object({ cursor: cursorSchema }),
  reply: z.object({
    disputes: z.array(
      z.object({
        dispute_id: z.string(),
        usuario_id: z.number().int().nullable(),
        alias: z.string().nullable(),
        amount_cents: cents,
        estado: z.string().describe('As the provider spells it'),
        funds_withdrawn: z.boolean(),
        funds_reinstated: z.boolean(),
        created_on: moment,
      }),
    ),
    ...paged,
  }),
});
export type ListedDispute = z.infer<typeof listDisputes.reply>['disputes'][number];

export const listDifferences = defineCall({
  method: 'GET',
  path: '/api/redaccion/dinero/diferencias',
  summary: 'Movements of our balance at the provider that the ledger does not explain, the oldest first',
  params: nothing,
  query: nothing,
  reply: z.object({
    movements: z.array(
      z.object({
        movement_id: z.string(),
        type: z.string(),
        source_id: z.string().nullable(),
        amount_cents: cents,
        created_on: moment,
        reason: z.string().nullable(),
      }),
    ),
  }),
});
export type UnexplainedMovement = z.infer<typeof listDifferences.reply>['movements'][number];

export const listLedgerRuns = defineCall({
  method: 'GET',
  path: '/api/redaccion/dinero/trabajos',
  summary: 'What operators have had done with the ledger lately, and what came of it',
  params: nothing,
  query: nothing,
  reply: z.object({
    runs: z.array(
      z.object({
        run_id: z.number().int(),
        way: z.enum(LEDGER_WAYS),
        asked_on: moment,
        began_on: moment.nullable(),
        ended_on: moment.nullable(),
        outcome: z.record(z.string(), z.number()).nullable().describe('In figures'),
        fault: z.string().nullable().describe('Why it could not be done'),
      }),
    ),
  }),
});
export type LedgerRun = z.infer<typeof listLedgerRuns.reply>['runs'][number];

export const startLedgerRun = defineCall({
  method: 'POST',
  path: '/api/redaccion/dinero/trabajos',
  summary: 'A worker does it; one that waits already is not asked for twice',
  params: nothing,
  query: nothing,
  body: z.strictObject({ way: z.enum(LEDGER_WAYS) }),
  reply: z.object({ run_id: z.number().int() }),
});
