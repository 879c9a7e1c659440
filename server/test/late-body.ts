import { request } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import { onTestFinished } from 'vitest';
import type { TestApp } from './app.ts';
import type { Reader } from './reader.ts';

/** Long enough for the server to have judged what it knows of the request. */
const JUDGED_AFTER_MS = 300;

interface LateBody {
  /** Sends what was kept back; resolves with what is answered. */
  finish(): Promise<{ status: number; body: { code?: string } }>;
}

/** Sends a request but for its body. */
export async function sendWithoutBody(
  app: TestApp,
  reader: Reader,
  { method, path, body }: { method: string; path: string; body: object },
): Promise<LateBody> {
  const text = JSON.stringify(body);
  const sending = request(app.origin + path, {
    method,
    agent: false,
    headers: {
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(text),
      'sec-fetch-site': 'same-origin',
      cookie: [...reader.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
    },
  });
  onTestFinished(() => void sending.destroy());
  const answered = new Promise<{ status: number; body: { code?: string } }>((resolve, reject) => {
    sending.on('error', reject);
    sending.on('response', async (response) => {
      const chunks: Buffer[] = await response.toArray();
      resolve({ status: response.statusCode ?? 0, body: JSON.parse(Buffer.concat(chunks).toString()) });
    });
  });
  answered.catch(() => {});
  sending.flushHeaders();
  await delay(JUDGED_AFTER_MS);
  return {
    finish() {
      sending.end(text);
      return answered;
    },
  };
}
