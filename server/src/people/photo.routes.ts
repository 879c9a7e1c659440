import { PHOTO_TYPES, removePhoto, uploadPhoto } from '@poliedro/contracts/profiles';
import type { FastifyInstance } from 'fastify';
import { type PersonalRegistry, registerUserCall } from '../accounts/personal-calls.ts';
import { DomainError } from '../platform/errors.ts';
import { ruleForPath } from '../platform/response-cache/rules.ts';
import { PHOTO_PREFIX, PHOTO_TYPE, type PhotoService } from './photo.service.ts';

/** In our memory: short and never stale, so that a photo that was taken back is gone soon. */
const KEPT = { freshSeconds: 60, staleSeconds: 0 };
/** A name never gets another picture. Shared caches look again each day, should it have been taken back. */
const FOR_EVER = 'public, max-age=31536000, s-maxage=86400, immutable';

/** Bodies of the named types are read as they are, and no other body is; the limit is the call's. */
function readPhotos(scope: FastifyInstance): void {
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser([...PHOTO_TYPES], { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
  scope.setErrorHandler((error: Error & { code?: string }) => {
    throw error.code === 'FST_ERR_CTP_BODY_TOO_LARGE' ? new DomainError('photo_too_large') : error;
  });
}

export function registerPhotoRoutes(registry: PersonalRegistry, photos: PhotoService): void {
  const { app, cacheRules } = registry;

  app.register(async (scope) => {
    readPhotos(scope);
    registerUserCall({ ...registry, app: scope }, uploadPhoto, async ({ input, user }) => {
      if (!Buffer.isBuffer(input.body)) throw new DomainError('photo_unreadable');
      return { bio_foto_url: await photos.upload(user, input.body) };
    });
  });

  registerUserCall(registry, removePhoto, async ({ user }) => {
    await photos.remove(user);
    return { success: true } as const;
  });

  cacheRules.push(ruleForPath(/^\/fotos\/[\w-]{22}\.webp$/, [], KEPT, false));
  app.get<{ Params: { name: string } }>(`${PHOTO_PREFIX}:name`, async (request, reply) => {
    const photo = await photos.find(request.params.name);
    if (photo === null) throw new DomainError('not_found');
    return reply.type(PHOTO_TYPE).header('cache-control', FOR_EVER).send(photo);
  });
}
