import { startObjectStorageStandIn } from './object-storage-stand-in.ts';

const setting = (name: string, fallback: string) => process.env[name] || fallback;

const bucket = setting('S3_BUCKET', 'poliedro');
const region = setting('S3_REGION', 'stand-in');
const standIn = await startObjectStorageStandIn({
  port: Number(setting('OBJECT_STORAGE_PORT', '9000')),
  bucket,
  region,
  accessKeyId: setting('S3_ACCESS_KEY_ID', 'stand-in'),
  secretAccessKey: setting('S3_SECRET_ACCESS_KEY', 'stand-in'),
});
// The one line on standard output, for whoever started this with a free port.
console.log(JSON.stringify({ port: standIn.port }));
console.error(`the bucket ${bucket} in ${region} stands at http://127.0.0.1:${standIn.port}`);

const end = () => void standIn.close().then(() => process.exit());
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, end);
// A test that started this and is gone needs it no more.
process.once('disconnect', end);
