import { z } from 'zod';

export const claimsReplySchema = z.object({
  claims: z.array(
    z.object({
      kind: z.enum(['hecho', 'declaracion', 'opinion', 'contexto', 'encuadre', 'impacto']),
      text: z.string(),
      detail: z.string().nullable(),
      first: z.int(),
      last: z.int(),
      weight: z.number(),
    }),
  ),
});
export type ClaimsReply = z.infer<typeof claimsReplySchema>;
