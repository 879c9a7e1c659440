import { copyImage, IMAGE_TYPES, uploadImage } from '@poliedro/contracts/writing';
import type { FastifyInstance } from 'fastify';
import { type PersonalRegistry, registerUserCall } from '../../accounts/personal-calls.ts';
import { DomainError } from '../../platform/errors.ts';
import { ruleForPath } from '../../platform/response-cache/rules.ts';
import { IMAGE_PREFIX, IMAGE_TYPE, type ImageService } from './image.service.ts';

/** In our memory: short, so that pictures do not push out what many ask for. */
const KEPT = { freshSeconds: 60, staleSeconds: 0 };
/** A name never gets another picture. Shared caches look again each day, should it have been taken back. */
const FOR_EVER = 'public, max-age=31536000, s-maxage=86400, immutable';

/** Bodies of the named types are read as they are, and no other body is; the limit is the call's. */
function readImages(scope: FastifyInstance): void {
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser([...IMAGE_TYPES], { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
  scope.setErrorHandler((error: Error & { code?: string }) => {
    throw error.code === 'FST_ERR_CTP_BODY_TOO_LARGE' ? new DomainError('image_too_large') : error;
  });
}

export function registerImageRoutes(registry: PersonalRegistry, images: ImageService): void {
  const { app, cacheRules } = registry;

  app.register(async (scope) => {
    readImages(scope);
    registerUserCall({ ...registry, app: scope }, uploadImage, async ({ input, user }) => {
      if (!Buffer.isBuffer(input.body)) throw new DomainError('image_unreadable');
      return images.store(user, input.body);
    });
  });

  registerUserCall(registry, copyImage, ({ input: { body }, user }) => images.copy(user, body.url));

  cacheRules.push(ruleForPath(/^\/imagenes\/[0-9a-f]{32}\.webp$/, [], KEPT, false));
  app.get<{ Params: { name: string } }>(`${IMAGE_PREFIX}:name`, async (request, reply) => {
    const image = await images.find(request.params.name);
    if (image === null) throw new DomainError('not_found');
    return reply.type(IMAGE_TYPE).header('cache-control', FOR_EVER).send(image);
  });
}
