import { once } from 'node:events';
import { type ClientRequest, type IncomingMessage, request } from 'node:http';
import { json } from 'node:stream/consumers';
import { setTimeout as delay } from 'node:timers/promises';
import { onTestFinished } from 'vitest';
import type { TestApp } from './app.ts';
import type { Reader } from './reader.ts';

/** Long enough for the server to have judged what it knows of the request. */
const JUDGED_AFTER_MS = 300;

interface Answer {
  readonly status: number;
  readonly body: { code?: string };
}

interface LateBody {
  /** Sends what was kept back; resolves with what is answered. */
  finish(): Promise<Answer>;
}

async function answerTo(sending: ClientRequest): Promise<Answer> {
  const [response]: IncomingMessage[] = await once(sending, 'response');
  if (response === undefined) throw new Error('no answer');
  return { status: response.statusCode ?? 0, body: (await json(response)) as Answer['body'] };
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
  const answered = answerTo(sending);
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
