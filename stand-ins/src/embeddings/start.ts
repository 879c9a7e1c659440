import { startEmbeddingsStandIn } from './embeddings-stand-in.ts';

const setting = (name: string, fallback: string) => process.env[name] || fallback;

const model = setting('EMBEDDING_MODEL', 'stand-in');
const apiKey = process.env.EMBEDDING_API_KEY;
const standIn = await startEmbeddingsStandIn({
  port: Number(setting('EMBEDDINGS_PORT', '8091')),
  model,
  dimensions: Number(setting('EMBEDDING_DIMENSIONS', '384')),
  ...(apiKey && { apiKey }),
});
// The one line on standard output, for whoever started this with a free port.
console.log(JSON.stringify({ port: standIn.port }));
console.error(`EMBEDDING_URL=http://127.0.0.1:${standIn.port}/v1 EMBEDDING_MODEL=${model}`);

const end = () => void standIn.close().then(() => process.exit());
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, end);
// A test that started this and is gone needs it no more.
process.once('disconnect', end);
