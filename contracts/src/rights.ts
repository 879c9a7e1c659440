import { z } from 'zod';
import { defineCall, done, nothing } from './call.ts';

/** Between asking for deletion and its being done, in which it can be taken back. */
export const DELETION_GRACE_DAYS = 14;
/** A made export can be fetched for so long. */
export const EXPORT_KEPT_DAYS = 7;

export const exportSchema = z.object({
  created_on: z.iso.datetime(),
  lista: z.boolean().describe('Made and ready to be fetched'),
  expires_on: z.iso.datetime().nullable(),
  bytes: z.int().nullable(),
});
export type DataExport = z.infer<typeof exportSchema>;

export const requestExport = defineCall({
  method: 'POST',
  path: '/api/user/export',
  summary: 'Asks for everything kept about oneself; made in the background and told of by mail',
  params: nothing,
  query: nothing,
  reply: z.object({ exportacion: exportSchema }),
});

export const getExport = defineCall({
  method: 'GET',
  path: '/api/user/export',
  summary: 'How far the last export is',
  params: nothing,
  query: nothing,
  reply: z.object({ exportacion: exportSchema.nullable() }),
});

export const downloadExport = defineCall({
  method: 'GET',
  path: '/api/user/export/file',
  summary: 'The last export itself, to its owner alone',
  params: nothing,
  query: nothing,
  download: 'application/zip',
  reply: z.unknown(),
});

export const requestDeletion = defineCall({
  method: 'POST',
  path: '/api/user/deletion',
  summary: 'Deletes the account after a time of grace',
  params: nothing,
  query: nothing,
  body: z.object({ password: z.string().min(1).max(1000) }),
  reply: z.object({
    eliminacion_prevista: z.iso.datetime(),
    dinero: z
      .object({
        devuelto_euros: z.number().describe('Goes back to the cards it came from'),
        pagado_euros: z.number().describe('Earned, and sent to its author'),
        perdido_euros: z.number().describe('Can be neither'),
      })
      .nullable()
      .describe('What becomes of the money that is there; null where there is none'),
  }),
});

export const cancelDeletion = defineCall({
  method: 'DELETE',
  path: '/api/user/deletion',
  summary: 'Keeps the account after all',
  params: nothing,
  query: nothing,
  reply: done,
});
