import Fastify from 'fastify';
import pg from 'pg';

/** The least that Fastify and pg must do to give what one statement finds. Usage: PORT PATH STATEMENT VALUES POOL */
const [port, path = '', statement = '', values = '', connections = ''] = process.argv.slice(2);
const { name, text } = JSON.parse(statement) as { name: string; text: string };
const parameters = JSON.parse(values) as unknown[];
const pool = new pg.Pool({
  connectionString: process.env.DATABASE_URL,
  max: Number(connections),
  options: '-c timezone=UTC',
});

const app = Fastify();
app.get(path, async (_request, reply) => {
  const { rows } = await pool.query({ name, text, values: parameters });
  return reply.type('application/json; charset=utf-8').send(JSON.stringify(rows));
});
await app.listen({ host: '127.0.0.1', port: Number(port) });
