import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import { SITE_NAME } from '@poliedro/contracts/site';
import type { FastifyInstance } from 'fastify';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';

/** The contracts as OpenAPI 3.1 at /api/openapi.json, to browse at /api/docs. Registered before the routes. */
export async function describeApi(app: FastifyInstance): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: SITE_NAME, version: '1', license: { name: 'AGPL-3.0-or-later' } },
    },
    transform: (document) =>
      document.url.startsWith('/api/') && document.schema?.summary !== undefined
        ? jsonSchemaTransform(document)
        : { schema: { hide: true }, url: document.url },
  });
  await app.register(swaggerUi, { routePrefix: '/api/docs', staticCSP: true, logLevel: 'warn' });
  app.get('/api/openapi.json', async (_, reply) =>
    reply.type('application/json; charset=utf-8').serializer(JSON.stringify).send(app.swagger()),
  );
}
