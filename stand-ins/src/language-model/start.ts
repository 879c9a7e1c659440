import { startLanguageModelStandIn } from './language-model-stand-in.ts';

const { MODEL_PORT, MODEL_NAME, MODEL_API_KEY } = process.env;
const standIn = await startLanguageModelStandIn({
  port: Number(MODEL_PORT || '8092'),
  ...(MODEL_NAME && { model: MODEL_NAME }),
  ...(MODEL_API_KEY && { apiKey: MODEL_API_KEY }),
});
const model = MODEL_NAME || 'stand-in';
// The one line on standard output, for whoever started this with a free port.
console.log(JSON.stringify({ port: standIn.port }));
console.error(
  `MODEL_PROVIDER=openai-compatible MODEL_URL=http://127.0.0.1:${standIn.port}/v1 MODEL_NAME=${model} MODEL_PRICES=${model}=0.1/0.3`,
);

const end = () => void standIn.close().then(() => process.exit());
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, end);
// A test that started this and is gone needs it no more.
process.once('disconnect', end);
