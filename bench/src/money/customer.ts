import { setTimeout as delay } from 'node:timers/promises';

/** Somebody who uses the site with a browser that does not give up. */
export interface Customer {
  readonly usuario_id: number;
  readonly cookie: string;
}

export interface Answer {
  readonly status: number;
  readonly body: Readonly<Record<string, unknown>>;
}

const PATIENCE_MS = 4000;
const PAUSE_MS = 250;
const GIVE_UP_MS = 120_000;

async function askOnce(origin: string, { cookie }: Customer, path: string, body: object | undefined): Promise<Answer> {
  const response = await fetch(`${origin}${path}`, {
    method: body === undefined ? 'GET' : 'POST',
    headers: { cookie, origin, 'sec-fetch-site': 'same-origin', 'content-type': 'application/json' },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    signal: AbortSignal.timeout(PATIENCE_MS),
  });
  return { status: response.status, body: (await response.json()) as Answer['body'] };
}

/** Asks the same until it is answered: what was asked for under a key is done once, however often it is said. */
export async function ask(origin: string, who: Customer, path: string, body?: object): Promise<Answer> {
  const heard = new Map<string, number>();
  for (const end = Date.now() + GIVE_UP_MS; Date.now() < end; await delay(PAUSE_MS)) {
    const answer = await askOnce(origin, who, path, body).catch(String);
    if (typeof answer !== 'string' && answer.status < 500) return answer;
    const what = typeof answer === 'string' ? answer : `${answer.status} ${answer.body.code}`;
    heard.set(what, (heard.get(what) ?? 0) + 1);
  }
  const told = JSON.stringify([Object.fromEntries(heard), body]);
  throw new Error(`${path} was not answered in ${GIVE_UP_MS / 1000} s: ${told}`);
}
