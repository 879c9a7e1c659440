import { z } from 'zod';

/** A text and the claims that it rests on, by their ids. */
const backed = z.object({ text: z.string(), claims: z.array(z.string()) });

export const writeReplySchema = z.object({
  title: backed,
  summary: z.array(backed),
  statements: z.array(
    backed.extend({
      section: z.enum(['hechos', 'opiniones', 'contexto_del_evento', 'declaraciones', 'framing', 'impacto_futuro']),
      detail: z.string().nullable(),
    }),
  ),
  contradictions: z.array(z.object({ question: z.string(), versions: z.array(backed) })),
});
export type WriteReply = z.infer<typeof writeReplySchema>;
