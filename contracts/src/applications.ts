import { z } from 'zod';
import { defineCall, done, nothing } from './call.ts';

export const APPLICATION_ROLES = ['investigador', 'experto'] as const;
export const APPLICATION_REASON_MIN = 50;
export const APPLICATION_REASON_MAX = 2000;
export const APPLICATION_LINKS_MAX = 5;
export const APPLICATION_STATES = ['pendiente', 'aceptada', 'rechazada'] as const;

/** A wish to write as researcher or expert, and what became of it. */
export const applicationSchema = z.object({
  solicitud_id: z.int(),
  rol: z.enum(APPLICATION_ROLES),
  motivo: z.string(),
  enlaces: z.array(z.string()),
  estado: z.enum(APPLICATION_STATES),
  respuesta: z.string().nullable().describe('What the administrator wrote with the decision'),
  created_on: z.iso.datetime(),
  decided_on: z.iso.datetime().nullable(),
});
export type Application = z.infer<typeof applicationSchema>;

export const applyForRole = defineCall({
  method: 'POST',
  path: '/api/user/application',
  summary: 'Asks to become an author; an administrator decides',
  params: nothing,
  query: nothing,
  body: z.object({
    rol: z.enum(APPLICATION_ROLES),
    motivo: z.string().trim().min(APPLICATION_REASON_MIN).max(APPLICATION_REASON_MAX),
    enlaces: z
      .array(z.url({ protocol: /^https?$/, hostname: z.regexes.domain }).max(300))
      .max(APPLICATION_LINKS_MAX)
      .default([]),
  }),
  reply: z.object({ solicitud: applicationSchema }),
});

export const withdrawApplication = defineCall({
  method: 'DELETE',
  path: '/api/user/application',
  summary: 'Takes back one’s own application while it waits',
  params: nothing,
  query: nothing,
  reply: done,
});
