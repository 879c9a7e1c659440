import { readFileSync } from 'node:fs';
import Fastify from 'fastify';

/** The least that Fastify must do to give these very bytes. Usage: PORT PATH FILE CONTENT-TYPE [CONTENT-ENCODING] */
const [port, path = '', file = '', type = '', encoding = ''] = process.argv.slice(2);
const body = readFileSync(file);

const app = Fastify();
app.get(path, (_request, reply) => {
  if (encoding !== '') reply.header('content-encoding', encoding);
  reply.type(type).send(body);
});
await app.listen({ host: '127.0.0.1', port: Number(port) });
