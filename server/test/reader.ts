import { randomBytes } from 'node:crypto';
import type { TestApp } from './app.ts';

export interface Reply<T> {
  status: number;
  body: T;
  headers: Headers;
}

/** A browser of somebody: keeps cookies, speaks JSON from our own pages. */
export class Reader {
  readonly cookies = new Map<string, string>();
  private readonly app: TestApp;
  private readonly address: string | undefined;

  constructor(app: TestApp, address?: string) {
    this.app = app;
    this.address = address;
  }

  send<T = Record<string, unknown>>(
    method: string,
    path: string,
    body?: unknown,
    extra: Record<string, string> = {},
  ): Promise<Reply<T>> {
    const json = body === undefined ? {} : { 'content-type': 'application/json' };
    return this.ask<T>(method, path, { ...json, ...extra }, body === undefined ? undefined : JSON.stringify(body));
  }

  /** A file, as it is. */
  upload<T>(path: string, bytes: Uint8Array, type: string): Promise<Reply<T>> {
    return this.ask<T>('PUT', path, { 'content-type': type }, new Uint8Array(bytes));
  }

  private async ask<T>(
    method: string,
    path: string,
    extra: Record<string, string>,
    body: string | Uint8Array<ArrayBuffer> | undefined,
  ): Promise<Reply<T>> {
    const response = await fetch(this.app.origin + path, {
      method,
      headers: {
        'sec-fetch-site': 'same-origin',
        ...(this.cookies.size > 0
          ? { cookie: [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ') }
          : {}),
        ...(this.address === undefined ? {} : { 'x-forwarded-for': this.address }),
        ...extra,
      },
      ...(body === undefined ? {} : { body }),
    });
    for (const cookie of response.headers.getSetCookie()) this.keep(cookie);
    const text = await response.text();
    const isJson = response.headers.get('content-type')?.includes('json') === true;
    // Of a file nobody here reads the words.
    const answer: unknown = isJson ? JSON.parse(text) : text === '' ? null : {};
    return { status: response.status, body: answer as T, headers: response.headers };
  }

  /** The words of an answer, whatever they are. */
  async raw(path: string): Promise<string> {
    const cookie = [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const response = await fetch(this.app.origin + path, { headers: { 'sec-fetch-site': 'same-origin', cookie } });
    return response.text();
  }

  private keep(setCookie: string): void {
    const [pair = '', ...attributes] = setCookie.split('; ');
    const at = pair.indexOf('=');
    const gone = attributes.some((attribute) => attribute.toLowerCase() === 'max-age=0');
    if (gone) this.cookies.delete(pair.slice(0, at));
    else this.cookies.set(pair.slice(0, at), pair.slice(at + 1));
  }

  get<T = Record<string, unknown>>(path: string): Promise<Reply<T>> {
    return this.send<T>('GET', path);
  }

  post<T = Record<string, unknown>>(path: string, body?: unknown): Promise<Reply<T>> {
    return this.send<T>('POST', path, body);
  }

  me(): Promise<Reply<{ user: { alias: string; email: string; email_verificado: boolean; rol: string } | null }>> {
    return this.get('/api/me');
  }
}

let count = 0;
export function someone() {
  count += 1;
  const alias = `lectora ${count} ${randomBytes(3).toString('hex')}`;
  return {
    alias,
    email: `${alias.replaceAll(' ', '.')}@correo.example`,
    password: `tres tigres ${randomBytes(4).toString('hex')}`,
  };
}

/** The newest mail that waits for an address, as whoever reads it would see it. */
export async function lastMail(
  app: TestApp,
  email: string,
): Promise<{ plantilla: string; datos: Record<string, string> } | undefined> {
  const rows = await app.context.db.query<{ plantilla: string; datos: Record<string, string> }>(
    {
      name: 'test-last-mail',
      text: 'select plantilla, datos from outgoing_mails where destinatario = $1 order by mail_id desc limit 1',
    },
    [email],
  );
  return rows[0];
}

export const tokenOf = (url: string | undefined): string => decodeURIComponent(url?.split('#')[1] ?? '');
