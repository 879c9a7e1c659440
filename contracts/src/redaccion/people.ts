import { z } from 'zod';
import { rolSchema } from '../accounts.ts';
import { applicationSchema } from '../applications.ts';
import { defineCall, done, nothing } from '../call.ts';
import { idiomaSchema } from '../language.ts';
import { idSchema } from '../paging.ts';
import { cursorSchema, noteSchema } from './changes.ts';

export const PEOPLE_FILTERS = ['todas', 'administran', 'suspendidas'] as const;
export type PeopleFilter = (typeof PEOPLE_FILTERS)[number];

/** What people are told; it stands in the mail. */
export const SUSPENSION_REASON_MAX = 1000;
/** What is said with the answer to an application. */
export const ANSWER_MAX = 2000;

const suspensionSchema = z.object({
  motivo: z.string(),
  hasta: z.string().nullable().describe('Null until it is lifted'),
  created_on: z.string(),
});
export type Suspension = z.infer<typeof suspensionSchema>;

export const personRowSchema = z.object({
  usuario_id: z.int(),
  alias: z.string(),
  correo: z.string(),
  email_verificado: z.boolean(),
  rol: rolSchema,
  es_administrador: z.boolean(),
  segundo_factor: z.boolean(),
  suspendida: z.boolean(),
  created_on: z.string(),
});
export type PersonRow = z.infer<typeof personRowSchema>;

/** Nothing of it opens a door. */
export const personDetailSchema = personRowSchema.extend({
  idioma: idiomaSchema,
  suspension: suspensionSchema.nullable(),
  deletion_due_on: z.string().nullable(),
  sesiones: z.int(),
  llaves_de_acceso: z.int(),
  articulos_publicados: z.int(),
  borradores: z.int(),
  comentarios: z.int(),
  avisos_hechos: z.int(),
  avisos_recibidos: z.int().describe('About what they have written'),
  tiene_dinero: z.boolean().describe('Has paid, been paid, or begun to'),
});
export type PersonDetail = z.infer<typeof personDetailSchema>;

const personParams = z.object({ usuario_id: idSchema });
const reasonSchema = z.string().trim().min(1).max(SUSPENSION_REASON_MAX);

export const listPeople = defineCall({
  method: 'GET',
  path: '/api/redaccion/personas',
  summary: 'Accounts, the newest first; or those whose alias or address begins so, or with that number',
  params: nothing,
  query: z.object({
    cursor: cursorSchema,
    buscar: z.string().trim().max(254).default(''),
    filtro: z.enum(PEOPLE_FILTERS).default('todas'),
  }),
  reply: z.object({ personas: z.array(personRowSchema), has_more: z.boolean(), cursor: z.string().nullable() }),
});

export const getPerson = defineCall({
  method: 'GET',
  path: '/api/redaccion/personas/:usuario_id',
  summary: 'One account as whoever runs the site may know it',
  params: personParams,
  query: nothing,
  reply: z.object({ persona: personDetailSchema }),
});

export const changeRole = defineCall({
  method: 'POST',
  path: '/api/redaccion/personas/:usuario_id/rol',
  summary: 'Gives a role, at once and without a mail',
  params: personParams,
  query: nothing,
  body: z.strictObject({ rol: rolSchema, nota: noteSchema }),
  reply: done,
});

export const changeAdministrator = defineCall({
  method: 'POST',
  path: '/api/redaccion/personas/:usuario_id/administrador',
  summary: 'Makes somebody an administrator, or no longer; never oneself',
  params: personParams,
  query: nothing,
  body: z.strictObject({ es_administrador: z.boolean(), nota: noteSchema }),
  reply: done,
});

export const suspendPerson = defineCall({
  method: 'POST',
  path: '/api/redaccion/personas/:usuario_id/suspension',
  summary: 'Signs somebody out everywhere and lets them in no more, with a reason that is mailed; never oneself',
  params: personParams,
  query: nothing,
  body: z.strictObject({
    motivo: reasonSchema,
    hasta: z.iso.datetime().nullable().describe('Null until it is lifted'),
    retirar_articulos: z.boolean().default(false).describe('What they have published is withdrawn too'),
  }),
  reply: done,
});

export const liftSuspension = defineCall({
  method: 'DELETE',
  path: '/api/redaccion/personas/:usuario_id/suspension',
  summary: 'Lets somebody in again, who is told by mail',
  params: personParams,
  query: nothing,
  reply: done,
});

export const resetSecondFactor = defineCall({
  method: 'POST',
  path: '/api/redaccion/personas/:usuario_id/segundo-factor',
  summary: 'For who has lost it: takes it away, signs them out everywhere and tells them by mail; never for oneself',
  params: personParams,
  query: nothing,
  body: z.strictObject({ motivo: reasonSchema }),
  reply: done,
});

export const listWaitingApplications = defineCall({
  method: 'GET',
  path: '/api/redaccion/solicitudes',
  summary: 'Who waits to become an author, the longest waiting first',
  params: nothing,
  query: z.object({ cursor: cursorSchema }),
  reply: z.object({
    solicitudes: z.array(
      applicationSchema
        .pick({ solicitud_id: true, rol: true, motivo: true, enlaces: true, created_on: true })
        .extend({ usuario_id: z.int(), alias: z.string(), rol_actual: rolSchema }),
    ),
    has_more: z.boolean(),
    cursor: z.string().nullable(),
  }),
});
export type WaitingApplication = z.infer<typeof listWaitingApplications.reply>['solicitudes'][number];

export const answerApplication = defineCall({
  method: 'POST',
  path: '/api/redaccion/solicitudes/:solicitud_id',
  summary: 'Accepts or declines, with an answer that is mailed',
  params: z.object({ solicitud_id: idSchema }),
  query: nothing,
  body: z
    .strictObject({ aceptada: z.boolean(), respuesta: z.string().trim().max(ANSWER_MAX).default('') })
    .refine(({ aceptada, respuesta }) => aceptada || respuesta !== '', 'who is declined is told why'),
  reply: done,
});
