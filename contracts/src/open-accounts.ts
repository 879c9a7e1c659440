import { z } from 'zod';
import { defineCall, nothing } from './call.ts';

/** In euros, straight from the ledger. */
const amounts = {
  recargas: z.number().describe('Put into readers’ balances'),
  donaciones: z.number(),
  compras: z.number().describe('Spent on articles'),
  autores: z.number().describe('Of that, earned by authors'),
  comision: z.number().describe('Of that, kept for running the site'),
  pagado_autores: z.number().describe('Sent to authors'),
  costes: z.number().describe('What the card provider cost'),
  devuelto: z.number().describe('Sent back to cards'),
};
const monthSchema = z.object({ mes: z.string().regex(/^\d{4}-\d{2}$/), ...amounts });
export type OpenMonth = z.infer<typeof monthSchema>;

export const getOpenAccounts = defineCall({
  method: 'GET',
  path: '/api/cuentas',
  isPageWithoutPrefix: true,
  summary: 'What came in, went to authors and was spent, month by month',
  params: nothing,
  query: nothing,
  reply: z.object({
    desde: z.string().nullable(),
    actualizado_on: z.iso.datetime(),
    meses: z.array(monthSchema).describe('The newest first'),
    total: z.object(amounts),
    saldo_lectores: z.number().describe('Readers’ own, kept for them'),
    pendiente_autores: z.number().describe('Earned and not yet arrived'),
    pendiente_tarjetas: z.number().describe('On its way back to cards'),
    comprobado_on: z.iso.datetime().nullable().describe('When the ledger was last proved'),
    fallos: z.int().nullable().describe('That were found then'),
  }),
});
export type OpenAccounts = z.infer<typeof getOpenAccounts.reply>;
