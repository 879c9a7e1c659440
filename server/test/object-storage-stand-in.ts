import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { onTestFinished } from 'vitest';

const START = join(import.meta.dirname, '../../stand-ins/src/object-storage/start.ts');

export interface TestObjectStorage {
  readonly endpoint: string;
  readonly bucket: string;
  readonly region: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
  setFaults(faults: { fail?: number; hang?: number }): Promise<void>;
  keys(): Promise<string[]>;
}

/** The stand-in as a process of its own, spoken to over HTTP alone, as in development. */
export async function startTestObjectStorage(): Promise<TestObjectStorage> {
  const account = { bucket: 'pruebas', accessKeyId: 'de-prueba', secretAccessKey: 'only for tests' };
  const child = fork(START, {
    env: {
      PATH: process.env.PATH,
      OBJECT_STORAGE_PORT: '0',
      S3_BUCKET: account.bucket,
      S3_ACCESS_KEY_ID: account.accessKeyId,
      S3_SECRET_ACCESS_KEY: account.secretAccessKey,
    },
    execArgv: [],
    stdio: ['ignore', 'pipe', 'ignore', 'ipc'],
  });
  onTestFinished(async () => {
    if (child.exitCode !== null) return;
    child.kill('SIGTERM');
    await once(child, 'exit');
  });
  if (child.stdout === null) throw new Error('The object storage stand-in has no output');
  const [line] = (await once(createInterface({ input: child.stdout }), 'line')) as [string];
  const endpoint = `http://127.0.0.1:${(JSON.parse(line) as { port: number }).port}`;
  return {
    ...account,
    region: 'eu-south-2',
    endpoint,
    async setFaults(faults) {
      const response = await fetch(`${endpoint}/faults`, { method: 'PUT', body: JSON.stringify(faults) });
      if (!response.ok) throw new Error(`The object storage stand-in answered ${response.status}`);
    },
    async keys() {
      return ((await (await fetch(`${endpoint}/objects`)).json()) as { keys: string[] }).keys;
    },
  };
}
