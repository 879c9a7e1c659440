import { z } from 'zod';
import { aliasSchema, emailSchema, rolSchema, userSchema } from './accounts.ts';
import { applicationSchema } from './applications.ts';
import { defineCall, done, nothing } from './call.ts';
import { idiomaSchema } from './language.ts';

export const BIO_DESCRIPCION_MAX = 1000;
export const BIO_TEXT_MAX = 200;
export const BIO_CATEGORIAS_MAX = 10;
export const BIO_LINKS = ['link_blog', 'link_linkedin', 'link_twitter', 'link_periodico1', 'link_periodico2'] as const;

/** Where an author stands politically, in their own choice of these; special-category data, shown only by consent. */
export const ORIENTACIONES = ['izquierda', 'centroizquierda', 'centro', 'centroderecha', 'derecha', 'otra'] as const;

const shortText = z.string().trim().max(BIO_TEXT_MAX);
const link = z.union([z.literal(''), z.url({ protocol: /^https?$/, hostname: z.regexes.domain }).max(300)]);
const links = {
  link_blog: link,
  link_linkedin: link,
  link_twitter: link,
  link_periodico1: link,
  link_periodico2: link,
};

const bioFields = {
  descripcion: z.string().trim().max(BIO_DESCRIPCION_MAX),
  pais: z
    .string()
    .regex(/^[A-Z]{2}$/)
    .nullable()
    .describe('ISO code'),
  estudios: shortText,
  ...links,
  categorias: z.array(z.int32().positive()).max(BIO_CATEGORIAS_MAX).describe('Interests, by categoria_id'),
};

/** What its owner knows of a bio. */
export const bioSchema = z.object({
  ...bioFields,
  orientacion: z.enum(ORIENTACIONES).nullable(),
  orientacion_consentida: z.boolean().describe('The author agreed that it is kept and shown'),
  bio_foto_url: z.string().nullable(),
});
export type Bio = z.infer<typeof bioSchema>;

export const getProfile = defineCall({
  method: 'GET',
  path: '/api/user/profile',
  summary: 'Everything of one’s own account that the user zone shows',
  params: nothing,
  query: nothing,
  reply: z.object({
    user: userSchema.extend({
      created_on: z.iso.datetime(),
      correo_nuevo: z.string().nullable().describe('An address that waits to be proved'),
      eliminacion_prevista: z.iso.datetime().nullable(),
      passkeys: z.int().describe('How many'),
      solicitud: applicationSchema.nullable(),
      bio: bioSchema,
    }),
  }),
});
export type Profile = z.infer<typeof getProfile.reply>['user'];

export const updateProfile = defineCall({
  method: 'PUT',
  path: '/api/user/profile',
  summary: 'Another alias or language',
  params: nothing,
  query: nothing,
  body: z.object({ alias: aliasSchema.optional(), idioma: idiomaSchema.optional() }),
  reply: z.object({ user: userSchema }),
});

export const updateBio = defineCall({
  method: 'PUT',
  path: '/api/user/bio',
  summary: 'One’s own bio; the orientation is kept only with the consent given beside it',
  params: nothing,
  query: nothing,
  body: z
    .object({
      ...bioFields,
      orientacion: z.enum(ORIENTACIONES).nullable(),
      orientacion_consentida: z.boolean(),
    })
    .refine((bio) => bio.orientacion === null || bio.orientacion_consentida, { path: ['orientacion_consentida'] }),
  reply: z.object({ bio: bioSchema }),
});

export const PHOTO_TYPES = ['image/jpeg', 'image/png', 'image/webp', 'image/avif'] as const;
export const PHOTO_MAX_BYTES = 8 * 1024 * 1024;

export const uploadPhoto = defineCall({
  method: 'PUT',
  path: '/api/user/bio/photo',
  summary:
    'One’s own photo: the picture itself as the body; it is made anew, small and without what it says of its origin',
  params: nothing,
  query: nothing,
  upload: { types: PHOTO_TYPES, maxBytes: PHOTO_MAX_BYTES },
  reply: z.object({ bio_foto_url: z.string() }),
});

export const removePhoto = defineCall({
  method: 'DELETE',
  path: '/api/user/bio/photo',
  summary: 'Without a photo',
  params: nothing,
  query: nothing,
  reply: done,
});

export const getLocation = defineCall({
  method: 'GET',
  path: '/api/user/location',
  summary: 'The country of the address asked from, by a local table; nothing of it is stored',
  params: nothing,
  query: nothing,
  reply: z.object({ ip: z.string(), pais_iso_code: z.string().nullable(), country_name: z.string().nullable() }),
});

export const changeEmail = defineCall({
  method: 'POST',
  path: '/api/email/change',
  summary:
    'Asks for another address; it counts once proved by the mail sent there. Answers alike whoever has that address',
  params: nothing,
  query: nothing,
  body: z.object({ email: emailSchema, password: z.string().min(1).max(1000) }),
  reply: done,
});

export const confirmEmail = defineCall({
  method: 'POST',
  path: '/api/email/confirm',
  summary: 'Proves the new address with the token of the mail',
  params: nothing,
  query: nothing,
  body: z.object({ token: z.string().min(1).max(200) }),
  reply: done,
});

export const publicBioSchema = z.object({
  descripcion: z.string(),
  pais: z.string().nullable(),
  orientacion: z.enum(ORIENTACIONES).nullable(),
  estudios: z.string(),
  link_blog: z.string(),
  link_linkedin: z.string(),
  link_twitter: z.string(),
  link_periodico1: z.string(),
  link_periodico2: z.string(),
  categorias: z.array(z.object({ categoria_id: z.int(), nombre: z.string() })),
});

/** What everybody may know of somebody: never an address of any kind. */
export const publicProfileSchema = z.object({
  usuario_id: z.int(),
  alias: z.string(),
  rol: rolSchema,
  bio_foto_url: z.string().nullable(),
  created_on: z.iso.datetime(),
  bio: publicBioSchema.nullable().describe('Of authors alone'),
});
export type PublicProfile = z.infer<typeof publicProfileSchema>;

export const getPublicProfile = defineCall({
  method: 'GET',
  path: '/api/usuario/:usuario_id',
  summary: 'A person as everybody sees them',
  params: z.object({ usuario_id: z.coerce.number().int().positive() }),
  query: z.object({ idioma: idiomaSchema.default('es') }),
  reply: z.object({ profile: publicProfileSchema }),
});
