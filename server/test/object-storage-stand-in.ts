import { startStandIn } from './stand-in.ts';

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
  const account = {
    bucket: 'pruebas',
    region: 'eu-south-2',
    accessKeyId: 'de-prueba',
    secretAccessKey: 'only for tests',
  };
  const { port } = await startStandIn<{ port: number }>('object-storage', {
    OBJECT_STORAGE_PORT: '0',
    S3_BUCKET: account.bucket,
    S3_REGION: account.region,
    S3_ACCESS_KEY_ID: account.accessKeyId,
    S3_SECRET_ACCESS_KEY: account.secretAccessKey,
  });
  const endpoint = `http://127.0.0.1:${port}`;
  return {
    ...account,
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
